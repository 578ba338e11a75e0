import { readEndpoints } from '@study-assistant/contract/wire/all-endpoints.fixture';
import { pupil, type SittingRoom, type Who } from './sitting-room.ts';

/*
 * Every endpoint of the contract, asked in two schools that differ in one thing: whoever may not know
 * of it must get the same answers in both.
 */

/** The student whom calls are about, beside whoever asks. */
export const maya = pupil('maya');
const A_COLUMN = { name: 'Talk', date: '2026-11-27', highest: 20, categoryId: null };

const NO_CARD = '0000 0000 0000 0000';

export type World = {
  room: SittingRoom;
  /** What the school calls its things; a question's id is that of every call about a question. */
  ids: { assignment: string; attemptId: string; questionId: string } & Record<string, string>;
  /** What is saved and handed in where a call of the list does so. */
  answers: { saved: readonly unknown[]; handedIn: readonly unknown[] };
};

/** The bodies of calls; ids and answers are filled in. An endpoint of the contract that is in no row fails `held-everywhere`. */
export const BODIES: Record<string, object> = {
  'POST /auth/save-user-data': {},
  'PATCH /account': { fullName: 'Maya' },
  'POST /admin/invitations': { teachers: [] },
  'POST /assignments': { quizId: 'held', classIds: ['9b'] },
  'PUT /assignments/:id/settings': {},
  'POST /assignments/:id/add-time': { minutes: 5 },
  'PUT /assignments/:id/students/:uid': {},
  'PUT /student/:uid/accommodation': { timeFactor: 2 },
  'PATCH /admin/people/:uid': { fullName: 'Maya B' },
  'POST /account/claim': { isMine: true },
  'POST /account/leave': { email: 'nobody@school.edu' },
  'PATCH /student/:uid': { fullName: 'Maya B' },
  'PATCH /admin/school': { name: 'North' },
  'POST /quiz/submit': { quizId: 'held', studentId: 'maya', answers: [], timeTaken: 60 },
  'POST /quiz-results/:attemptId/mark-complete': { resourceType: 'analysisViewed' },
  'POST /cards/look': { code: NO_CARD },
  'POST /cards/secret': { code: NO_CARD, secret: { kind: 'password', password: 'kittens' } },
  'POST /cards/sign-in': { code: NO_CARD, secret: { kind: 'password', password: 'kittens' } },
  'POST /second-step/recover': { email: 'maya@school.edu', code: NO_CARD },
  'POST /classes/:id/cards': { studentIds: ['maya'] },
  'POST /classes': {},
  'PATCH /classes/:id': { subject: 'Biology' },
  'PUT /classes/:id/archived': { archived: true },
  'POST /classes/:id/teachers': { email: 'bert@school.edu' },
  'POST /classes/:id/roster': { rows: [], preview: true },
  'POST /classes/join': { code: 'ABCD2345' },
  'POST /materials/upload': {},
  'POST /admin/people/:uid/erase': { email: 'maya@school.edu' },
  'POST /admin/people/:uid/hand-over': { to: 'bert' },
  'PUT /attempts/:attemptId/answers': { answers: [] },
  'POST /student/:uid/practice/answers': { quizId: 'held', questionId: 'q1', answer: 1 },
  'PUT /quizzes/:id/drafts/:draftId/dismissed': { isDismissed: true },
  'POST /quizzes': {},
  'POST /quizzes/:id/suggestions': { question: 'Why?', rightAnswer: 'So' },
  'PUT /quiz-results/attempt/:attemptId/questions/:questionId/report': { reason: 'wrong-answer' },
  'PATCH /quizzes/:id': { version: 1, title: 'Rivers', questions: [] },
  'POST /quizzes/:id/publish': { to: 'school' },
  'POST /quizzes/:id/questions/:n/replace': { version: 1 },
  'POST /quiz/generate': {},
  'POST /quiz/documents/:id/quiz': { parts: [0] },
  'POST /quizzes/:id/marking': { questionId: 'q1', attemptIds: ['held'], points: 1 },
  'POST /quizzes/:id/retry': {},
  'POST /admin/year': { name: '2026/27' },
  'PATCH /materials/:id': { tags: ['exam'] },
  'POST /materials/:id/passages': {
    questions: [{ question: 'Where does a river end?', answers: ['In the sea'], right: 0 }],
  },
  'PATCH /quizzes/:id/filing': { tags: ['exam'] },
  'POST /question-bank/copies': {
    questions: [{ quizId: 'held', questionId: 'q1' }],
    into: { title: 'Mine' },
  },
  'POST /classes/:id/board': { quizId: 'held', keptAs: 'practice' },
  'PUT /classes/:id/board/turn': { runId: 'run-1', turn: 1 },
  'POST /classes/:id/board/end': { runId: 'run-1' },
  'PUT /classes/:id/board/seat/answer': { runId: 'run-1', questionIndex: 0, answer: 1 },
  'POST /classes/:id/columns': A_COLUMN,
  'PUT /classes/:id/columns/:columnId': A_COLUMN,
  'PUT /classes/:id/columns/:columnId/students/:uid': { points: 5, comment: '' },
  'PUT /classes/:id/grading': { categories: [], categoryOf: {}, scale: [] },
  'PUT /classes/:id/marks-shown': { shown: true },
  'PUT /assignments/:id/students/:uid/comment': { comment: 'Well done' },
};

