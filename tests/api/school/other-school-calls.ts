import type { Person } from '../../support/people.ts';
import { form } from '../../support/site.ts';
import { ASSIGNMENT_ROWS } from './other-school-assignments.ts';
import { ERASURE_ROWS } from './other-school-erasures.ts';
import { PEOPLE_ROWS } from './other-school-people.ts';

/** What a school has, by its ids. */
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
  | 'assignment',
  string
>;

/** What a call names: parts of its path, its query, its body. */
export type Call = {
  params?: Record<string, string>;
  query?: string;
  json?: object;
  form?: FormData;
};
export type Row = (ids: Ids, me: Person) => Call;

const NOBODY = 'nobody-has-this-id';
export const UNKNOWN: Ids = {
  ...{
    teacher: NOBODY,
    student: NOBODY,
    quiz: NOBODY,
    question: NOBODY,
    draft: NOBODY,
    document: NOBODY,
  },
  ...{ attempt: NOBODY, open: NOBODY, material: NOBODY, class: NOBODY, assignment: NOBODY },
};

const nothing: Row = () => ({});
const quiz = (ids: Ids) => ({ params: { id: ids.quiz } });
const question = (ids: Ids) => ({ params: { id: ids.quiz, questionId: ids.question } });
const material = (ids: Ids) => ({ params: { id: ids.material } });
const attempt = (ids: Ids) => ({ params: { attemptId: ids.attempt } });
const student = (ids: Ids) => ({ params: { uid: ids.student } });
const teacher = (ids: Ids) => ({ params: { uid: ids.teacher } });
const schoolClass = (ids: Ids) => ({ params: { id: ids.class } });
const inClass = (ids: Ids) => ({ params: { id: ids.class, uid: ids.student } });
const invited = (ids: Ids) => ({ params: { uid: ids.student, id: NOBODY } });
const byClass: Row = (ids, me) => ({ params: { uid: me.uid }, query: `?classId=${ids.class}` });
const own: Row = (_ids, me) => ({ params: { uid: me.uid } });
const answers = [0, 0, 0, 0, 0];

