import { ROWS, UNKNOWN, type Call, type Ids, type Row } from '../api/school/other-school-calls.ts';
import type { Person } from '../support/people.ts';
import { form, send } from '../support/site.ts';

const student = (ids: Ids) => ({ params: { uid: ids.student } });
const invited: Row = (ids) => ({ params: { uid: ids.student, id: 'nobody-has-this-id' } });
const invalid: Row = () => ({ json: { name: '' } });
const none: Row = () => ({});

/** A teacher of the class, where the table of another school names a student. */
const TEACHER_OF_CLASS: Row = (ids) => ({ params: { id: ids.class, uid: ids.teacher } });

/**
 * Calls of those who look after a school. What would change the whole school, which other tests share,
 * comes with a body that is refused once the caller is not.
 */
const ACCOUNT_ROWS: readonly [endpoint: string, row: Row][] = [
  ['GET /account', none],
  ['PATCH /account', invalid],
  ['POST /account/claim', invalid],
  ['GET /account/export', none],
  ['POST /account/leave', () => ({ json: { email: 'someone-else@example.org' } })],
  ['PATCH /student/:uid', (ids) => ({ ...student(ids), json: { currentGrade: '9' } })],
  ['GET /student/:uid/years', student],
  ['GET /admin/people', none],
  ['GET /admin/people/:uid', student],
  ['PATCH /admin/people/:uid', (ids) => ({ ...student(ids), json: { currentGrade: '9' } })],
  ['GET /admin/people/:uid/export', student],
  [
    'POST /admin/people/:uid/hand-over',
    (ids) => ({ params: { uid: ids.teacher }, json: { to: ids.teacher } }),
  ],
  [
    'POST /admin/people/:uid/erase',
    (ids) => ({ ...student(ids), json: { email: 'someone-else@example.org' } }),
  ],
  ['POST /admin/people/:uid/open', student],
  ['POST /admin/people/:uid/class-invitations/:id', invited],
  ['DELETE /admin/people/:uid/class-invitations/:id', invited],
  ['POST /admin/people/:uid/close', student],
  ['GET /admin/erasures/:id', () => ({ params: { id: 'nobody-has-this-id' } })],
  ['GET /admin/audit', none],
  ['GET /admin/school', none],
  ['PATCH /admin/school', invalid],
  ['GET /admin/year', none],
  ['POST /admin/year', invalid],
  ['GET /admin/invitations', none],
  ['POST /admin/invitations', () => ({ json: { teachers: [] } })],
  ['DELETE /admin/invitations/:id', () => ({ params: { id: 'nobody-has-this-id' } })],
];

const answers = [0, 0, 0, 0, 0];
const submit = (ids: Ids) => ({ quizId: ids.quiz, answers, timeTaken: 60 });
const own: Row = (_, me) => ({ params: { uid: me.uid } });

/** Of some endpoints a second call, which comes by another check. */
const SECOND_ROWS: readonly [call: string, row: Row][] = [
  ['GET /auth/user/:uid (a teacher)', (ids) => ({ params: { uid: ids.teacher } })],
  ['GET /quizzes (her own)', none],
  ['GET /teacher/:uid/class-insights (her own)', own],
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
      ...student(ids),
      json: { quizId: ids.quiz, questionId: ids.question, answer: 0 },
    }),
  ],
];

const NOBODY: Person = { uid: 'nobody', email: 'nobody@example.org', fullName: '', token: '' };

/** One call of each endpoint, where there are several the one that names what somebody else has. */
export const CALLS: ReadonlyMap<string, Row> = new Map([
  ...ROWS.filter(([, row]) => !namesSomething(row)),
  ...ROWS.filter(([, row]) => namesSomething(row)).reverse(),
  ...ACCOUNT_ROWS,
  ...SECOND_ROWS,
  ['DELETE /classes/:id/teachers/:uid', TEACHER_OF_CLASS],
]);

function namesSomething(row: Row): boolean {
  const others = Object.fromEntries(Object.keys(UNKNOWN).map((name) => [name, 'x'])) as Ids;
  return JSON.stringify(row(others, NOBODY)) !== JSON.stringify(row(UNKNOWN, NOBODY));
}

/** What would take something away from the calls that follow comes last. */
export function lastWhatEnds(endpoint: string): number {
  if (/archived|people.*close$|leave$/.test(endpoint)) return 2;
  return endpoint.startsWith('DELETE') ? 1 : 0;
}

/** What a call sends; a text stands for a body that is no JSON. */
type Sent = Call & { text?: string };

export async function answerTo(endpoint: string, call: Sent, token: string | undefined) {
  const { params = {}, query = '', ...body } = call;
  // What follows in brackets says which call of the endpoint it is.
  const [method = '', path = ''] = endpoint.split(' ');
  const named = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? `no-${name}`);
  const response = await send(`/api${named}${query}`, { method, token, ...body });
  return { status: response.status, text: await response.text() };
}
