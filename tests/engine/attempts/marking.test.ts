import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  anna,
  colleague,
  openSittingRoom,
  pupil,
  type Body,
  type SittingRoom,
  type Who,
} from './sitting-room.ts';

const WORDS = { explanation: '', topic: 'cells' };
const CHOICE = {
  ...WORDS,
  ...{ question: 'Which is a cell?', options: ['A yeast', 'A stone'], correctAnswer: 0 },
};
const aText = (question: string, accepted: string[]) => ({
  ...WORDS,
  ...{ kind: 'text', question, key: { accepted, matchCase: false } },
});
const MEMBRANE = aText('What surrounds a cell?', ['A membrane', 'membrane']);
const ENERGY = aText('What is ATP for?', ['energy']);

type Result = Record<string, unknown>;
type Attempt = Body['attempt'] & { detailedResults: Result[] };
type Line = { answer: string; attemptIds: string[]; mark: object | null };
type Queue = Body & { questions: { questionId: string; lines: Line[] }[]; toMark: number };

let room: SittingRoom;
let turn = 0;
let quizId = '';
let questionIds: string[] = [];
let [maya, ben] = [pupil('maya'), pupil('ben')];

beforeAll(async () => {
  room = await openSittingRoom('demo-marking');
});
afterAll(() => room.close());
beforeEach(async () => {
  turn += 1;
  quizId = `quiz-${turn}`;
  [maya, ben] = [pupil(`maya-${turn}`), pupil(`ben-${turn}`)];
  room.at(0);
  room.queues.begin(0);
  for (const { uid } of [maya, ben]) {
    await room.documents.doc(`users/${uid}`).set({
      ...{ version: 1, email: `${uid}@school.example`, fullName: uid, userType: 'student' },
      ...{ currentGrade: '9', classIds: [`class-${turn}`], createdAt: new Date(0) },
    });
  }
  await room.openClass(`class-${turn}`, [maya.uid, ben.uid]);
  await room.writeQuiz(quizId);
  await edit([CHOICE, MEMBRANE, ENERGY]);
  await room.call(anna, 'POST', `/quizzes/${quizId}/publish`, {});
});

async function edit(questions: object[]): Promise<void> {
  const before = (await room.call(anna, 'GET', `/quizzes/${quizId}`)).body.quiz as {
    version: number;
  };
  const { version } = before;
  const { status, body } = await room.call(anna, 'PATCH', `/quizzes/${quizId}`, {
    ...{ version, questions },
  });
  expect(status).toBe(200);
  questionIds = (body.quiz as { questions: { id: string }[] }).questions.map(({ id }) => id);
}

async function handIn(who: Who, first: string, second: string, choice = 0): Promise<string> {
  const answers = [choice, { words: first }, { words: second }];
  const json = { quizId, studentId: who.uid, answers, timeTaken: 60 };
  const { status, body } = await room.call(who, 'POST', '/quiz/submit', json);
  expect(status).toBe(201);
  return String(body.attemptId);
}

/** Off the shelf, where everybody would find the answers. */
async function give(settings: Parameters<SittingRoom['give']>[2]): Promise<string> {
  await room.call(anna, 'POST', `/quizzes/${quizId}/publish`, { to: 'classes' });
  return room.give(quizId, `class-${turn}`, settings);
}

/** The same at an assignment. */
async function handInAt(assignmentId: string, who: Who, first: string, second: string) {
  const attemptId = (await room.start(who, assignmentId)).body.attempt?.id ?? '';
  const answers = [0, { words: first }, { words: second }];
  const json = { quizId, attemptId, studentId: who.uid, answers, timeTaken: 60 };
  expect((await room.call(who, 'POST', '/quiz/submit', json)).status).toBe(201);
  return attemptId;
}

type Mark = { points: 0 | 0.5 | 1 | null; comment?: string; at?: number };

function mark(attemptIds: string[], { points, comment, at = 1 }: Mark) {
  const json = { questionId: questionIds[at], attemptIds, points, ...(comment && { comment }) };
  return room.call(anna, 'POST', `/quizzes/${quizId}/marking`, json);
}

async function queue(query = ''): Promise<Queue> {
  const { status, body } = await room.call(anna, 'GET', `/quizzes/${quizId}/marking${query}`);
  expect(status).toBe(200);
  return body as Queue;
}

