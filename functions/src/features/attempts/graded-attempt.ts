import type { Attempt } from '@study-assistant/contract/attempts';
import { ApiError } from '../../domain/api-error.ts';
import { fits, grade, type GradedQuestion, type Submission } from '../../domain/grading.ts';

export type GradableQuiz = {
  id: string;
  title: string;
  version: number;
  questions: GradedQuestion[];
};

type Ended = { id: string; studentId: string; completedAt: string };

/** The result of an attempt, however it came to its end. */
export function gradedAttempt(
  quiz: GradableQuiz,
  submission: Submission,
  { id, studentId, completedAt }: Ended,
): Attempt {
  const { results, ...graded } = grade(quiz.questions, submission);
  return {
    id,
    quizId: quiz.id,
    quizTitle: quiz.title,
    quizVersion: quiz.version,
    studentId,
    ...graded,
    completedAt,
    timestamp: completedAt,
    detailedResults: results,
    resourceRecommendations: { onlineResources: [], youtubeVideos: [] },
  };
}

export function mustFit(quiz: GradableQuiz, answers: Submission['answers']): void {
  if (!fits(quiz.questions, answers)) throw answersDoNotFit();
}

export function answersDoNotFit(): ApiError {
  return new ApiError('invalid-request', 'These answers do not fit the questions of this quiz.');
}
