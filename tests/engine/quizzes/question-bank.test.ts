import type { BankQuestion } from '@study-assistant/contract/quizzes/question-bank';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  anna,
  colleague,
  openSittingRoom,
  pupil,
  RIGHT,
  type SittingRoom,
  type Who,
} from '../attempts/sitting-room.ts';
import { aQuiz } from '../classroom.ts';

let room: SittingRoom;

beforeAll(async () => void (room = await openSittingRoom('demo-question-bank')));
afterAll(() => room.close());
beforeEach(async () => {
  room.at(0);
  for (const collection of await room.documents.root.listCollections()) {
    await room.documents.root.firestore.recursiveDelete(collection);
  }
});

/** A draft of Anna's about something, with that many questions. */
async function write(id: string, count = 2): Promise<void> {
  const questions = aQuiz(id).questions.slice(0, count);
  await room.writeQuiz(
    id,
    questions.map((one, at) => ({ ...one, question: `What does ${id} ${at + 1} do?`, topic: id })),
  );
}

type Listed = {
  questions: BankQuestion[];
  next: string | null;
  waiting: number;
  found: number;
  all: number;
  topics: string[];
  error?: string;
};

async function list(query = '', who: Who = anna) {
  const { status, body } = await room.call(who, 'GET', `/question-bank${query}`);
  return { status, ...(body as unknown as Listed) };
}

/** Asks until nothing waits, as the page does. */
async function listWhole(query = '', who: Who = anna): Promise<Listed> {
  for (;;) {
    const listed = await list(query, who);
    expect(listed.status, listed.error).toBe(200);
    if (listed.waiting === 0) return listed;
  }
}

const said = ({ questions }: Listed) => questions.map(({ question }) => question);
const copy = (body: object, who: Who = anna) =>
  room.call(who, 'POST', '/question-bank/copies', body);
const place = (quizId: string, questionId = 'q1') => ({ quizId, questionId });

async function share(id: string, isShared = true): Promise<void> {
  const { status } = await room.call(anna, 'PATCH', `/quizzes/${id}/filing`, { isShared });
  expect(status).toBe(200);
}

describe('a teacher’s questions', () => {
  test('of all her quizzes are in one list, with what is right and what they are from', async () => {
    await write('rivers', 1);
    await write('lakes', 1);
    const { questions, all, topics } = await listWhole();
    expect(all).toBe(2);
    expect(topics.sort()).toEqual(['lakes', 'rivers']);
    expect(questions.find(({ quizId }) => quizId === 'rivers')).toMatchObject({
      ...{ questionId: 'q1', question: 'What does rivers 1 do?', kind: 'choice' },
      ...{ right: 'It flows', quizTitle: 'Rivers', targetGrade: 'Grade 9', status: 'draft' },
      ...{ statistics: null, reports: 0, lastUsedAt: null },
    });
  });

  test('are found by words, also of their answer', async () => {
    await write('rivers');
    await write('lakes');
    await listWhole();
    expect(said(await listWhole('?search=FLOWS%20lakes%202'))).toEqual(['What does lakes 2 do?']);
    expect(said(await listWhole('?level=hard'))).toEqual([]);
  });

  test('come in pages that join', async () => {
    await write('rivers', 5);
    const first = await listWhole('?limit=3');
    const rest = await listWhole(`?limit=3&before=${first.next}`);
    expect([first.questions.length, rest.questions.length, rest.next]).toEqual([3, 2, null]);
    expect(new Set([...said(first), ...said(rest)]).size).toBe(5);
  });

  test('follow each change of a quiz: an edit, a deletion, its undo', async () => {
    await write('rivers', 1);
    await listWhole();
    const { body } = await room.call(anna, 'GET', '/quizzes/rivers');
    const [{ source: _source, benchmarkTime: _time, ...question }] = (
      body as unknown as { quiz: { questions: [Record<string, unknown>] } }
    ).quiz.questions;
    const questions = [{ ...question, question: 'Where does it end?' }];
    await room.call(anna, 'PATCH', '/quizzes/rivers', { version: 1, questions });
    expect(said(await listWhole())).toEqual(['Where does it end?']);
    await room.call(anna, 'DELETE', '/quizzes/rivers');
    expect(said(await listWhole())).toEqual([]);
    await room.call(anna, 'POST', '/quizzes/rivers/restore');
    expect(said(await listWhole())).toEqual(['Where does it end?']);
  });

  test('go with their quiz to whom it is handed over', async () => {
    await write('rivers', 1);
    await listWhole();
    await listWhole('', colleague);
    const account = { email: 'b@example.org', currentGrade: null, userType: 'teacher' } as const;
    await room.repositories.accounts.save(
      { uid: 'bert', fullName: 'Bert', ...account },
      new Date(),
    );
    await room.repositories.handOvers.moveQuiz('rivers', 'anna', { uid: 'bert', fullName: 'Bert' });
    expect((await listWhole()).all).toBe(0);
    expect((await listWhole('', colleague)).all).toBe(1);
  });

  test('are hers alone: no student and no colleague reads them there', async () => {
    await write('rivers');
    await listWhole();
    expect((await list('', pupil('maya'))).status).toBe(403);
    expect((await list('', colleague)).all).toBe(0);
  });

  test('say how they were answered, as the analysis does, and count that again after a day', async () => {
    await room.openClass('9b', ['maya', 'ben']);
    await write('rivers', 5);
    const assignmentId = await room.give('rivers', '9b');
    for (const [uid, answers] of [
      ['maya', RIGHT],
      ['ben', [0, 1, 1, 1, 1]],
    ] as const) {
      const attemptId = (await room.start(pupil(uid), assignmentId)).body.attempt?.id;
      await room.submit(pupil(uid), { quizId: 'rivers', attemptId }, answers);
      if (uid === 'maya')
        expect((await listWhole()).questions[0]).toMatchObject({
          statistics: { responses: 1, facility: 1 },
        });
    }
    const hardest = async () => (await listWhole('?order=hardest')).questions[0];
    expect((await hardest())?.statistics?.responses).toBe(1);
    room.at(25 * 60 * 60);
    const first = await hardest();
    expect(first).toMatchObject({
      questionId: 'q1',
      statistics: { responses: 2, facility: 0.5, discrimination: null },
    });
    expect(first?.lastUsedAt).toEqual(expect.any(String));
  });

  test('say what students have reported', async () => {
    await room.openClass('9b', ['maya']);
    await write('rivers', 5);
    await room.call(anna, 'POST', '/quizzes/rivers/publish', { to: 'school' });
    await listWhole();
    const { body } = await room.submit(pupil('maya'), { quizId: 'rivers' }, RIGHT);
    const report = `/quiz-results/attempt/${body.attemptId}/questions/q3/report`;
    expect((await room.call(pupil('maya'), 'PUT', report, { reason: 'unclear' })).status).toBe(200);
    const [worst] = (await listWhole('?order=reported')).questions;
    expect(worst).toMatchObject({ questionId: 'q3', reports: 1 });
  });
});

