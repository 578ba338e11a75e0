import type { Person } from '../people/people.ts';
import { settingsWith } from '../school/assigned-class.ts';
import { form, send } from './site.ts';

/** The things of a school, by their ids. */
export type Ids = Record<
  | 'teacher'
  | 'student'
  | 'quiz'
  | 'question'
  | 'draft'
  | 'document'
  | 'attempt'
  | 'open'
  | 'material'
  | 'class'
  | 'column'
  | 'assignment',
  string
>;

/** The parameters, query and body of a call. A string is sent as a body that is not JSON. */
export type Call = {
  params?: Record<string, string>;
  query?: string;
  json?: object;
  form?: FormData;
  text?: string;
};
export type Row = (ids: Ids, me: Person) => Call;

const NOBODY = 'nobody-has-this-id';
export const UNKNOWN: Ids = {
  ...{
    teacher: NOBODY,
    student: NOBODY,
    class: NOBODY,
    column: NOBODY,
    assignment: NOBODY,
    material: NOBODY,
  },
  ...{ quiz: NOBODY, question: NOBODY, draft: NOBODY, document: NOBODY },
  ...{ attempt: NOBODY, open: NOBODY },
};

/** The kind of id a path parameter is, by the segment before it. A school has no others. */
const NAMED_AFTER = new Map<string, keyof Ids>([
  ['assignments', 'assignment'],
  ['attempt', 'attempt'],
  ['attempts', 'open'],
  ['classes', 'class'],
  ['columns', 'column'],
  ['documents', 'document'],
  ['drafts', 'draft'],
  ['materials', 'material'],
  ['people', 'student'],
  ['questions', 'question'],
  ['quiz-results', 'attempt'],
  ['quizzes', 'quiz'],
  ['student', 'student'],
  ['students', 'student'],
  ['teacher', 'teacher'],
  ['teachers', 'teacher'],
  ['user', 'student'],
]);

const invalid: Row = () => ({ json: { name: '' } });
const someoneElse: Row = () => ({ json: { email: 'someone-else@example.org' } });
/** A code that is no card's. */
const NO_CARD = '0000 0000 0000 0000';
const secret = { kind: 'pictures', pictures: ['cat', 'sun', 'key', 'boat'] };
const answers = [0, 0, 0, 0, 0];
const aColumn = { name: 'Mine', date: '2026-11-27', highest: 20, categoryId: null };
const noExceptions = { opensAt: null, dueAt: null, closesAt: null, moreAttempts: 0 };

/**
 * Queries and bodies of calls that need them. A call that would change the whole school, which
 * other tests share, has a body that is refused after the caller's check.
 */
