import type { Row } from './other-school-calls.ts';

const about =
  (json?: object): Row =>
  (ids) => ({ params: { uid: ids.student }, ...(json ? { json } : {}) });

/** The rows of accounts that are erased, handed over and exported. */
export const ERASURE_ROWS: readonly [endpoint: string, row: Row][] = [
  ['GET /account/export', () => ({})],
  ['GET /admin/people/:uid/export', about()],
  ['POST /admin/people/:uid/erase', about({ email: 'somebody@school.example' })],
  [
    'POST /admin/people/:uid/hand-over',
    (ids, me) => ({ params: { uid: ids.teacher }, json: { to: me.uid } }),
  ],
  ['GET /admin/erasures/:id', (ids) => ({ params: { id: ids.class } })],
];
