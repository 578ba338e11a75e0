import { NO_SOURCE, type PlacedQuestion } from '@study-assistant/contract/questions/question';
import type { Draft } from '@study-assistant/contract/quizzes/question-drafts';
import { http, HttpResponse } from 'msw';
import type { OwnQuiz } from '../../../queries/quiz-edits.ts';
import { server } from '../../../test/server.ts';
import { quiz, refuse } from '../quiz-server.fixture.ts';

type Fields = Partial<OwnQuiz> & { ids?: string[] };

/** A draft of three questions, "What is q1?" and so on. */
export function ownQuiz({ ids = ['q1', 'q2', 'q3'], ...fields }: Fields = {}): OwnQuiz {
  return {
    ...quiz('quiz-1', { title: 'The cell', numQuestions: ids.length, status: 'draft' }),
    version: 1,
    questions: ids.map(placed),
    ...fields,
  };
}

function placed(id: string): PlacedQuestion {
  return {
    id,
    question: `What is ${id}?`,
    options: [`${id} one`, `${id} two`, `${id} three`, `${id} four`],
    correctAnswer: 1,
    explanation: `It is ${id} two.`,
    topic: 'plants',
    benchmarkTime: 20,
    source: { page: 3, section: null, quote: `The text says ${id}.` },
  };
}

/** The draft "What is d1?" with one wrong answer, three suggestions and another wording. */
export function aDraft(id: string, fields: Partial<Draft> = {}): Draft {
  return {
    id,
    question: `What is ${id}?`,
    answer: `${id} right`,
    wrongAnswers: [`${id} wrong`],
    weakSpot: 'wrong-answers',
    suggestions: {
      stems: [`Which is ${id}?`],
      wrongAnswers: ['cell', 'leaf', 'root'].map((text) => `${id} ${text}`),
    },
    explanation: `It is ${id} right.`,
    topic: 'plants',
    source: { page: 5, section: null, quote: `The text says ${id}.` },
    ...fields,
  };
}

type EditedQuestion = Omit<PlacedQuestion, 'id' | 'source' | 'benchmarkTime'> & { id?: string };
type Edit = {
  version: number;
  title?: string;
  subject?: OwnQuiz['subject'];
  questions?: EditedQuestion[];
};
type Warnings = { questionId: string; code: string; sentence: string }[];

export type EditorServer = ReturnType<typeof startEditorServer>;

/** An in-memory server of the editor that keeps versions, ids and sources like the real one. */
export function startEditorServer(
  first: OwnQuiz = ownQuiz(),
  drafts: Draft[] = [],
  spares: PlacedQuestion[] = [],
) {
  const state = {
    drafts,
    dismissals: [] as { id: string; dismissed: boolean }[],
    suggestions: [] as string[],
    asked: [] as unknown[],
    quiz: first,
    warnings: [] as Warnings,
    corrected: 0,
    edits: [] as Edit[],
    replaced: [] as { place: number; version: number }[],
  };
  const reply = (fields: object = {}) =>
    HttpResponse.json({ success: true, quiz: state.quiz, ...fields });
  const listSpares = (questions: readonly { id: string }[] = state.quiz.questions) =>
    spares.filter((spare) => !questions.some(({ id }) => id === spare.id));
  const stale = () => refuse(409, 'This quiz was changed somewhere else in the meantime.');

  function change(fields: Partial<OwnQuiz>) {
    state.quiz = { ...state.quiz, ...fields, version: state.quiz.version + 1 };
  }

  server.use(
    http.get('/api/quizzes/quiz-1', () => reply()),
    http.patch('/api/quizzes/quiz-1', async ({ request }) => {
      const edit = (await request.json()) as Edit;
      if (edit.version !== state.quiz.version) return stale();
      const { warnings, corrected } = state;
      if (edit.questions) {
        state.edits.push(edit);
        const questions = edit.questions.map((texts, index) => {
          const known = state.quiz.questions.find(({ id }) => id === texts.id);
          const draft = state.drafts.find(({ id }) => id === texts.id);
          const spare = spares.find(({ id }) => id === texts.id);
          const source = (known ?? draft ?? spare)?.source ?? NO_SOURCE;
          return { ...texts, benchmarkTime: 20, source, id: texts.id ?? `h${index}` };
        });
        const { subject = state.quiz.subject, title = state.quiz.title } = edit;
        // A draft that was taken is gone for good.
        state.drafts = state.drafts.filter(({ id }) => !questions.some((one) => one.id === id));
        const { review = { toCheck: 0, drafts: 0 } } = state.quiz;
        const free = listSpares(questions).length;
        const waiting = { review: { ...review, drafts: state.drafts.length, spares: free } };
        change({ title: title.trim(), subject, questions, ...waiting });
      }
      return reply({ warnings, corrected });
    }),
    http.post('/api/quizzes/quiz-1/questions/:n/replace', async ({ params, request }) => {
      const { version } = (await request.json()) as { version: number };
      if (version !== state.quiz.version) return stale();
      const place = Number(params['n']);
      state.replaced.push({ place, version });
      const written = placed(`r${state.replaced.length}`);
      change({ questions: state.quiz.questions.with(place - 1, written) });
      return reply();
    }),
    http.post('/api/quizzes/quiz-1/questions/:id/confirm', ({ params }) => {
      const questions = state.quiz.questions.map((question) =>
        question.id === params['id'] ? { ...question, confidence: undefined } : question,
      );
      const toCheck = questions.filter(({ confidence }) => confidence === 'check').length;
      state.quiz = { ...state.quiz, questions, review: { toCheck, drafts: state.drafts.length } };
      return reply();
    }),
    http.get('/api/quizzes/quiz-1/drafts', () =>
      HttpResponse.json({ success: true, drafts: state.drafts, spares: listSpares() }),
    ),
    http.put('/api/quizzes/quiz-1/drafts/:id/dismissed', async ({ params, request }) => {
      const { dismissed } = (await request.json()) as { dismissed: boolean };
      state.dismissals.push({ id: String(params['id']), dismissed });
      return HttpResponse.json({ success: true, waiting: 1 });
    }),
    http.post('/api/quizzes/quiz-1/suggestions', async ({ request }) => {
      state.asked.push(await request.json());
      return HttpResponse.json({ success: true, wrongAnswers: state.suggestions });
    }),
    http.post('/api/quizzes/quiz-1/publish', () => {
      state.quiz = { ...state.quiz, status: 'ready' };
      return reply();
    }),
  );

  return { state, changeElsewhere: change };
}
