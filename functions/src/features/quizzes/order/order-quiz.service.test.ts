import { beforeEach, expect, test } from 'vitest';
import { callerOf } from '../../../domain/caller.fixture.ts';
import type { Job } from '../../../stored/quizzes/jobs.repository.ts';
import { createOrderQuizService } from './order-quiz.service.ts';

const ines = callerOf('ines', 'teacher');
const settings = { toughness: 'Easy', targetGrade: 'Grade 9', numQuestions: 5, publish: true };

let job: Job | null;
let ordered: string[];
let removed: string[];
/** Whether the server stops before it has ordered the writing. */
let isStopped: boolean;

beforeEach(() => {
  [job, ordered, removed, isStopped] = [null, [], [], false];
});

const never = () => Promise.reject(new Error('Nobody asks for this here.'));
const service = createOrderQuizService({
  quizzes: { newId: () => '', remove: never, reopen: never },
  accounts: { findName: () => Promise.resolve('Ines') },
  quizOrders: {
    ...{ forget: never, placeAgain: never },
    place(_quiz, placed) {
      const isNew = job === null;
      job ??= placed;
      return Promise.resolve(isNew);
    },
  },
  jobs: { find: () => Promise.resolve(job) },
  files: { remove: (path) => Promise.resolve(void removed.push(path)) },
  tasks: {
    writeQuiz: {
      enqueue({ quizId }) {
        if (isStopped) return new Promise<void>(() => undefined);
        return Promise.resolve(void ordered.push(quizId));
      },
    },
  },
  defaultWriter: 'offline',
  clock: () => new Date('2026-11-22T08:00:00.000Z'),
});

function order(sourcePath: string): Promise<{ quizId: string }> {
  const source = { sourcePath, fileName: 'a.pdf', title: null, chosen: null };
  return service.orderFrom(ines, settings as never, source, { key: 'k', address: null });
}

test('an order that broke off before its writing was ordered is written when it comes again', async () => {
  isStopped = true;
  void order('first');
  await expect.poll(() => job).not.toBeNull();
  isStopped = false;
  const { quizId } = await order('second');
  expect(ordered).toEqual([quizId]);
  expect(removed).toEqual(['second']);
});

test.each([
  ['is being written', { progress: 0.2 }],
  ['is written', { status: 'ready', progress: 1 }],
  ['has failed', { status: 'failed', progress: 1 }],
])('one that %s is not written again by it', async (_what, state) => {
  await order('first');
  job = { ...job!, state: { ...job!.state, ...state } as Job['state'] };
  ordered.length = 0;
  await order('second');
  expect(ordered).toEqual([]);
});
