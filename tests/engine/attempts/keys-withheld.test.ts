import { readFileSync } from 'node:fs';
import path from 'node:path';
import { KINDS } from '@study-assistant/contract/questions/kinds';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  EVERY_KIND,
  EVERY_OTHER_KEY,
  EVERY_QUESTION,
  EVERY_RIGHT,
  EVERY_WRONG,
} from '../../support/quizzes/every-kind.ts';
import { addAccount } from '../board/board-room.ts';
import { answersTo, listCalls, maya, withoutChance, type World } from './every-endpoint.ts';
import { anna, openSittingRoom, pupil, type Body, type Who } from './sitting-room.ts';

/**
 * Two schools differ only in what is right of their questions, which are of every kind. Until a student
 * has her result, she must get the same answers from every endpoint in both: a key that shows in a
 * word, a number, an order, a length or a refusal makes a difference.
 */
const ben = pupil('ben');
const OWN_RULES = path.join(import.meta.dirname, '../../../firestore.rules');

type Reply = Record<string, unknown>;
type Asked = Reply & { id: string };

const worlds: World[] = [];
let calls: string[] = [];
let reads: string[] = [];

beforeAll(async () => {
  const all = await listCalls();
  const ofQuizzes = all.filter((call) => call.startsWith('GET /quizzes/:id'));
  // Those of a quiz are asked of both.
  calls = [...all, ...ofQuizzes.map((call) => call.replace('/:id', '/shelf'))];
  reads = calls.filter((call) => call.startsWith('GET '));
  worlds.push(await buildWorld('demo-one-key', EVERY_QUESTION));
  worlds.push(await buildWorld('demo-other-key', EVERY_OTHER_KEY));
});
afterAll(() => Promise.all(worlds.map(({ room }) => room.close())));

/** The same quiz is assigned under one id, and on the shelf under another. */
async function buildWorld(projectId: string, questions: readonly object[]): Promise<World> {
  const room = await openSittingRoom(projectId);
  await room.openClass('9b', [maya.uid, ben.uid]);
  for (const { uid } of [maya, ben]) await addAccount(room, uid, ['9b']);
  const ids: World['ids'] = { assignment: '', attemptId: 'none', questionId: '' };
  for (const quizId of ['held', 'shelf']) {
    await room.writeQuiz(quizId);
    const edit = { version: 1, questions };
    const { body, status } = await room.call(anna, 'PATCH', `/quizzes/${quizId}`, edit);
    expect([status, body.error]).toEqual([200, undefined]);
    for (const [at, { id }] of (body.quiz as { questions: Asked[] }).questions.entries())
      ids[`${quizId}-${at}`] = id;
  }
  await room.call(anna, 'POST', '/quizzes/shelf/publish', {});
  const shuffle = { questions: false, options: false };
  ids.assignment = await room.give('held', '9b', { release: 'by-hand', attempts: 1, shuffle });
  ids.questionId = ids['held-0'] ?? '';
  return { room, ids, answers: { saved: EVERY_RIGHT, handedIn: EVERY_RIGHT } };
}

