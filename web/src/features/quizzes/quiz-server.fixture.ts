import type { OwnQuizSummary } from '@study-assistant/contract/quizzes/quizzes';
import { http, HttpResponse } from 'msw';
import type { QuizProgress } from '../../queries/quizzes.ts';
import { teacher } from '../../test/render-signed-in.tsx';
import { server } from '../../test/server.ts';
import { takePage } from '../../test/take-page.ts';

export function quiz(id: string, fields: Partial<OwnQuizSummary> = {}): OwnQuizSummary {
  return {
    id,
    title: `Quiz ${id}`,
    toughness: 'Medium',
    targetGrade: 'Grade 8',
    numQuestions: 12,
    createdAt: new Date().toISOString(),
    teacherId: teacher.uid,
    status: 'ready',
    writer: 'offline',
    teacherName: '',
    subject: null,
    topics: [],
    notice: null,
    reportedQuestions: 0,
    tags: [],
    isShared: false,
    given: [],
    ...fields,
  };
}

export function refuse(status: number, error: string) {
  return HttpResponse.json({ success: false, error, code: 'test' }, { status });
}

export type QuizServer = ReturnType<typeof startQuizServer>;

/** An in-memory server of quiz generation; a test decides when a quiz is ready or has failed. */
export function startQuizServer() {
  const state = {
    quizzes: [] as OwnQuizSummary[],
    jobs: {} as Record<string, object>,
    orders: [] as { form: FormData; prefer: string | null }[],
    retries: [] as unknown[],
    /** How many students are taking each quiz now. */
    takenBy: 0,
    /** The classes that have a quiz now. */
    given: [] as { id: string; name: string }[],
  };

  function change(id: string, fields: Partial<OwnQuizSummary>) {
    state.quizzes = state.quizzes.map((one) => (one.id === id ? { ...one, ...fields } : one));
  }

  server.use(
    http.get('/api/quizzes', ({ request }) => {
      const { page, next } = takePage(state.quizzes, request);
      return HttpResponse.json({ success: true, quizzes: page, next });
    }),
    http.get('/api/quizzes/:id/progress', ({ params }) =>
      HttpResponse.json({ success: true, ...state.jobs[String(params['id'])] }),
    ),
    http.post('/api/quiz/generate', async ({ request }) => {
      const form = await request.formData();
      state.orders.push({ form, prefer: request.headers.get('prefer') });
      state.quizzes = [quiz('new', { title: 'cells', status: 'generating' }), ...state.quizzes];
      state.jobs['new'] = { status: 'generating', progress: 0.3, stage: 'Reading the document' };
      return HttpResponse.json({ success: true, quizId: 'new' }, { status: 202 });
    }),
    http.post('/api/quizzes/:id/retry', async ({ params, request }) => {
      const id = String(params['id']);
      state.retries.push(await request.json());
      change(id, { status: 'generating' });
      state.jobs[id] = { status: 'generating', progress: 0.1, stage: 'Writing questions' };
      return HttpResponse.json({ success: true, quizId: id }, { status: 202 });
    }),
    http.get('/api/quizzes/:id/given', () =>
      HttpResponse.json({ success: true, classes: state.given }),
    ),
    http.get('/api/quizzes/:id/open-attempts', () =>
      HttpResponse.json({ success: true, takenBy: state.takenBy }),
    ),
    http.delete('/api/quizzes/:id', ({ params }) => {
      const kept = state.quizzes;
      state.quizzes = kept.filter((one) => one.id !== params['id']);
      if (state.takenBy > 0) return HttpResponse.json({ success: true, takenBy: state.takenBy });
      server.use(
        http.post('/api/quizzes/:id/restore', () => {
          state.quizzes = kept;
          const restored = kept.find((one) => one.id === params['id']);
          return HttpResponse.json({ success: true, quiz: restored });
        }),
      );
      return HttpResponse.json({ success: true, undoUntil: new Date().toISOString() });
    }),
  );

  return {
    state,
    finish(id: string, fields: Partial<OwnQuizSummary> = {}) {
      change(id, { status: 'ready', ...fields });
      state.jobs[id] = { status: 'ready', progress: 1, stage: 'Ready' };
    },
    fail(id: string, error: string, help: Partial<QuizProgress> = {}) {
      change(id, { status: 'failed' });
      const stage = 'Stopped';
      state.jobs[id] = { status: 'failed', progress: 1, stage, error, ...help };
    },
  };
}
