import { settingsWith } from '../../support/assigned-class.ts';
import type { Ids, Row } from './other-school-calls.ts';

const assignment = (ids: Ids) => ({ params: { id: ids.assignment } });
const ofStudent = (ids: Ids) => ({ params: { id: ids.assignment, uid: ids.student } });
const student = (ids: Ids) => ({ params: { uid: ids.student } });
const nothing = { opensAt: null, dueAt: null, closesAt: null, moreAttempts: 0 };

/** What is asked about assignments. */
export const ASSIGNMENT_ROWS: readonly [endpoint: string, row: Row][] = [
  [
    'POST /assignments',
    (ids) => ({
      json: { quizId: ids.quiz, classIds: [ids.class], settings: settingsWith() },
    }),
  ],
  ['GET /classes/:id/assignments', (ids) => ({ params: { id: ids.class } })],
  ['GET /classes/:id/markbook', (ids) => ({ params: { id: ids.class } })],
  ['GET /assignments/:id', assignment],
  ['GET /assignments/:id/live', assignment],
  [
    'PUT /assignments/:id/settings',
    (ids) => ({ ...assignment(ids), json: { settings: settingsWith() } }),
  ],
  ['DELETE /assignments/:id', assignment],
  ['POST /assignments/:id/open', assignment],
  ['POST /assignments/:id/close', assignment],
  ['POST /assignments/:id/release', assignment],
  ['POST /assignments/:id/add-time', (ids) => ({ ...assignment(ids), json: { minutes: 5 } })],
  ['POST /assignments/:id/attempts', assignment],
  [
    'PUT /assignments/:id/students/:uid',
    (ids) => ({ ...ofStudent(ids), json: { ...nothing, isExcused: true } }),
  ],
  ['GET /student/:uid/to-do', student],
  ['GET /student/:uid/accommodation', student],
  ['PUT /student/:uid/accommodation', (ids) => ({ ...student(ids), json: { timeFactor: 2 } })],
];