async function read(who: Who, id: string): Promise<Attempt> {
  return (await room.read(who, id)).body.attempt as Attempt;
}

/** The kept totals, which have to be what a count of the attempts comes to. */
async function totalsOf(who: Who) {
  const kept = await room.totalsOf(who.uid);
  await room.repositories.summaries.recount(who.uid);
  const { recent: _inTheirOrder, ...sums } = { unmarked: 0, ...kept };
  expect({ unmarked: 0, ...(await room.totalsOf(who.uid)) }).toMatchObject(sums);
  const result = (await room.repositories.quizResults.find(who.uid, [quizId])).get(quizId);
  await room.documents.doc(`students/${who.uid}/quizResults/${quizId}`).delete();
  const counted = await room.repositories.quizResults.find(who.uid, [quizId]);
  expect(counted.get(quizId)).toEqual(result);
  const { attempts, percentageSum, highestPercentage, unmarked = 0 } = kept;
  return { attempts, percentageSum, highestPercentage, unmarked };
}

describe('an answer that nothing accepts', () => {
  test('is neither right nor wrong, and the others make the percentage', async () => {
    const id = await handIn(maya, ' MEMBRANE. ', 'to live');
    const { detailedResults, ...attempt } = await read(maya, id);
    expect(attempt).toMatchObject({ score: 2, percentage: 100, awaiting: 1, errorTopics: [] });
    expect(detailedResults[1]).toMatchObject({ isCorrect: true, points: 1 });
    expect(detailedResults[1]).not.toHaveProperty('awaiting');
    expect(detailedResults[2]).toMatchObject({ isCorrect: false, points: 0, awaiting: true });
    const analytics = await room.call(
      maya,
      'GET',
      `/quiz-results/attempt/${id}/detailed-analytics`,
    );
    expect(analytics.body.analytics).toMatchObject({
      answerDistribution: { correct: 2, incorrect: 0, notAttempted: 0, awaiting: 1 },
    });
    const practice = await room.call(maya, 'GET', `/student/${maya.uid}/practice`);
    expect(practice.body.questions).toEqual([]);
    const gap = await room.call(maya, 'GET', `/student/${maya.uid}/skill-gap`);
    expect(gap.body.analysis).toMatchObject({ topicErrorAnalysis: [] });
  });

  test('counts in no average as long as nothing of its attempt is marked', async () => {
    await edit([MEMBRANE]);
    await handIn2(maya, 'a wall');
    const stats = async () =>
      (await room.call(maya, 'GET', `/student/${maya.uid}/performance-stats`)).body.stats;
    const id = await handIn2(maya, 'membrane');
    expect(await stats()).toMatchObject({ totalQuizzes: 2, averageScore: 100, passRate: 100 });
    expect(await totalsOf(maya)).toMatchObject({ attempts: 2, percentageSum: 100, unmarked: 1 });
    const [waiting] = (await queue()).questions.flatMap(({ lines }) => lines);
    expect(waiting?.attemptIds).not.toContain(id);
    await mark(waiting?.attemptIds ?? [], { points: 0.5, at: 0 });
    expect(await stats()).toMatchObject({ totalQuizzes: 2, averageScore: 75, passRate: 50 });
    expect(await totalsOf(maya)).toMatchObject({ attempts: 2, percentageSum: 150, unmarked: 0 });
  });

  async function handIn2(who: Who, words: string): Promise<string> {
    const json = { quizId, studentId: who.uid, answers: [{ words }], timeTaken: 60 };
    return String((await room.call(who, 'POST', '/quiz/submit', json)).body.attemptId);
  }
});

