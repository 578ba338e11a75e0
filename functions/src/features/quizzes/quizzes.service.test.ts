import { expect, test } from 'vitest';
import { ApiError } from '../../domain/api-error.ts';
import { callerOf } from '../../domain/caller.fixture.ts';
import { createQuizzesService } from './quizzes.service.ts';

const rosa = callerOf('rosa', 'teacher');

/** One whose looks at the job of a quiz end with this error. */
function serviceThatFails(error: Error) {
  const unused = () => Promise.reject(new Error('Nobody asks for this.'));
  const logged: string[] = [];
  const note = (event: string) => void logged.push(event);
  const service = createQuizzesService({
    orders: { stateOf: () => Promise.reject(error) },
    wait: () => Promise.resolve(),
    log: { info: note, warn: note, error: note },
    quizzes: { find: unused, listOfTeacher: unused },
    ...{ versions: { find: unused }, listVersions: { read: unused } },
    config: { teacherScope: 'trial' },
    ...{ quizDeletions: { discard: unused }, countReported: unused },
  });
  return { service, logged };
}

test.each([
  ['fails', new Error('The database does not answer.')],
  ['finds something damaged', new ApiError('unreadable-document', 'This entry is damaged.')],
])('a look that %s ends the waiting for a quiz, and not its order', async (_what, error) => {
  const { service, logged } = serviceThatFails(error);
  expect(await service.waitFor(rosa, 'quiz')).toBeNull();
  expect(logged).toEqual(['quiz.not-waited-for']);
});

test('what a person is told about a quiz ends the waiting as well', async () => {
  const { service } = serviceThatFails(new ApiError('unusable-document', 'It has no text.'));
  await expect(service.waitFor(rosa, 'quiz')).rejects.toThrow('It has no text.');
});
