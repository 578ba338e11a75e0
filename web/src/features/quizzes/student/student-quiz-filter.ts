import type { StudentQuiz } from '@study-assistant/contract/quizzes';
import { hasWords } from '../../../lib/format/has-words.ts';

export type QuizFilter = { words: string; shown: 'all' | 'new' | 'taken' };

export const everyQuiz: QuizFilter = { words: '', shown: 'all' };

/** The quizzes whose title has every word, in the order they came in. */
export function filterQuizzes(quizzes: readonly StudentQuiz[], filter: QuizFilter): StudentQuiz[] {
  return quizzes.filter((quiz) => {
    if (filter.shown === 'new' && quiz.best) return false;
    if (filter.shown === 'taken' && !quiz.best) return false;
    return hasWords(quiz.title, filter.words);
  });
}

/** Whether something is looked for, so that the whole list has to be there. */
export function isNarrowed({ words, shown }: QuizFilter): boolean {
  return words.trim() !== '' || shown !== everyQuiz.shown;
}
