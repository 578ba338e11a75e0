import type { StudentQuiz } from '@study-assistant/contract/quizzes';

export type QuizFilter = { words: string; shown: 'all' | 'new' | 'taken' };

export const everyQuiz: QuizFilter = { words: '', shown: 'all' };

/** The quizzes whose title has every word, in the order they came in. */
export function filterQuizzes(quizzes: readonly StudentQuiz[], filter: QuizFilter): StudentQuiz[] {
  const words = fold(filter.words).split(/\s+/).filter(Boolean);
  return quizzes.filter((quiz) => {
    if (filter.shown === 'new' && quiz.best) return false;
    if (filter.shown === 'taken' && !quiz.best) return false;
    const title = fold(quiz.title);
    return words.every((word) => title.includes(word));
  });
}

/** Without case and accents, so that "francais" finds "Français". */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
