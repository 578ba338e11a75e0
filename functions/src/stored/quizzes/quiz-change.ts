import type { Subject } from '@study-assistant/contract/materials/subjects';
import { listQuizTopics } from '../../domain/quiz/quiz-topics.ts';
import type { WholeQuiz } from './stored-quiz.ts';

/** What the next version of a quiz has in place of what it had. */
export type QuizChange = Pick<
  WholeQuiz,
  'title' | 'questions' | 'corrections' | 'review' | 'notice'
> & {
  /** Only where its teacher has just chosen one: another change must not bring an earlier one back. */
  chosenSubject?: Subject | null | undefined;
};

export function toNextVersion(
  quiz: WholeQuiz,
  { title, questions, corrections, review, notice, chosenSubject }: QuizChange,
): WholeQuiz {
  return {
    ...quiz,
    ...{ title, questions, corrections, review, notice },
    subject: chosenSubject === undefined ? quiz.subject : chosenSubject,
    topics: listQuizTopics(questions, title),
    numQuestions: questions.length,
    version: quiz.version + 1,
  };
}
