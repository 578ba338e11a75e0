import type { Today } from '@study-assistant/contract/assignments/today';
import { http, HttpResponse } from 'msw';
import { server } from './server.ts';

type OpenAttempt = Today['openAttempts'][number];
type NewQuiz = NonNullable<Today['newQuiz']>;

/** An attempt with twelve minutes left. */
export function anOpenAttempt(over: Partial<OpenAttempt> = {}): OpenAttempt {
  return {
    attemptId: 'open',
    quizId: 'rivers',
    quizTitle: 'Rivers',
    assignmentId: null,
    answered: 7,
    numQuestions: 10,
    deadline: new Date(Date.now() + 11.5 * 60_000).toISOString(),
    ...over,
  };
}

export function aNewQuiz(over: Partial<NewQuiz> = {}): NewQuiz {
  return {
    id: 'cells',
    title: 'Cells and tissues',
    toughness: 'Medium',
    targetGrade: 'Grade 10',
    numQuestions: 10,
    createdAt: '2026-11-20T09:05:00.000Z',
    teacherId: 'teacher-1',
    teacherName: 'Ruth Meyer',
    subject: 'Biology',
    topics: ['Osmosis'],
    status: 'ready',
    writer: 'offline',
    notice: null,
    forYourGrade: true,
    best: null,
    ...over,
  };
}

export const lastResult: NonNullable<Today['lastResult']> = {
  attemptId: 'last',
  quizTitle: 'Volcanoes',
  percentage: 80,
  completedAt: '2026-11-21T09:05:00.000Z',
};

/** Serves the student's day without any class invitations; `asked` counts the requests. */
export function serveToday(over: Partial<Today> = {}) {
  const today: Today = {
    openAttempts: [],
    assignment: null,
    newQuiz: null,
    toReview: 0,
    lastResult: null,
    ...over,
  };
  const requests = { asked: 0 };
  server.use(
    http.get('/api/student/:uid/class-invitations', () =>
      HttpResponse.json({ success: true, invitations: [] }),
    ),
    http.get('/api/student/:uid/today', () => {
      requests.asked += 1;
      return HttpResponse.json({ success: true, today, serverNow: new Date().toISOString() });
    }),
  );
  return requests;
}
