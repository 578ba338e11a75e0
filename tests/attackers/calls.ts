import { callOf, type Ids, type Row } from '../support/product/endpoint-calls.ts';
import { form } from '../support/product/site.ts';

const answers = [0, 0, 0, 0, 0];
const submit = (ids: Ids) => ({ quizId: ids.quiz, answers, timeTaken: 60 });
const none: Row = () => ({});

/** A second call of some endpoints, which is checked by other code. */
const SECOND_CALLS = new Map<string, Row>([
  ['GET /auth/user/:uid (a teacher)', (ids) => ({ params: { uid: ids.teacher } })],
  ['GET /quizzes (her own)', none],
  ['GET /teacher/:uid/class-insights (her own)', (_, me) => ({ params: { uid: me.uid } })],
  [
    'GET /teacher/:uid/students-overview (a class)',
    (ids, me) => ({ params: { uid: me.uid }, query: `?classId=${ids.class}` }),
  ],
  ['POST /materials/upload (her own)', () => ({ form: form({ materialName: 'Mine' }) })],
  [
    'POST /quiz/generate (for another)',
    (ids) => ({ form: form({ teacherId: ids.teacher }, { name: 'a.pdf', bytes: '%PDF-1.4' }) }),
  ],
  [
    'POST /quiz/submit (for another)',
    (ids) => ({ json: { ...submit(ids), studentId: ids.student } }),
  ],
  [
    'POST /quiz/submit (an attempt)',
    (ids, me) => ({ json: { ...submit(ids), studentId: me.uid, attemptId: ids.open } }),
  ],
  [
    'POST /quiz/submit (an attempt, for another)',
    (ids) => ({ json: { ...submit(ids), studentId: ids.student, attemptId: ids.open } }),
  ],
  [
    'POST /student/:uid/practice/answers (for another)',
    (ids) => ({
      params: { uid: ids.student },
      json: { quizId: ids.quiz, questionId: ids.question, answer: 0 },
    }),
  ],
]);

/** The call for a row of the table. */
export function callOfRow(row: string): Row {
  return SECOND_CALLS.get(row) ?? callOf(row);
}

/** Sorts calls that take something away from later ones to the end. */
export function lastWhatEnds(endpoint: string): number {
  if (/archived|people.*close$|leave$/.test(endpoint)) return 2;
  return endpoint.startsWith('DELETE') ? 1 : 0;
}