describe('the queue', () => {
  test('has equal answers as one line, question by question, and no names', async () => {
    const ids = [await handIn(maya, 'a wall', 'to live'), await handIn(ben, 'A  Wall!', 'energy')];
    const found = await queue();
    expect(found).toMatchObject({ toMark: 3, isMore: false });
    expect(found.questions.map(({ lines }) => lines.length)).toEqual([1, 1]);
    expect(found.questions[0]?.lines[0]?.attemptIds.toSorted()).toEqual(ids.toSorted());
    expect(found.questions[1]).toMatchObject({ rightSaid: 'energy' });
    expect(JSON.stringify(found)).not.toContain(maya.uid);
  });

  test('has what is marked apart, and it can be marked otherwise or wait again', async () => {
    const id = await handIn(maya, 'a wall', 'energy');
    await mark([id], { points: 0.5, comment: 'Plants have one, too.' });
    expect((await queue()).questions).toEqual([]);
    const [marked] = (await queue('?marked=1')).questions;
    expect(marked?.lines).toMatchObject([
      { answer: 'a wall', mark: { points: 0.5, comment: 'Plants have one, too.' } },
    ]);
    expect(await read(maya, id)).toMatchObject({ score: 2.5, percentage: 83.3 });
    await mark([id], { points: 0 });
    expect(await read(maya, id)).toMatchObject({ score: 2, percentage: 66.7 });
    expect(await totalsOf(maya)).toMatchObject({ percentageSum: 66.7, highestPercentage: 66.7 });
    await mark([id], { points: null });
    const back = await read(maya, id);
    expect(back).toMatchObject({ score: 2, percentage: 100, awaiting: 1 });
    expect(back.detailedResults[1]).not.toHaveProperty('mark');
    expect(await queue()).toMatchObject({ toMark: 1 });
    expect(await totalsOf(maya)).toMatchObject({ percentageSum: 100, highestPercentage: 100 });
  });

  test('is counted for her home page, and empties', async () => {
    const today = async () =>
      (await room.call(anna, 'GET', `/teacher/${anna.uid}/today`)).body.today as Body;
    const before = ((await today()).toMark as { answers: number } | undefined)?.answers ?? 0;
    const id = await handIn(maya, 'a wall', 'to live');
    expect((await today()).toMark).toMatchObject({ answers: before + 2 });
    expect(JSON.stringify((await today()).toMark)).toContain(`{"quizId":"${quizId}"`);
    const analysis = await room.call(anna, 'GET', `/quizzes/${quizId}/analysis`);
    expect(analysis.body.analysis).toMatchObject({ toMark: 2 });
    expect((analysis.body.analysis as { questions: Result[] }).questions[1]).toMatchObject({
      ...{ responses: 0, byTeacher: 1, flags: [] },
    });
    await mark([id], { points: 1 });
    await mark([id], { points: 1, at: 2 });
    expect(JSON.stringify((await today()).toMark ?? {})).not.toContain(`"${quizId}"`);
  });
});