describe('what it costs', () => {
  test('a look at what has not changed reads its list and its parts, however many quizzes', async () => {
    for (let at = 0; at < 25; at += 1) await write(`quiz-${at}`, 2);
    await listWhole();
    expect(await room.costOf(() => list('?search=quiz'))).toEqual([2, 0, 0]);
  });

  test('a change costs the same as before, and its next look two reads for the quiz', async () => {
    await write('rivers');
    await write('lakes');
    await listWhole();
    await room.call(anna, 'PATCH', '/quizzes/rivers/filing', { tags: ['exam'] });
    // The list and its part, both again in the transaction, and the quiz with its key.
    expect(await room.costOf(() => list('?search=quiz'))).toEqual([6, 2, 0]);
  });

  test('the first look reads the quizzes in pieces and says how many are left', async () => {
    for (let at = 0; at < 25; at += 1) await write(`quiz-${at}`, 1);
    await room.documents.doc('lists/quizzes-of-anna').update({ changed: [] });
    expect(await list()).toMatchObject({ all: 20, waiting: 5 });
    expect(await list()).toMatchObject({ all: 25, waiting: 0 });
  });

  test('a quiz that is damaged keeps the others in their list', async () => {
    await write('rivers');
    await write('lakes');
    await room.call(anna, 'POST', '/quizzes/rivers/publish', { to: 'school' });
    await listWhole();
    await room.documents.doc('quizzes/rivers').update({ questions: 'none' });
    room.at(25 * 60 * 60);
    expect((await listWhole()).all).toBe(4);
  });

  test('a bank with a damaged part is made anew', async () => {
    await write('rivers');
    await listWhole();
    await room.documents.doc('questionBanks/of-anna.0').update({ quizzes: 'none' });
    expect((await listWhole()).all).toBe(2);
  });
});