/** More questions about an attempt. */
const QUERIES = ['GET /student/:uid/practice?attemptId=:attemptId'];

/** All calls as in "GET /classes/:id", also of an endpoint that is added tomorrow. */
export async function listCalls(): Promise<string[]> {
  const endpoints = await readEndpoints();
  return [...endpoints.map(({ method, path }) => `${method} ${path}`), ...QUERIES];
}

/** What every endpoint answers, in the order of the contract. */
export async function answersTo(
  { room, ids, answers }: World,
  who: Who,
  calls: readonly string[],
): Promise<[string, string][]> {
  const told: [string, string][] = [];
  for (const call of calls) {
    const [method = '', path = ''] = call.split(' ');
    const body = fillInBody(call, ids, answers);
    const reply = await room.call(who, method, fillIn(path, who, ids), body);
    told.push([call, withoutChance(reply, ids)]);
  }
  return told;
}

function fillIn(path: string, { uid }: Who, { assignment, attemptId, questionId }: World['ids']) {
  const byName: Record<string, string> = { attemptId, questionId, uid: maya.uid };
  return path
    .replace('/teacher/:uid', `/teacher/${uid}`)
    .replace('/assignments/:id', `/assignments/${assignment}`)
    .replace('/classes/:id', '/classes/9b')
    .replace('/quizzes/:id', '/quizzes/held')
    .replace(/:(\w+)/g, (_, name: string) => byName[name] ?? 'none');
}

/** A repeated hand-in names the attempt. */
function fillInBody(
  call: string,
  { attemptId, questionId }: World['ids'],
  { saved, handedIn }: World['answers'],
): object | undefined {
  const body = BODIES[call];
  if (!body) return undefined;
  if (call === 'POST /quiz/submit') return { ...body, attemptId, answers: handedIn };
  if (call === 'PUT /attempts/:attemptId/answers') return { ...body, answers: saved };
  return 'questionId' in body ? { ...body, questionId } : body;
}

/** Removes what differs by chance or with time. */
export function withoutChance(reply: unknown, ids: Record<string, string>): string {
  const text = JSON.stringify(reply, (key, value: unknown) => (key === 'uptime' ? 0 : value));
  return Object.entries(ids)
    .reduce((all, [name, id]) => all.replaceAll(id, name), text)
    .replace(/"(?:[0-9a-f]{32}|[A-Za-z0-9]{20})"/g, '"an id"');
}
