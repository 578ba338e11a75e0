import type { AttemptRecord } from '../../domain/attempt/attempt-record.ts';
import {
  hasAnswers,
  hasMoreThan,
  isOver,
  submissionAt,
  withWork,
  type AttemptWork,
  type OwnedAttempt,
} from '../../domain/attempt/open-attempt.ts';
import { gradeAttempt, hasErrorTopics, requireFit, type GradableQuiz } from './grade-attempt.ts';

export type EndAttemptDeps = {
  /** Ends an open attempt as `decide` says, once; null when it is not open any more. */
  endOpen: (id: string, decide: (attempt: OwnedAttempt) => Ending) => Promise<Ending | null>;
  /** With its key, also a quiz that was taken back from students while somebody sat at it. */
  findGradableQuiz: (id: string, version: number) => Promise<GradableQuiz | null>;
  /** Has a model word the advice better, where there is one; nobody waits for it. */
  adviseLater: (attemptId: string) => Promise<void>;
  clock: () => Date;
};

/** `isLate`: answers came with the hand-in that were too late to count. */
export type Ending = { result: AttemptRecord | null; isLate: boolean };

/** Ends attempts by what is saved of them and, where it is not too late, what comes now. */
export function createEndAttempt({
  endOpen,
  findGradableQuiz,
  adviseLater,
  clock,
}: EndAttemptDeps) {
  /**
   * Null when the attempt had ended before; no result when it was left empty, or when its quiz is
   * gone. No answers are lost with a quiz: deleting it ends the attempts at it first.
   *
   * @param submitKey names the request, where it may be repeated without naming the attempt
   */
  return async function endAttempt(
    { id, quizId, quizVersion }: OwnedAttempt,
    work: AttemptWork | null = null,
    submitKey?: string,
  ): Promise<Ending | null> {
    const quiz = await findGradableQuiz(quizId, quizVersion);
    if (work && quiz) requireFit(quiz, work.answers);
    const ending = await endOpen(id, (attempt): Ending => {
      const now = clock();
      const isTaken = work !== null && !isOver(attempt, now);
      const isLate = work !== null && !isTaken && hasMoreThan(work.answers, attempt.answers);
      const last = isTaken ? withWork(attempt, work) : attempt;
      if (!quiz || (!isTaken && !hasAnswers(last))) return { result: null, isLate };
      const { completedAt, ...submission } = submissionAt(last, now);
      const ended = { id, studentId: attempt.studentId, completedAt, isShuffled: true };
      const named = submitKey ? { ...ended, submitKey } : ended;
      return { result: gradeAttempt(quiz, submission, named), isLate };
    });
    if (ending?.result && hasErrorTopics(ending.result)) await adviseLater(id);
    return ending;
  };
}