describe('a mark', () => {
  test('is counted once, however often it comes and from how many windows', async () => {
    const ids = [await handIn(maya, 'a wall', 'energy'), await handIn(ben, 'a wall', 'energy')];
    const replies = await Promise.all([1, 2, 3, 4].map(() => mark(ids, { points: 1 })));
    expect(replies.map(({ body }) => body.marked)).toEqual([2, 2, 2, 2]);
    for (const who of [maya, ben]) {
      expect(await totalsOf(who)).toMatchObject({ attempts: 1, percentageSum: 100 });
    }
    expect(await mark(ids, { points: 1 })).toMatchObject({ status: 200, body: { marked: 2 } });
    expect(await totalsOf(maya)).toMatchObject({ percentageSum: 100 });
  });

  test('of two different ones at once leaves one of them, and totals that agree with it', async () => {
    const id = await handIn(maya, 'a wall', 'energy');
    await Promise.all([mark([id], { points: 0 }), mark([id], { points: 1 })]);
    const { percentage } = await read(maya, id);
    expect([66.7, 100]).toContain(percentage);
    expect(await totalsOf(maya)).toMatchObject({ percentageSum: percentage });
  });

  test('beside marks of other questions and attempts that are handed in loses nothing', async () => {
    const id = await handIn(maya, 'a wall', 'to live');
    await Promise.all([
      mark([id], { points: 0.5 }),
      mark([id], { points: 1, at: 2 }),
      handIn(maya, 'membrane', 'energy'),
      handIn(maya, 'skin', 'energy', 1),
      handIn(ben, 'a wall', 'energy'),
    ]);
    expect(await read(maya, id)).toMatchObject({ score: 2.5, percentage: 83.3 });
    expect(await totalsOf(maya)).toMatchObject({ attempts: 3, percentageSum: 233.3 });
    expect(await queue()).toMatchObject({ toMark: 2 });
  });

  test('stays when the key is corrected, and what the key accepts by then has its point', async () => {
    const ids = [await handIn(maya, 'a wall', 'energy'), await handIn(ben, 'a skin', 'energy')];
    await mark([ids[0] ?? ''], { points: 0.5, comment: 'Not quite' });
    await mark([ids[1] ?? ''], { points: 0 });
    const accepted = { ...MEMBRANE, key: { accepted: ['skin', 'a skin'], matchCase: false } };
    const [, , energy] = [CHOICE, MEMBRANE, ENERGY];
    const named = [CHOICE, accepted, energy].map((one, at) => ({ ...one, id: questionIds[at] }));
    await edit(named);
    await room.runDue();
    const kept = await read(maya, ids[0] ?? '');
    expect(kept).toMatchObject({ score: 2.5 });
    expect(kept.detailedResults[1]).toMatchObject({ points: 0.5, mark: { comment: 'Not quite' } });
    expect(await read(ben, ids[1] ?? '')).toMatchObject({ score: 3, percentage: 100 });
    for (const who of [maya, ben]) await totalsOf(who);
    await edit([CHOICE, MEMBRANE, energy].map((one, at) => ({ ...one, id: questionIds[at] })));
    await room.runDue();
    expect(await read(ben, ids[1] ?? '')).toMatchObject({ score: 2, percentage: 66.7 });
  });

  test('of an answer that nobody has to mark is refused', async () => {
    const id = await handIn(maya, 'membrane', 'energy');
    expect(await mark([id], { points: 0 })).toMatchObject({ status: 404 });
    expect(await mark([id], { points: 0, at: 0 })).toMatchObject({ status: 404 });
    expect(await read(maya, id)).toMatchObject({ score: 3 });
  });

  test('of an attempt at another quiz is refused', async () => {
    const id = await handIn(maya, 'a wall', 'energy');
    await room.writeQuiz(`${quizId}-other`);
    const json = { questionId: questionIds[1], attemptIds: [id], points: 1 };
    const reply = await room.call(anna, 'POST', `/quizzes/${quizId}-other/marking`, json);
    expect(reply.status).toBe(404);
    expect(await read(maya, id)).toMatchObject({ awaiting: 1 });
  });
});