const SENT = new Map<string, Row>([
  ['PATCH /account', invalid],
  ['POST /account/claim', invalid],
  ['POST /account/leave', someoneElse],
  ['PATCH /admin/people/:uid', () => ({ json: { currentGrade: '9' } })],
  ['POST /admin/people/:uid/erase', someoneElse],
  [
    'POST /admin/people/:uid/hand-over',
    (ids) => ({ params: { uid: ids.teacher }, json: { to: ids.teacher } }),
  ],
  ['POST /admin/invitations', () => ({ json: { teachers: [] } })],
  ['PATCH /admin/school', invalid],
  ['POST /admin/year', invalid],
  [
    'POST /assignments',
    (ids) => ({ json: { quizId: ids.quiz, classIds: [ids.class], settings: settingsWith() } }),
  ],
  ['POST /assignments/:id/add-time', () => ({ json: { minutes: 5 } })],
  ['PUT /assignments/:id/settings', () => ({ json: { settings: settingsWith() } })],
  ['PUT /assignments/:id/students/:uid', () => ({ json: { ...noExceptions, isExcused: true } })],
  ['PUT /assignments/:id/students/:uid/comment', () => ({ json: { comment: 'Well done' } })],
  ['PUT /attempts/:attemptId/answers', () => ({ json: { answers } })],
  [
    'POST /auth/save-user-data',
    (ids) => ({
      json: { uid: ids.student, email: 'a@b.example', fullName: 'Eve', userType: 'teacher' },
    }),
  ],
  ['POST /cards/look', () => ({ json: { code: NO_CARD } })],
  ['POST /cards/secret', () => ({ json: { code: NO_CARD, secret } })],
  ['POST /cards/sign-in', () => ({ json: { code: NO_CARD, secret } })],
  ['POST /second-step/recover', (_ids, { email }) => ({ json: { email, code: NO_CARD } })],
  ['POST /classes', () => ({})],
  ['PATCH /classes/:id', () => ({ json: { name: 'Mine' } })],
  ['POST /classes/:id/board', (ids) => ({ json: { quizId: ids.quiz, keptAs: 'practice' } })],
  ['POST /classes/:id/board/end', () => ({ json: { runId: NOBODY } })],
  [
    'PUT /classes/:id/board/seat/answer',
    () => ({ json: { runId: NOBODY, questionIndex: 0, answer: 0 } }),
  ],
  ['PUT /classes/:id/board/turn', () => ({ json: { runId: NOBODY, turn: 1 } })],
  ['PUT /classes/:id/archived', () => ({ json: { archived: true } })],
  ['POST /classes/:id/cards', (ids) => ({ json: { studentIds: [ids.student] } })],
  ['POST /classes/:id/columns', () => ({ json: aColumn })],
  ['PUT /classes/:id/columns/:columnId', () => ({ json: aColumn })],
  [
    'PUT /classes/:id/columns/:columnId/students/:uid',
    () => ({ json: { points: 1, comment: '' } }),
  ],
  ['PUT /classes/:id/grading', () => ({ json: { categories: [], categoryOf: {}, scale: [] } })],
  ['PUT /classes/:id/marks-shown', () => ({ json: { shown: true } })],
  [
    'POST /classes/:id/roster',
    (_ids, { email }) => ({
      json: { rows: [{ fullName: 'Eve', email, grade: '9' }], preview: false },
    }),
  ],
  ['POST /classes/:id/teachers', (_ids, { email }) => ({ json: { email } })],
  ['POST /classes/join', () => ({})],
  [
    'POST /materials/upload',
    (ids) => ({
      form: form(
        { materialName: 'Mine', materialType: 'PDF', teacherId: ids.teacher },
        { name: 'a.pdf', bytes: '%PDF-1.4' },
      ),
    }),
  ],
  ['PATCH /materials/:id', () => ({ json: { tags: ['mine'] } })],
  [
    'POST /quiz-results/:attemptId/mark-complete',
    () => ({ json: { resourceType: 'analysisViewed' } }),
  ],
  [
    'PUT /quiz-results/attempt/:attemptId/questions/:questionId/report',
    () => ({ json: { reason: 'unclear' } }),
  ],
  ['POST /quiz/documents', () => ({})],
  ['POST /quiz/documents/:id/quiz', () => ({ json: {} })],
  ['POST /quiz/generate', (ids) => ({ form: form({ teacherId: ids.teacher }) })],
  [
    'POST /quiz/submit',
    (ids, me) => ({ json: { quizId: ids.quiz, studentId: me.uid, answers, timeTaken: 60 } }),
  ],
  ['GET /quizzes', (ids) => ({ query: `?teacherId=${ids.teacher}` })],
  ['PATCH /quizzes/:id', () => ({ json: { version: 1, title: 'Mine' } })],
  ['PUT /quizzes/:id/drafts/:draftId/dismissed', () => ({ json: { dismissed: true } })],
  [
    'POST /materials/:id/passages',
    () => ({
      json: {
        questions: [{ question: 'Where does a river end?', answers: ['In the sea'], right: 0 }],
      },
    }),
  ],
  [
    'POST /question-bank/copies',
    (ids) => ({
      json: {
        questions: [{ quizId: ids.quiz, questionId: ids.question }],
        into: { title: 'Mine' },
      },
    }),
  ],
  ['PATCH /quizzes/:id/filing', () => ({ json: { isShared: true } })],
  [
    'POST /quizzes/:id/marking',
    () => ({ json: { questionId: 'q1', attemptIds: [NOBODY], points: 1 } }),
  ],
  ['POST /quizzes', () => ({})],
  ['POST /quizzes/:id/publish', () => ({})],
  [
    'POST /quizzes/:id/questions/:n/replace',
    (ids) => ({ params: { id: ids.quiz, n: '1' }, json: { version: 1 } }),
  ],
  ['POST /quizzes/:id/retry', () => ({ json: {} })],
  [
    'POST /quizzes/:id/suggestions',
    () => ({ json: { question: 'Where does it end?', answer: 'Mouth', options: ['', '', ''] } }),
  ],
  ['PATCH /student/:uid', () => ({ json: { currentGrade: '9' } })],
  ['PUT /student/:uid/accommodation', () => ({ json: { timeFactor: 2 } })],
  [
    'POST /student/:uid/practice/answers',
    (ids, me) => ({
      params: { uid: me.uid },
      json: { quizId: ids.quiz, questionId: ids.question, answer: 0 },
    }),
  ],
]);

/** The endpoints whose calls have a written query or body. */
export const WITH_WRITTEN_CALLS: readonly string[] = [...SENT.keys()];

/**
 * A call of an endpoint, such as `GET /quizzes/:id`, on somebody else's things; the parameters
 * follow from the path.
 */
export function callOf(endpoint: string): Row {
  const [, path = ''] = endpoint.split(' ');
  const named = [...path.matchAll(/([\w-]+)\/:(\w+)/g)];
  return (ids, me) => {
    const params = named.map(([, before = '', name = '']) => {
      const what = NAMED_AFTER.get(before);
      return [name, what ? ids[what] : NOBODY] as const;
    });
    return { params: Object.fromEntries(params), ...SENT.get(endpoint)?.(ids, me) };
  };
}

/** Calls an endpoint; brackets after its path distinguish several calls. */
export async function answerTo(endpoint: string, call: Call, token: string | undefined) {
  const { params = {}, query = '', ...body } = call;
  const [method = '', path = ''] = endpoint.split(' ');
  const named = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? `no-${name}`);
  const response = await send(`/api${named}${query}`, { method, token, ...body });
  return { status: response.status, text: await response.text() };
}
