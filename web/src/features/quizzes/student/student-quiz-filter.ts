import type { StudentQuiz } from '@study-assistant/contract/quizzes/quizzes';
import type { SubjectChoice } from '../../../components/subjects/subject-filter.tsx';
import { hasWords } from '../../../lib/format/has-words.ts';

export type QuizFilter = {
  words: string;
  shown: 'all' | 'new' | 'taken';
  subject: SubjectChoice;
};

export const everyQuiz: QuizFilter = { words: '', shown: 'all', subject: 'all' };

/** Finds quizzes with every word in the title, topics or teacher, in their given order. */
export function filterQuizzes(quizzes: readonly StudentQuiz[], filter: QuizFilter): StudentQuiz[] {
  return quizzes.filter((quiz) => {
    if (filter.shown === 'new' && quiz.best) return false;
    if (filter.shown === 'taken' && !quiz.best) return false;
    if (filter.subject !== 'all' && quiz.subject !== filter.subject) return false;
    return hasWords([quiz.title, quiz.teacherName, ...quiz.topics].join(' '), filter.words);
  });
}

/** Tells whether a filter is set, which needs the whole list. */
export function isNarrowed({ words, shown, subject }: QuizFilter): boolean {
  return words.trim() !== '' || shown !== everyQuiz.shown || subject !== everyQuiz.subject;
}