/** Does the same in both schools, and expects the same reply. */
async function both<T>(work: (world: World) => Promise<T>): Promise<T[]> {
  const told: T[] = [];
  for (const world of worlds) told.push(await work(world));
  const replies = told.map((reply, at) => withoutChance(reply, worlds[at]?.ids ?? {}));
  expect(JSON.parse(replies[0] ?? '')).toEqual(JSON.parse(replies[1] ?? ''));
  expect(replies[0]).not.toMatch(/Because it is|correctAnswer\\*":\d|"key\\*":/);
  return told;
}

const sameFor = (who: Who, asked: readonly string[]) =>
  both((world) => answersTo(world, who, asked));

/** The documents that the rules may show to a student: another collection fails the first test. */
const READABLE = ['users', 'materials', 'quizzes', 'attempts', 'students'];

const sameDocuments = () =>
  both(async ({ room }) =>
    Promise.all(
      READABLE.map(async (name) => {
        const { docs } = await room.documents.collection(name).get();
        return docs.map((found) => [found.id, { ...found.data(), updatedAt: null }]);
      }),
    ),
  );

/** What everybody sees of a question; all else comes with the result. */
const OPEN = ['id', 'question', 'options', 'benchmarkTime', 'kind', 'body', 'source', 'confidence'];

async function keysOf({ room }: World): Promise<{ open: Reply; kept: Reply }[]> {
  const { body } = await room.call(anna, 'GET', '/quizzes/held');
  return (body.quiz as { questions: Asked[] }).questions.map(({ id: _id, ...question }) => {
    const fields = Object.entries(question);
    const isOpen = ([name]: [string, unknown]) => OPEN.includes(name);
    return {
      open: Object.fromEntries(fields.filter(isOpen)),
      kept: Object.fromEntries(fields.filter((field) => !isOpen(field))),
    };
  });
}

/** Starts or resumes: Maya what is assigned, with its options as kept, and Ben what is on the shelf. */
const startAssigned = ({ room, ids }: World) => room.start(maya, ids.assignment);

/** An attempt's id is chance, and the order of its options follows from that. */
async function startShelf({ room }: World): Promise<{ body: Body }> {
  const started = await room.call(ben, 'POST', '/quizzes/shelf/attempts');
  const sorted = (key: string, value: unknown) =>
    key === 'optionOrder' ? (value as number[]).toSorted() : value;
  return JSON.parse(JSON.stringify(started), sorted) as { body: Body };
}

const save = (who: Who, { room }: World, id: string | undefined, answers: readonly unknown[]) =>
  room.call(who, 'PUT', `/attempts/${id}/answers`, { answers });

describe('what is right, of every kind,', () => {
  test('is different in the two schools, question by question, and all else the same', async () => {
    const kinds = EVERY_KIND.map(({ sent }) => sent.kind ?? 'choice');
    expect(new Set(kinds)).toEqual(new Set(Object.keys(KINDS)));
    const [one = [], other = []] = await Promise.all(worlds.map(keysOf));
    expect(one.map(({ open }) => open)).toEqual(other.map(({ open }) => open));
    for (const [at, { kept }] of one.entries()) {
      const { correctAnswer, key, ...told } = kept;
      const elsewhere = other[at]?.kept ?? {};
      expect([correctAnswer, key]).not.toEqual([elsewhere.correctAnswer, elsewhere.key]);
      expect(told).not.toEqual(elsewhere);
    }
  });

  test('shows in no document that the rules let a student read', async () => {
    const matches = readFileSync(OWN_RULES, 'utf8')
      .split(/\n {6}match \//)
      .slice(1);
    const named = matches
      .filter((rule) => (rule.split(/\n {8}match /)[0] ?? '').includes('isStudent()'))
      .map((rule) => /^\w+/.exec(rule)?.[0]);
    expect(named.sort()).toEqual(READABLE.toSorted());
    await sameDocuments();
  });

  test('shows in no answer before a student starts, and no refusal', async () => {
    const [told = []] = await sameFor(maya, reads);
    // What is refused to students for being students is asked once.
    const refused = told.filter(([, reply]) => reply.startsWith('{"status":403'));
    const names = new Set(refused.map(([call]) => call));
    reads = reads.filter((call) => !names.has(call));
    expect(reads.length).toBeGreaterThan(10);
  });

  test('shows in no answer while she is at it, saves and resumes', async () => {
    for (const world of worlds) {
      world.ids.attemptId = (await startAssigned(world)).body.attempt?.id ?? '';
      world.ids.shelfAttempt = (await startShelf(world)).body.attempt?.id ?? '';
    }
    await both(startAssigned);
    await both(startShelf);
    for (const answers of [EVERY_WRONG, EVERY_RIGHT]) {
      await both(async (world) => {
        const saved = [
          await save(maya, world, world.ids.attemptId, answers),
          await save(ben, world, world.ids.shelfAttempt, answers),
        ];
        expect(saved.map(({ status }) => status)).toEqual([200, 200]);
        return saved;
      });
      await both(startAssigned);
      await both(startShelf);
    }
    for (const who of [maya, ben]) await sameFor(who, reads);
    await sameDocuments();
  });

  test('shows on no board before the answers do', async () => {
    const board = '/classes/9b/board';
    const begun = { quizId: 'shelf', keptAs: 'practice' };
    const runs = await Promise.all(
      worlds.map(async ({ room, ids }) => {
        const { body, status } = await room.call(anna, 'POST', board, begun);
        expect([status, body.error]).toEqual([201, undefined]);
        ids.run = (body.board as { runId: string }).runId;
        return body.board as { numQuestions: number };
      }),
    );
    expect(runs[0]?.numQuestions).toBe(runs[1]?.numQuestions);
    await both(async ({ room, ids }) => {
      const seat = await room.call(maya, 'POST', `${board}/seat`);
      await room.call(anna, 'PUT', `${board}/turn`, { runId: ids.run, turn: 1 });
      const answer = { runId: ids.run, questionIndex: 0, answer: 0 };
      const answered = await room.call(maya, 'PUT', `${board}/seat/answer`, answer);
      expect(answered.status).toBe(200);
      return [seat, answered];
    });
    await sameFor(maya, reads);
  });

  test('shows in no answer when she has handed in, and its result is held', async () => {
    await both(async ({ room, ids, answers }) => {
      room.at(60);
      const handedIn = await room.call(maya, 'POST', '/quiz/submit', {
        ...{ quizId: 'held', attemptId: ids.attemptId, studentId: maya.uid },
        ...{ answers: answers.handedIn, timeTaken: 60 },
      });
      expect(handedIn.status).toBe(201);
      return handedIn;
    });
    await sameFor(ben, reads);
    await sameFor(maya, calls);
    await sameDocuments();
  });

  test('comes with the result, question by question', async () => {
    const results = await Promise.all(
      worlds.map(async ({ room, ids }) => {
        const release = `/assignments/${ids.assignment}/release`;
        const { status, body: told } = await room.call(anna, 'POST', release);
        expect([status, told.error]).toEqual([200, undefined]);
        const { body } = await room.read(maya, ids.attemptId);
        return (body.attempt?.detailedResults ?? []) as Reply[];
      }),
    );
    const [one = [], other = []] = results;
    expect(one).toHaveLength(EVERY_KIND.length);
    for (const [at, result] of one.entries()) {
      const elsewhere = other[at] ?? {};
      expect(result.said).toEqual(elsewhere.said);
      expect([
        result.points ?? result.isCorrect,
        result.correctAnswer,
        result.rightSaid,
      ]).not.toEqual([
        elsewhere.points ?? elsewhere.isCorrect,
        elsewhere.correctAnswer,
        elsewhere.rightSaid,
      ]);
    }
  });
});