/** Every endpoint, with each kind of id that it takes; those without ids come as they are. */
export const ROWS: readonly [endpoint: string, row: Row][] = [
  ['GET /health', nothing],
  [
    'POST /auth/save-user-data',
    (ids) => ({
      json: { uid: ids.student, email: 'a@b.example', fullName: 'Eve', userType: 'teacher' },
    }),
  ],
  ['GET /auth/user/:uid', student],
  ['GET /auth/user/:uid', teacher],
  ['GET /account', nothing],
  ['PATCH /account', () => ({ json: { fullName: 'Eve' } })],
  ['POST /account/claim', () => ({ json: { isMine: true } })],
  ['GET /admin/invitations', nothing],
  [
    'POST /admin/invitations',
    (ids, { email }) => ({ json: { teachers: [{ email, fullName: ids.teacher }] } }),
  ],
  ['DELETE /admin/invitations/:id', (ids) => ({ params: { id: ids.teacher } })],
  ['GET /materials', nothing],
  [
    'POST /materials/upload',
    (ids) => ({
      form: form(
        { materialName: 'Mine', materialType: 'PDF', teacherId: ids.teacher },
        { name: 'a.pdf', bytes: '%PDF-1.4' },
      ),
    }),
  ],
  ['POST /materials/:id/download-link', material],
  ['GET /materials/:id/download', material],
  ['GET /materials/:id/text', material],
  ['DELETE /materials/:id', material],
  ['POST /materials/:id/restore', material],
  ['POST /quiz/generate', (ids) => ({ form: form({ teacherId: ids.teacher }) })],
  ['POST /quiz/documents', nothing],
  ['POST /materials/:id/quiz-document', material],
  ['GET /quiz/documents/:id', (ids) => ({ params: { id: ids.document } })],
  ['POST /quiz/documents/:id/quiz', (ids) => ({ params: { id: ids.document }, json: {} })],
  ['GET /quizzes', (ids) => ({ query: `?teacherId=${ids.teacher}` })],
  ['GET /quizzes', nothing],
  ['GET /quizzes/:id', quiz],
  ['GET /quizzes/:id/progress', quiz],
  ['POST /quizzes/:id/retry', (ids) => ({ ...quiz(ids), json: {} })],
  ['PATCH /quizzes/:id', (ids) => ({ ...quiz(ids), json: { version: 1, title: 'Mine' } })],
  ['POST /quizzes/:id/publish', quiz],
  ['DELETE /quizzes/:id', quiz],
  ['POST /quizzes/:id/restore', quiz],
  ['GET /quizzes/:id/open-attempts', quiz],
  ['GET /quizzes/:id/analysis', quiz],
  ['GET /quizzes/:id/drafts', quiz],
  [
    'PUT /quizzes/:id/drafts/:draftId/dismissed',
    (ids) => ({ params: { id: ids.quiz, draftId: ids.draft }, json: { dismissed: true } }),
  ],
  [
    'POST /quizzes/:id/suggestions',
    (ids) => ({
      ...quiz(ids),
      json: { question: 'Where does it end?', answer: 'Mouth', options: ['', '', ''] },
    }),
  ],
  ['POST /quizzes/:id/questions/:questionId/confirm', question],
  ['POST /quizzes/:id/questions/:questionId/drop', question],
  ['POST /quizzes/:id/questions/:questionId/restore', question],
  ['POST /quizzes/:id/questions/:questionId/keep', question],
  [
    'POST /quizzes/:id/questions/:n/replace',
    (ids) => ({ params: { id: ids.quiz, n: '1' }, json: { version: 1 } }),
  ],
  ['POST /quizzes/:id/attempts', quiz],
  [
    'PUT /attempts/:attemptId/answers',
    (ids) => ({ params: { attemptId: ids.open }, json: { answers } }),
  ],
  [
    'POST /quiz/submit',
    (ids, me) => ({ json: { quizId: ids.quiz, studentId: me.uid, answers, timeTaken: 60 } }),
  ],
  [
    'POST /quiz/submit',
    (ids, me) => ({
      json: {
        ...{ quizId: ids.quiz, studentId: me.uid, answers, timeTaken: 60 },
        attemptId: ids.open,
      },
    }),
  ],
  ['GET /quiz-results/attempt/:attemptId', attempt],
  ['GET /quiz-results/attempt/:attemptId/progress', attempt],
  ['GET /quiz-results/attempt/:attemptId/detailed-analytics', attempt],
  ['GET /quiz-results/attempt/:attemptId/analysis', attempt],
  ['GET /quiz-results/attempt/:attemptId/reports', attempt],
  [
    'PUT /quiz-results/attempt/:attemptId/questions/:questionId/report',
    (ids) => ({
      params: { attemptId: ids.attempt, questionId: ids.question },
      json: { reason: 'unclear' },
    }),
  ],
  [
    'POST /quiz-results/:attemptId/mark-complete',
    (ids) => ({ ...attempt(ids), json: { resourceType: 'analysisViewed' } }),
  ],
  ['GET /student/:uid/quizzes', student],
  ['GET /student/:uid/quizzes', own],
  ['GET /student/:uid/quiz-attempts', student],
  ['GET /student/:uid/quiz-attempts', own],
  ['GET /student/:uid/skill-gap', student],
  ['GET /student/:uid/years', student],
  ['GET /admin/year', nothing],
  ['POST /admin/year', () => ({ json: { name: '2026/27' } })],
  ['GET /student/:uid/performance-stats', student],
  ['GET /student/:uid/today', student],
  ['GET /student/:uid/practice/today', student],
  ['GET /student/:uid/practice', student],
  [
    'GET /student/:uid/practice',
    (ids, me) => ({ params: { uid: me.uid }, query: `?attemptId=${ids.attempt}` }),
  ],
  [
    'POST /student/:uid/practice/answers',
    (ids, me) => ({
      params: { uid: me.uid },
      json: { quizId: ids.quiz, questionId: ids.question, answer: 0 },
    }),
  ],
  ['GET /teacher/:uid/students-overview', teacher],
  ['GET /teacher/:uid/students-overview', own],
  ['GET /teacher/:uid/class-insights', teacher],
  ['GET /teacher/:uid/class-insights', own],
  ['GET /teacher/:uid/students-overview', byClass],
  ['GET /teacher/:uid/class-insights', byClass],
  ['GET /classes', nothing],
  ['POST /classes', nothing],
  ['POST /classes/join', nothing],
  ['GET /classes/:id', schoolClass],
  ['PATCH /classes/:id', (ids) => ({ ...schoolClass(ids), json: { name: 'Mine' } })],
  ['PUT /classes/:id/archived', (ids) => ({ ...schoolClass(ids), json: { archived: true } })],
  ['POST /classes/:id/teachers', (ids, { email }) => ({ ...schoolClass(ids), json: { email } })],
  ['DELETE /classes/:id/teachers/:uid', inClass],
  ['POST /classes/:id/join-code', schoolClass],
  ['DELETE /classes/:id/join-code', schoolClass],
  ['DELETE /classes/:id/students/:uid', inClass],
  [
    'POST /classes/:id/roster',
    (ids, { email }) => ({
      ...schoolClass(ids),
      json: { rows: [{ fullName: 'Eve', email, grade: '9' }], preview: false },
    }),
  ],
  [
    'DELETE /classes/:id/invitations/:invitationId',
    (ids) => ({ params: { id: ids.class, invitationId: NOBODY } }),
  ],
  ['GET /student/:uid/class-invitations', student],
  ['GET /student/:uid/class-invitations', own],
  ['POST /student/:uid/class-invitations/:id', invited],
  ['DELETE /student/:uid/class-invitations/:id', invited],
  ['DELETE /student/:uid/classes/:id', inClass],
  ['DELETE /student/:uid/classes/:id', (ids, me) => ({ params: { uid: me.uid, id: ids.class } })],
  ['GET /student/:uid/classes', student],
  ['GET /student/:uid/classes', own],
  ...ASSIGNMENT_ROWS,
  ...ERASURE_ROWS,
  ...PEOPLE_ROWS,
];
