import type { Question } from '@study-assistant/contract/questions/question';
import type { QuizSummary } from '@study-assistant/contract/quizzes/quizzes';
import type { WriteRequest } from '@study-assistant/writer/writer';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { QuizOrder } from '../../../functions/src/domain/quiz/quiz-job.ts';
import { createQuizJob } from '../../../functions/src/features/quizzes/order/write-quiz.job.ts';
import { createQuestionJob } from '../../../functions/src/features/quizzes/versions/write-question.job.ts';
import { createRepositories } from '../../../functions/src/stored/repositories.ts';
import { waterCycle } from '../../../writer/src/document/lessons/water-cycle.fixture.ts';
import { aQuiz, openClassroom, type Classroom } from '../classroom.ts';

const QUIZ = 'river-quiz';
const NOW = '2026-11-16T08:00:00.000Z';
const silent = () => undefined;

let room: Classroom;
let repositories: ReturnType<typeof createRepositories>;
let requests: WriteRequest[];
let topics: string[];

beforeAll(() => {
  room = openClassroom('demo-spares');
  repositories = createRepositories(room.documents.root);
});
beforeEach(() => {
  [requests, topics] = [[], []];
});
afterAll(() => room.close());

const gaps: Question = {
  ...{ kind: 'gaps', options: [], correctAnswer: 0, benchmarkTime: 30, topic: 'Mouth' },
  question: 'A river ends at its _____.',
  body: { gaps: 1, bank: ['mouth', 'source'] },
  key: { gaps: [{ words: ['mouth'] }], matchCase: false, matchAccents: false, allowTypo: false },
  explanation: 'A river ends at its mouth.',
  source: { page: 1, section: 'How rivers end', quote: 'A river ends at its mouth.' },
  confidence: 'sure',
};
const another: Question = {
  ...{ question: 'Who drew the first map?', correctAnswer: 0, benchmarkTime: 20, topic: 'maps' },
  options: ['A monk', 'A king', 'A nurse', 'A sailor'],
  explanation: 'A monk drew it.',
  source: { page: 1, section: null, quote: 'A monk drew the map.' },
};

/** A writer of five questions that has two texts with gaps to spare; a sixth replaces one. */
function write(request: WriteRequest) {
  requests.push(request);
  const five = aQuiz(QUIZ).questions.map(({ id: _id, ...question }) => question);
  return Promise.resolve({
    ...{ title: 'Rivers', notice: 'This document gives 5 of 10.', drafts: [] },
    questions: request.settings.numQuestions === 1 ? [another] : five,
    spares: [gaps, { ...gaps, question: 'A delta lies at the _____ of a river.', topic: 'deltas' }],
  });
}

const writing = {
  topicsInUse: {
    find: () => Promise.resolve({}),
    change: (_: string, changes: object) =>
      Promise.resolve(void topics.push(...Object.keys(changes))),
  },
  files: {
    read: () => Promise.resolve(Buffer.from('')),
    find: () => Promise.resolve(Buffer.from('')),
    write: () => Promise.resolve(),
  },
  extractor: { extract: () => Promise.resolve(waterCycle) },
  writerFor: () => ({ name: 'offline' as const, write }),
  clock: () => new Date(NOW),
  log: { info: silent, warn: silent, error: silent },
};

async function order(id: string, wishes: Partial<QuizOrder> = {}): Promise<void> {
  const settings = { toughness: 'Easy', targetGrade: 'Grade 9', numQuestions: 10 } as const;
  const summary: QuizSummary = {
    ...{ id, title: 'Rivers', teacherId: 'anna', ...settings, asked: 10, createdAt: NOW },
    ...{ status: 'generating', writer: 'offline', notice: null },
    ...{ teacherName: '', subject: null, topics: [] },
  };
  const source = { sourcePath: 'source', fileName: 'Rivers.txt', title: null, chosen: null };
  const kept = { teacherId: 'anna', ...source, ...settings, writer: 'offline', publish: true };
  const state = { status: 'generating', progress: 0, stage: '', failure: null } as const;
  await repositories.quizzes.create(summary, {
    id,
    order: { ...kept, writer: 'offline', otherKinds: [], ...wishes },
    state: { ...state, updatedAt: NOW },
  });
}

const writeQuiz = (id: string) => createQuizJob({ ...repositories, ...writing })(id, true);

test('what a writer has to spare is kept where no student reads it, and its topics are in use', async () => {
  await order(QUIZ);
  await writeQuiz(QUIZ);
  const open = await room.documents.doc(`quizzes/${QUIZ}`).get();
  expect(open.get('review')).toEqual({ toCheck: 0, drafts: 0, spares: 2 });
  expect(JSON.stringify(open.data())).not.toContain('_____');
  const { spares } = await repositories.drafts.find(QUIZ);
  expect(spares).toMatchObject([
    // A topic is none of the words that belong into the gaps.
    { ...gaps, id: 's1', topic: 'How rivers end' },
    { id: 's2', topic: 'deltas' },
  ]);
  expect(topics).toEqual(expect.arrayContaining(['how river end', 'delta']));
});

test('the kinds of an order reach its writer, also when it is written again', async () => {
  await order('filled', { otherKinds: ['gaps', 'match'] });
  const job = await repositories.jobs.find('filled');
  const failed = {
    status: 'failed',
    progress: 1,
    stage: '',
    failure: null,
    updatedAt: NOW,
  } as const;
  await repositories.quizzes.fail('filled', failed);
  await repositories.quizzes.reopen(job!);
  await writeQuiz('filled');
  expect(requests.map(({ settings }) => settings.otherKinds)).toEqual([['gaps', 'match']]);
});

test('an order from before there was a choice has none', async () => {
  await order('old');
  const job = room.documents.doc('jobs/old');
  const { otherKinds: _none, ...before } = (await job.get()).get('order') as QuizOrder;
  await job.update({ order: before });
  expect((await repositories.jobs.find('old'))?.order.otherKinds).toEqual([]);
  const left = { version: 1, teacherId: 'anna', drafts: [], dismissed: [] };
  await room.documents.doc('quizzes/old/private/drafts').set(left);
  expect((await repositories.drafts.find('old')).spares).toEqual([]);
});

test('a question is replaced by one with four options, which asks nothing that is to spare', async () => {
  await order('replaced', { otherKinds: ['gaps'] });
  await writeQuiz('replaced');
  const replacement = {
    ...{ id: 'new', questionId: 'q1', quizVersion: 1, failure: null },
    status: 'writing' as const,
  };
  await repositories.jobs.saveReplacement('replaced', { replacement });
  await createQuestionJob({ ...repositories, ...writing })('replaced', 'new');
  const { settings, avoid } = requests.at(-1)!;
  expect(settings.otherKinds ?? []).toEqual([]);
  expect(avoid.map(({ question }) => question)).toContain(gaps.question);
  const quiz = await repositories.versions.find('replaced');
  expect(quiz?.questions[0]).toMatchObject({ id: 'new', question: another.question });
  expect(quiz?.review).toEqual({ toCheck: 0, drafts: 0, spares: 2 });
});
