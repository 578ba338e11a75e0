import { toSubmission, type SeatRecord } from '../../domain/board/board-seat.ts';
import { onBoard } from '../../domain/board/board.ts';
import { isKeyTooOld } from '../../domain/quiz/key-age.ts';
import { mapAtMost } from '../../platform/firestore/map-at-most.ts';
import type { AttemptsRepository } from '../../stored/attempts/attempts.repository.ts';
import type { QuizVersionsRepository } from '../../stored/quizzes/quiz-versions.repository.ts';
import { gradeAttempt } from './grade-attempt.ts';

type Deps = {
  attempts: Pick<AttemptsRepository, 'add'>;
  versions: Pick<QuizVersionsRepository, 'findGradable'>;
  clock: () => Date;
};

/** The first questions that a board asks of a quiz, as many as were asked. */
type AskedPart = { quizId: string; quizVersion: number; asked: number };

type Given = {
  /** The same for the same answers, so that they are kept once. */
  attemptId: string;
  studentId: string;
  completedAt: string;
  seat: SeatRecord;
};

const AT_ONCE = 10;

/**
 * Keeps as attempts what was answered on the board. May come again for the same answers. What belongs to a quiz that is gone cannot be graded and is not kept.
 */
export function createKeepAnswers({ attempts, versions, clock }: Deps) {
  return async function keepAnswers(part: AskedPart, given: readonly Given[]): Promise<void> {
    const readAt = clock();
    const whole = await versions.findGradable(part.quizId, part.quizVersion);
    if (!whole || given.length === 0) return;
    const quiz = { ...whole, questions: onBoard(whole.questions).slice(0, part.asked) };
    const isOutdated = () => isKeyTooOld(readAt, clock());
    const outcomes = await mapAtMost(AT_ONCE, given, ({ attemptId, seat, ...ended }) => {
      const named = { id: attemptId, ...ended, allowedSeconds: null };
      const submission = toSubmission(seat, quiz.questions);
      return attempts.add(gradeAttempt(quiz, submission, named), isOutdated, true);
    });
    const late = given.filter((_, at) => outcomes[at] === 'outdated');
    if (late.length > 0) await keepAnswers(part, late);
  };
}
