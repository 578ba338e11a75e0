import { expect, test } from 'vitest';
import type { Audited } from '../../domain/audit.ts';
import { callerOf } from '../../domain/caller.fixture.ts';
import type { OpenQuiz } from '../../stored/quizzes/stored-quiz.ts';
import { createDeleteQuizService } from './delete-quiz.service.ts';

const never = () => Promise.reject(new Error('Nobody asks for this here.'));
const ines = callerOf('ines', 'teacher');
const quiz = { id: 'rivers', title: 'Rivers', teacherId: 'ines', status: 'ready' } as OpenQuiz;

/** A service whose quiz goes in this way, and what it has written down. */
function aService(moveAway: () => Promise<'moved' | 'gone'>) {
  const written: Audited[] = [];
  const service = createDeleteQuizService({
    ...{ withdrawQuiz: never, removeQuiz: never, findJob: never },
    findDeleted: () => Promise.resolve(quiz),
    putBack: (_id, audited) => Promise.resolve(void written.push(audited)),
    ...{ beginPurge: never, endPurge: never, endAssignments: never },
    ...{ removeReports: never, removeResponses: never },
    ...{ countTakers: never, endAttempts: never, files: { remove: never } },
    countReported: () => Promise.resolve(new Map()),
    findOpenQuiz: () => Promise.resolve(quiz),
    purgeLater: () => Promise.resolve(),
    record: (audited) => Promise.resolve(void written.push(audited)),
    moveAway,
    clock: () => new Date('2026-11-22T08:00:00.000Z'),
  });
  return { service, written };
}

const deletion = {
  by: ines,
  entry: {
    act: 'quiz.deleted',
    target: { kind: 'quiz', id: 'rivers', name: 'Rivers' },
    changes: [],
  },
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
  const entry = { ...deletion.entry, act: 'quiz.restored' };
  expect(written).toEqual([{ by: ines, entry }]);
});

test('what somebody else tries is not', async () => {
  const { service, written } = aService(never);
  const other = callerOf('carl', 'teacher');
  await expect(service.remove(other, 'rivers')).rejects.toMatchObject({ code: 'forbidden' });
  await expect(service.restore(other, 'rivers')).rejects.toMatchObject({ code: 'forbidden' });
  expect(written).toEqual([]);
});
