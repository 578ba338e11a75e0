import { forbidden } from '../../domain/api-error.ts';
import {
  findShown,
  isPastDue,
  sayHeld,
  type GivenAssignment,
} from '../../domain/assignment/given-assignment.ts';
import type { Ending } from '../../domain/attempt/ending.ts';
import {
  hasAnswers,
  hasMoreThan,
  isOver,
  submissionAt,
  withWork,
  type AttemptWork,
  type OwnedAttempt,
} from '../../domain/attempt/open-attempt.ts';
import { isKeyTooOld } from '../../domain/quiz/key-age.ts';
import type { OpenAttemptsRepository } from '../../stored/attempts/open-attempts.repository.ts';
import type {
  GradableQuiz,
  QuizVersionsRepository,
} from '../../stored/quizzes/quiz-versions.repository.ts';
import { answersDoNotFit, gradeAttempt, requireFit } from './grade-attempt.ts';

export type EndAttemptDeps = {
  openAttempts: Pick<OpenAttemptsRepository, 'end'>;
  versions: Pick<QuizVersionsRepository, 'findGradable'>;
  clock: () => Date;
};

/** What a hand-in says of its attempt; at which version of the quiz that was begun, the seat knows. */
type NamedAttempt = Pick<OwnedAttempt, 'id' | 'studentId' | 'quizId'> & {
  quizVersion?: number | undefined;
};

/** Ends attempts by what is saved of them and, where it is not too late, what comes now. */
export function createEndAttempt({ openAttempts, versions, clock }: EndAttemptDeps) {
  /**
   * Null when the attempt had ended before; no result when it was left empty, or when its quiz is
   * gone. No answers are lost with a quiz: deleting it ends the attempts at it first.
   *
   * @param submitKey names the request, where it may be repeated without naming the attempt
   */
  return async function endAttempt(
    named: NamedAttempt,
    work: AttemptWork | null = null,
    submitKey?: string,
  ): Promise<Ending | null> {
    const readAt = clock();
    // Also one that was taken back from students while somebody sat at it.
    const quiz = await versions.findGradable(named.quizId, named.quizVersion);
    const found = await openAttempts.end(named, (attempt, given) => {
      requireSame(named, attempt);
      if (isKeyTooOld(readAt, clock())) return null;
      const version = quiz?.version ?? named.quizVersion ?? attempt.quizVersion;
      if (version !== attempt.quizVersion) return null;
      return withShown(toEnding(attempt, quiz, work, submitKey), given);
    });
    if (!found) return null;
    // The quiz has been edited since the attempt began, and its version is known now; or many tries have
    // taken so long that its key may be corrected by now.
    if (!found.ending) return endAttempt(found.attempt, work, submitKey);
    return found.ending;
  };

  function toEnding(
    attempt: OwnedAttempt,
    quiz: GradableQuiz | null,
    work: AttemptWork | null,
    submitKey: string | undefined,
  ): Pick<Ending, 'result' | 'isLate'> {
    if (work && quiz) requireFit(quiz, work.answers);
    const now = clock();
    const isTaken = work !== null && !isOver(attempt, now);
    const isLate = work !== null && !isTaken && hasMoreThan(work.answers, attempt.answers);
    const last = isTaken ? withWork(attempt, work) : attempt;
    if (!quiz || (!isTaken && !hasAnswers(last))) return { result: null, isLate };
    const { id, studentId, assignmentId, limit, shuffle } = attempt;
    const { completedAt, ...submission } = submissionAt(last, now);
    const ended = {
      ...{ id, studentId, completedAt },
      ...{ allowedSeconds: limit.seconds, isShuffled: shuffle.options },
      ...(shuffle.questions ? { hasOwnOrder: true } : {}),
      ...(assignmentId === null ? {} : { assignmentId }),
    };
    const named = submitKey ? { ...ended, submitKey } : ended;
    return { result: gradeAttempt(quiz, submission, named), isLate };
  }

  function withShown(
    ending: Pick<Ending, 'result' | 'isLate'>,
    given: GivenAssignment | null,
  ): Ending {
    const { result } = ending;
    if (!result || !given) return { ...ending, shown: 'all', isPastDue: false, held: null };
    const now = clock();
    const shown = findShown(given, now);
    return {
      ...ending,
      shown,
      isPastDue: isPastDue(given, result.completedAt),
      held: shown === 'nothing' ? sayHeld(given, result.completedAt, now) : null,
    };
  }
}

/** A hand-in may name any attempt: it ends that student's own, at that quiz, or none. */
function requireSame(named: NamedAttempt, attempt: OwnedAttempt): void {
  if (attempt.studentId !== named.studentId) throw forbidden();
  if (attempt.quizId !== named.quizId) throw answersDoNotFit();
}
