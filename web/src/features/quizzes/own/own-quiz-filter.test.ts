import { expect, test } from 'vitest';
import { quiz } from '../quiz-server.fixture.ts';
import { everyQuiz, filterOwnQuizzes, type OwnQuizFilter } from './own-quiz-filter.ts';

const quizzes = [
  quiz('b', { title: 'Quiz 10', createdAt: '2026-03-02T08:00:00.000Z', status: 'draft' }),
  quiz('c', { title: 'Algebra', createdAt: '2026-03-03T08:00:00.000Z', toughness: 'Hard' }),
  quiz('a', { title: 'Quiz 9', createdAt: '2026-03-01T08:00:00.000Z', targetGrade: 'Grade 12' }),
];

test.each([
  ['nothing chosen: newest first', {}, ['c', 'b', 'a']],
  ['oldest first', { order: 'oldest' }, ['a', 'b', 'c']],
  ['by title, numbers as numbers', { order: 'title' }, ['c', 'a', 'b']],
  ['drafts', { shown: 'draft' }, ['b']],
  ['published', { shown: 'ready' }, ['c', 'a']],
  ['words of the title', { words: 'quiz' }, ['b', 'a']],
  ['words of the grade and the toughness', { words: 'grade 12 medium' }, ['a']],
  ['what is nowhere', { words: 'latin' }, []],
] satisfies [string, Partial<OwnQuizFilter>, string[]][])('%s', (_what, filter, ids) => {
  const found = filterOwnQuizzes(quizzes, { ...everyQuiz, ...filter });
  expect(found.map(({ id }) => id)).toEqual(ids);
});
