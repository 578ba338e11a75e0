import { NO_PROGRESS } from '@study-assistant/contract/attempts/completion';
import { timeLimitOf } from '@study-assistant/contract/quizzes/time-limit';
import { ApiError } from '../../domain/api-error.ts';
import type { AttemptRecord } from '../../domain/attempt/attempt-record.ts';
import { errorTopicsOf } from '../../domain/attempt/attempt-resources.ts';
import { fits, grade, type Submission } from '../../domain/attempt/grading.ts';
import { searchLinks } from '../../domain/attempt/search-links.ts';
import { talliesOf } from '../../domain/attempt/skill-gap.ts';
import type { GradableQuiz } from '../../stored/quizzes/quiz-versions.repository.ts';

type Ended = Pick<
  AttemptRecord,
  'id' | 'studentId' | 'completedAt' | 'submitKey' | 'isShuffled' | 'hasOwnOrder'
> &
  Partial<Pick<AttemptRecord, 'allowedSeconds' | 'assignmentId'>>;

/** The result of an attempt, however it came to its end. */
export function gradeAttempt(
  quiz: GradableQuiz,
  submission: Submission,
  ended: Ended,
): AttemptRecord {
  const { results, ...graded } = grade(quiz.questions, submission);
  const topics = talliesOf(results);
  return {
    allowedSeconds: timeLimitOf(quiz.questions.length),
    ...ended,
    quizId: quiz.id,
    quizTitle: quiz.title,
    quizVersion: quiz.version,
    ...graded,
    detailedResults: results,
    topics,
    resourceRecommendations: searchLinks(errorTopicsOf({ topics }), quiz.targetGrade),
    progress: NO_PROGRESS,
  };
}

export function requireFit(quiz: GradableQuiz, answers: Submission['answers']): void {
  if (!fits(quiz.questions, answers)) throw answersDoNotFit();
}

export function answersDoNotFit(): ApiError {
  return new ApiError('invalid-request', 'These answers do not fit the questions of this quiz.');
}
