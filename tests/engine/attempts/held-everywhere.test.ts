import { readEndpoints } from '@study-assistant/contract/wire/all-endpoints.fixture';
import type { Endpoint } from '@study-assistant/contract/wire/endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  anna,
  colleague,
  openSittingRoom,
  pupil,
  RIGHT,
  type SittingRoom,
  type Who,
} from './sitting-room.ts';

/**
 * Two schools differ only in Maya's withheld result, all right in one and all wrong in the other.
 * Callers who may not see it must get the same answers from every endpoint in both.
 */
const maya = pupil('maya');
const WRONG = [0, 0, 0, 0, 0];
const OPEN = [null, null, null, null, null];
const A_COLUMN = { name: 'Talk', date: '2026-11-27', highest: 20, categoryId: null };

type World = { room: SittingRoom; ids: Record<string, string> };

/** The bodies of calls. An endpoint of the contract that is in no row fails the test. */
const BODIES: Record<string, object> = {
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
  'POST /quiz/submit': { quizId: 'held', studentId: 'maya', answers: OPEN, timeTaken: 60 },
  'POST /quiz-results/:attemptId/mark-complete': { resourceType: 'analysisViewed' },
  'POST /classes': {},
  'PATCH /classes/:id': { subject: 'Biology' },
  'PUT /classes/:id/archived': { archived: true },
  'POST /classes/:id/teachers': { email: 'bert@school.edu' },
  'POST /classes/:id/roster': { rows: [], preview: true },
  'POST /classes/join': { code: 'ABCD2345' },
  'POST /materials/upload': {},
  'POST /admin/people/:uid/erase': { email: 'maya@school.edu' },
  'POST /admin/people/:uid/hand-over': { to: 'bert' },
  'PUT /attempts/:attemptId/answers': { answers: RIGHT },
  'POST /student/:uid/practice/answers': { quizId: 'held', questionId: 'q1', answer: 1 },
  'PUT /quizzes/:id/drafts/:draftId/dismissed': { isDismissed: true },
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
  'PATCH /quizzes/:id/filing': { tags: ['exam'] },
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

/** Callers whose answers must not depend on it: the student, a classmate, an unrelated teacher. */
const CALLERS: Who[] = [maya, pupil('ben'), colleague];

/** More questions about an attempt. */
const QUERIES = ['GET /student/:uid/practice?attemptId=:attemptId'];

const worlds: World[] = [];
let endpoints: Endpoint[] = [];

beforeAll(async () => {
  endpoints = await readEndpoints();
  for (const [name, answers] of [
    ['demo-held-right', RIGHT],
    ['demo-held-wrong', WRONG],
  ] as const) {
    worlds.push(await buildWorld(name, answers));
  }
});
afterAll(() => Promise.all(worlds.map(({ room }) => room.close())));

async function buildWorld(projectId: string, answers: readonly number[]): Promise<World> {
  const room = await openSittingRoom(projectId);
  await room.openClass('9b', ['maya', 'ben']);
  await room.writeQuiz('held');
  const assignment = await room.give('held', '9b', {
    ...{ release: 'by-hand', attempts: 2 },
    // The order of the options differs between attempts.
    shuffle: { questions: false, options: false },
  });
  const attemptId = (await room.start(maya, assignment)).body.attempt?.id ?? '';
  room.at(60);
  await room.submit(maya, { quizId: 'held', attemptId }, answers);
  return { room, ids: { assignment, attemptId } };
}

/** Fills in the address of a caller's request about the withheld result. */
function fillIn(path: string, { uid }: Who, { assignment = '', attemptId = '' }: World['ids']) {
  const byName: Record<string, string> = { attemptId, questionId: 'q1', uid: maya.uid };
  return path
    .replace('/teacher/:uid', `/teacher/${uid}`)
    .replace('/assignments/:id', `/assignments/${assignment}`)
    .replace('/classes/:id', '/classes/9b')
    .replace('/quizzes/:id', '/quizzes/held')
    .replace(/:(\w+)/g, (_, name: string) => byName[name] ?? 'none');
}

/** Removes what differs by chance or with time. */
function withoutChance(reply: unknown, ids: World['ids']): string {
  const text = JSON.stringify(reply, (key, value: unknown) => (key === 'uptime' ? 0 : value));
  return Object.entries(ids)
    .reduce((all, [name, id]) => all.replaceAll(id, name), text)
    .replace(/"(?:[0-9a-f]{32}|[A-Za-z0-9]{20})"/g, '"an id"');
}

/** The body of a repeated hand-in names the attempt. */
function bodyOf(call: string, { attemptId }: World['ids']): object | undefined {
  const body = BODIES[call];
  return body && call === 'POST /quiz/submit' ? { ...body, attemptId } : body;
}

async function answersOf({ room, ids }: World, who: Who): Promise<[string, string][]> {
  const answers: [string, string][] = [];
  const calls = endpoints.map(({ method, path }) => `${method} ${path}`);
  for (const call of [...calls, ...QUERIES]) {
    const [method = '', path = ''] = call.split(' ');
    const reply = await room.call(who, method, fillIn(path, who, ids), bodyOf(call, ids));
    answers.push([call, withoutChance(reply, ids)]);
  }
  return answers;
}

function twoWorlds(): [World, World] {
  const [right, wrong] = worlds;
  if (!right || !wrong) throw new Error('There are two worlds.');
  return [right, wrong];
}

test('every endpoint that takes a body is in a row', () => {
  const taking = endpoints
    .filter(({ body }) => body)
    .map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(BODIES).sort()).toEqual(taking.sort());
});

test('the teacher of the class is told of it', async () => {
  const [right, wrong] = twoWorlds();
  const scores = await Promise.all(
    [right, wrong].map(async ({ room, ids }) => {
      const { body } = await room.read(anna, ids.attemptId ?? '');
      return body.attempt?.score;
    }),
  );
  expect(scores).toEqual([5, 0]);
});

test.each(CALLERS)('no answer to $uid depends on a result that is held', async (who) => {
  const [right, wrong] = twoWorlds();
  const answers = await answersOf(right, who);
  expect(answers).toEqual(await answersOf(wrong, who));
  const told = answers.filter(([, reply]) => /correctAnswer|Rivers flow|"percentage"/.test(reply));
  expect(told).toEqual([]);
});