describe('copying into a quiz', () => {
  test('makes a draft of questions from several, with their keys', async () => {
    await write('rivers');
    await write('lakes');
    const { status, body } = await copy({
      questions: [place('rivers'), place('lakes', 'q2')],
      into: { title: 'Waters' },
    });
    expect(status).toBe(201);
    const { id } = body.quiz as { id: string };
    const { body: read } = await room.call(anna, 'GET', `/quizzes/${id}`);
    expect(read.quiz).toMatchObject({
      ...{ title: 'Waters', status: 'draft', writer: 'teacher', teacherId: 'anna' },
      questions: [
        {
          ...{ question: 'What does rivers 1 do?', correctAnswer: 1 },
          source: { page: null, section: null, quote: 'Rivers flow.' },
        },
        { question: 'What does lakes 2 do?', correctAnswer: 1 },
      ],
    });
    expect((await listWhole()).all).toBe(6);
  });

  test('adds to a draft what is not there yet, also when the call is repeated', async () => {
    await write('rivers');
    await write('lakes');
    const body = { questions: [place('rivers'), place('rivers', 'q2')], into: { quizId: 'lakes' } };
    expect((await copy(body)).body).toMatchObject({ copied: 2, quiz: { numQuestions: 4 } });
    expect((await copy(body)).body).toMatchObject({ copied: 0, quiz: { numQuestions: 4 } });
    const own = { questions: [place('lakes')], into: { quizId: 'lakes' } };
    expect((await copy(own)).body).toMatchObject({ copied: 0 });
  });

  test('of two at once loses neither', async () => {
    for (const id of ['rivers', 'lakes', 'hills']) await write(id, 1);
    const into = { quizId: 'hills' };
    const replies = await Promise.all(
      ['rivers', 'lakes'].map((id) => copy({ questions: [place(id)], into })),
    );
    expect(replies.map(({ status }) => status)).toEqual([201, 201]);
    const { body } = await room.call(anna, 'GET', '/quizzes/hills');
    expect(body.quiz).toMatchObject({ numQuestions: 3 });
  });

  test.each([
    ['a quiz that students take', 'lakes', 'q1', 409],
    ['a quiz that is not there', 'hills', 'q1', 404],
    ['a question that is not there', 'drafted', 'q9', 404],
  ])('is refused with %s', async (_what, quizId, questionId, status) => {
    await write('rivers');
    await write('lakes');
    await write('drafted');
    await room.call(anna, 'POST', '/quizzes/lakes/publish', { to: 'school' });
    const body = { questions: [place('rivers', questionId)], into: { quizId } };
    expect((await copy(body)).status).toBe(status);
  });

  test('is refused where the draft has no room', async () => {
    await write('rivers', 5);
    await write('full');
    const { body } = await room.call(anna, 'GET', '/quizzes/full');
    const { questions } = body.quiz as { questions: Record<string, unknown>[] };
    const [{ id: _id, source: _s, benchmarkTime: _b, ...one } = {}] = questions;
    const many = Array.from({ length: 48 }, (_, at) => ({ ...one, question: `Is it ${at}?` }));
    await room.call(anna, 'PATCH', '/quizzes/full', { version: 1, questions: many });
    const asked = ['q1', 'q2', 'q3'].map((id) => place('rivers', id));
    const reply = await copy({ questions: asked, into: { quizId: 'full' } });
    expect(reply.status).toBe(409);
    expect(reply.body.error).toContain('room for 2 more');
  });
});

describe('what colleagues share', () => {
  const shared = '?whose=colleagues';

  test('is in their list and can be copied, without what is the teacher’s alone', async () => {
    await write('rivers', 1);
    await write('lakes', 1);
    await room.call(anna, 'PATCH', '/quizzes/rivers/filing', { isShared: true, tags: ['exam'] });
    const { questions } = await listWhole(shared, colleague);
    expect(questions).toHaveLength(1);
    expect(questions[0]).toMatchObject({
      quizId: 'rivers',
      statistics: null,
      reports: 0,
      tags: [],
    });
    const into = { title: 'Mine' };
    expect((await copy({ questions: [place('rivers')], into }, colleague)).status).toBe(201);
    expect((await copy({ questions: [place('lakes')], into }, colleague)).status).toBe(404);
    expect((await copy({ questions: [place('rivers')], into }, pupil('maya'))).status).toBe(403);
    const hers = { questions: [place('rivers')], into: { quizId: 'lakes' } };
    expect((await copy(hers, colleague)).status).toBe(404);
  });

  test('leaves their list when it is not shared any more, or is deleted', async () => {
    await write('rivers', 1);
    await write('lakes', 1);
    await share('rivers');
    await share('lakes');
    expect((await listWhole(shared, colleague)).all).toBe(2);
    await share('rivers', false);
    expect((await listWhole(shared, colleague)).all).toBe(1);
    await room.call(anna, 'DELETE', '/quizzes/lakes');
    expect((await listWhole(shared, colleague)).all).toBe(0);
  });

  test('is no student’s, and the teacher’s own are in her own list', async () => {
    await write('rivers', 1);
    await share('rivers');
    expect((await list(shared, pupil('maya'))).status).toBe(403);
    expect((await listWhole(shared)).all).toBe(0);
  });
});
