import type { Ids, Row } from './other-school-calls.ts';

const student = (ids: Ids) => ({ params: { uid: ids.student } });
const teacher = (ids: Ids) => ({ params: { uid: ids.teacher } });
const invited = (ids: Ids) => ({ params: { uid: ids.student, id: 'nobody-has-this-id' } });
const nothing: Row = () => ({});

/** What is asked about the people of a school, and about the school itself. */
export const PEOPLE_ROWS: readonly [endpoint: string, row: Row][] = [
  ['GET /admin/people', nothing],
  ['GET /admin/people/:uid', student],
  ['PATCH /admin/people/:uid', (ids) => ({ ...teacher(ids), json: { isAdmin: true } })],
  ['POST /admin/people/:uid/class-invitations/:id', invited],
  ['DELETE /admin/people/:uid/class-invitations/:id', invited],
  ['POST /admin/people/:uid/close', student],
  ['POST /admin/people/:uid/open', student],
  ['POST /account/leave', () => ({ json: { email: 'a@b.example' } })],
  ['PATCH /student/:uid', (ids) => ({ ...student(ids), json: { fullName: 'Eve' } })],
  ['GET /admin/school', nothing],
  ['PATCH /admin/school', () => ({ json: { name: '' } })],
  ['GET /admin/audit', (ids) => ({ query: `?uid=${ids.student}` })],
];