describe('at an assignment', () => {
  test('a co-teacher is told who marks what waits, and its teacher is not', async () => {
    await room.documents
      .doc(`classes/class-${turn}`)
      .update({ teacherIds: [anna.uid, colleague.uid] });
    await room.documents.doc(`quizzes/${quizId}`).update({ teacherName: 'Anna Berg' });
    const assignment = await give({});
    const book = `/classes/class-${turn}/markbook`;
    const markers = async (who: Who) => {
      const { assignments = [] } = (await room.call(who, 'GET', book)).body;
      const live = (await room.call(who, 'GET', `/assignments/${assignment}/live`)).body.assignment;
      return [assignments[0], live].map((one) => one?.markedBy);
    };
    expect(await markers(colleague)).toEqual([undefined, undefined]);
    await handInAt(assignment, maya, 'a wall', 'to live');
    expect(await markers(colleague)).toEqual(['Anna Berg', 'Anna Berg']);
    expect(await markers(anna)).toEqual([undefined, undefined]);
  });

  test('an answer is marked while its result is held, and comes marked with its release', async () => {
    const assignment = await give({ release: 'by-hand' });
    const id = await handInAt(assignment, maya, 'a wall', 'to live');
    expect(await room.triesOf(maya.uid, assignment)).toMatchObject([{ awaiting: 2 }]);
    await mark([id], { points: 1 });
    expect(await room.triesOf(maya.uid, assignment)).toMatchObject([{ score: 2, awaiting: 1 }]);
    await room.call(anna, 'POST', `/assignments/${assignment}/release`);
    await room.runDue();
    expect(await read(maya, id)).toMatchObject({ score: 2, percentage: 100, awaiting: 1 });
    expect(await queue()).toMatchObject({ toMark: 1 });
    await mark([id], { points: 0, at: 2 });
    expect(await room.triesOf(maya.uid, assignment)).toMatchObject([{ percentage: 66.7 }]);
    expect(await room.triesOf(maya.uid, assignment)).not.toMatchObject([{ awaiting: 0 }]);
    expect(await totalsOf(maya)).toMatchObject({ attempts: 1, percentageSum: 66.7 });
  });

  test('a mark that meets the release is neither lost nor counted twice', async () => {
    const assignment = await give({ release: 'by-hand' });
    const id = await handInAt(assignment, maya, 'a wall', 'energy');
    await Promise.all([
      mark([id], { points: 0 }),
      room.call(anna, 'POST', `/assignments/${assignment}/release`).then(() => room.runDue()),
    ]);
    expect(await read(maya, id)).toMatchObject({ score: 2, percentage: 66.7 });
    expect(await totalsOf(maya)).toMatchObject({ attempts: 1, percentageSum: 66.7 });
  });

  test('where the score alone is shown, the score follows and the answers stay hidden', async () => {
    const assignment = await give({ shows: 'score' });
    const id = await handInAt(assignment, maya, 'a wall', 'energy');
    expect(await read(maya, id)).toMatchObject({ percentage: 100, awaiting: 1 });
    expect(await queue()).toMatchObject({ toMark: 1 });
    await mark([id], { points: 0.5 });
    const shown = await read(maya, id);
    expect(shown).toMatchObject({ score: 2.5, percentage: 83.3, detailedResults: [] });
    expect(shown).not.toHaveProperty('awaiting');
    expect(await totalsOf(maya)).toMatchObject({ percentageSum: 83.3, highestPercentage: 83.3 });
  });

  test('the markbook has no percentage while nothing of it is marked', async () => {
    await edit([MEMBRANE]);
    const assignment = await give({});
    const attemptId = (await room.start(maya, assignment)).body.attempt?.id ?? '';
    const json = {
      quizId,
      attemptId,
      studentId: maya.uid,
      answers: [{ words: 'x' }],
      timeTaken: 1,
    };
    await room.call(maya, 'POST', '/quiz/submit', json);
    const book = JSON.stringify(
      (await room.call(anna, 'GET', `/classes/class-${turn}/markbook`)).body,
    );
    expect(book).toMatch(/"percentage":null[^}]*"awaiting":1|"awaiting":1[^}]*"percentage":null/);
  });
});

describe('what a mark costs', () => {
  test('is four reads and three writes at most beside the look at the quiz', async () => {
    const id = await handIn(maya, 'a wall', 'to live');
    const [reads, writes, deletes] = await room.costOf(() => mark([id], { points: 0 }));
    expect([reads - 1, writes, deletes]).toEqual([3, 3, 0]);
    const again = await room.costOf(() => mark([id], { points: 0 }));
    expect(again[1]).toBe(0);
  });

  test('of a result that is held is less, and of one at an assignment one write more', async () => {
    const assignment = await give({ release: 'by-hand' });
    const [held, shown] = [
      await handInAt(assignment, maya, 'a wall', 'energy'),
      await handInAt(assignment, ben, 'a wall', 'energy'),
    ];
    const costs = [];
    costs.push(await room.costOf(() => mark([held], { points: 1 })));
    await room.call(anna, 'POST', `/assignments/${assignment}/release`);
    await room.runDue();
    costs.push(await room.costOf(() => mark([shown], { points: 1 })));
    expect(costs).toEqual([
      [4, 2, 0],
      [5, 4, 0],
    ]);
  });

  test('of a whole class is the same for each, and the queue reads each attempt once', async () => {
    const ids: string[] = [];
    for (let at = 0; at < 12; at += 1) {
      ids.push(await handIn(pupil(`pupil-${turn}-${at}`), 'a wall', 'energy'));
    }
    // The attempts, the quiz, and the two sums.
    const [reads] = await room.costOf(queue);
    expect(reads).toBeLessThanOrEqual(12 + 5);
    const [marking, writes] = await room.costOf(() => mark(ids, { points: 0.5 }));
    expect([marking - 1, writes]).toEqual([12 * 3, 12 * 3]);
  });
});

test('marks and comments are in the export of the student', async () => {
  const id = await handIn(maya, 'a wall', 'energy');
  await mark([id], { points: 0.5, comment: 'Only plants have walls.' });
  const { body } = await room.call(maya, 'GET', '/account/export');
  expect(JSON.stringify(body)).toContain('Only plants have walls.');
});
