import { expect, test } from 'vitest';
import { ApiError } from '../../../domain/api-error.ts';
import { callerOf } from '../../../domain/caller.fixture.ts';
import type { WholeQuiz } from '../../../stored/quizzes/stored-quiz.ts';
import { createEditQuizService } from './edit-quiz.service.ts';

const ines = callerOf('ines', 'teacher');
const quiz = {
  ...{ id: 'rivers', title: 'Rivers', teacherId: 'ines', status: 'ready', version: 2 },
  ...{ subject: null, questions: [], corrections: [], former: [] },
} as unknown as WholeQuiz;
const question = { id: 'gone', question: 'Why?', options: ['So', 'No'], correctAnswer: 0 };

/** A service that finds no drafts, for this reason. */
function aService(findDrafts: () => Promise<never>) {
  const never = () => Promise.reject(new Error('Nobody asks for this here.'));
  const silent = () => undefined;
  return createEditQuizService({
    quizzes: { newId: () => 'new' },
    versions: {
      ...{ save: never, saveSubject: never },
      find: () => Promise.resolve(quiz),
    },
    shelf: { publish: never },
    ...{ reports: { settle: never }, assignments: { copyQuiz: never } },
    drafts: { find: findDrafts },
    tasks: { regradeQuiz: { enqueue: never } },
    clock: () => new Date('2026-11-22T08:00:00.000Z'),
    log: { info: silent, warn: silent, error: silent },
  });
}

const edit = (findDrafts: () => Promise<never>) =>
  aService(findDrafts).edit(ines, 'rivers', { version: 1, questions: [question] } as never);

test.each([
  new Error('The database does not answer.'),
  new ApiError('unreadable-document', 'This entry is damaged.'),
])('an edit that is sent again says what went wrong: %s', async (error) => {
  await expect(edit(() => Promise.reject(error))).rejects.toThrow(error.message);
});

test('one that names questions that are gone was made before another one', async () => {
  const error = new ApiError('invalid-request', 'A question is not part of this quiz.');
  await expect(edit(() => Promise.reject(error))).rejects.toMatchObject({ code: 'conflict' });
});
