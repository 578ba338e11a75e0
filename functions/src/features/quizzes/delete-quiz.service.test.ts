import { expect, test } from 'vitest';
import { callerOf } from '../../domain/caller.fixture.ts';
import type { OpenQuiz } from '../../stored/quizzes/stored-quiz.ts';
import { createDeleteQuizService } from './delete-quiz.service.ts';

const never = () => Promise.reject(new Error('Nobody asks for this here.'));
const ines = callerOf('ines', 'teacher');
const quiz = { id: 'rivers', title: 'Rivers', teacherId: 'ines', status: 'ready' } as OpenQuiz;

/** A service whose quiz goes in this way, and what it has written down. */
function aService(moveAway: () => Promise<'moved' | 'gone'>) {
  const written: unknown[] = [];
  const say = () => undefined;
  const service = createDeleteQuizService({
    quizzes: {
      ...{ withdraw: never, remove: never, removeLeftovers: never },
      find: () => Promise.resolve(quiz),
    },
    deletedQuizzes: {
      ...{ moveAway, beginPurge: never },
      find: () => Promise.resolve(quiz),
      putBack: (_id, _clock, { by, entry }) =>
        Promise.resolve(void written.push({ ...entry, actor: by })),
    },
    ...{ jobs: { find: never }, assignments: { endAllOf: never }, files: { remove: never } },
    ...{ reports: { removeQuiz: never }, responses: { remove: never } },
    audit: { record: (entry) => Promise.resolve(void written.push(entry)) },
    takers: { countAt: never, endAllAt: never },
    keepBoard: { endAllOf: () => Promise.resolve() },
    countReported: () => Promise.resolve(new Map()),
    tasks: { purgeDeleted: { enqueue: () => Promise.resolve() } },
    clock: () => new Date('2026-11-22T08:00:00.000Z'),
    log: { info: say, warn: say, error: say },
  });
  return { service, written };
}

const deletion = {
  actor: ines,
  act: 'quiz.deleted',
  target: { kind: 'quiz', id: 'rivers', name: 'Rivers' },
  changes: [],
};

test('a deletion is written down', async () => {
  const { service, written } = aService(() => Promise.resolve('moved'));
  expect(await service.remove(ines, 'rivers')).toMatchObject({ takenBy: 0 });
  expect(written).toEqual([deletion]);
});

test('so is one that breaks off: its quiz may be gone all the same', async () => {
  const { service, written } = aService(() => Promise.reject(new Error('No answer came.')));
  await expect(service.remove(ines, 'rivers')).rejects.toThrow('No answer came.');
  expect(written).toEqual([deletion]);
});

test('so is its undo', async () => {
  const { service, written } = aService(never);
  await service.restore(ines, 'rivers');
  expect(written).toEqual([{ ...deletion, act: 'quiz.restored' }]);
});

test('what somebody else tries is not', async () => {
  const { service, written } = aService(never);
  const other = callerOf('carl', 'teacher');
  await expect(service.remove(other, 'rivers')).rejects.toMatchObject({ code: 'forbidden' });
  await expect(service.restore(other, 'rivers')).rejects.toMatchObject({ code: 'forbidden' });
  expect(written).toEqual([]);
});
