import type { AttemptRecord } from '../../domain/attempt/attempt-record.ts';
import { regrade } from '../../domain/attempt/regrade.ts';
import type { Logger } from '../../domain/logger.ts';
import type { KeyCorrection } from '../../domain/quiz/key-corrections.ts';

type Deps<Listed extends { attempt: AttemptRecord }> = {
  /** A page of the attempts at a quiz after that id; from the beginning with "". */
  listAttempts: (
    quizId: string,
    after: string,
  ) => Promise<{ attempts: Listed[]; next: string | null }>;
  /** Grades an attempt again, with the student's totals. */
  regradeAttempt: (listed: Listed) => Promise<void>;
  findCorrections: (quizId: string) => Promise<KeyCorrection[]>;
  log: Logger;
};

/**
 * Grades the attempts of a quiz again by its corrected key. May run any number of times, also at
 * once: an attempt that is graded by the newest key already is left alone.
 */
export function createRegradeJob<Listed extends { attempt: AttemptRecord }>(deps: Deps<Listed>) {
  const { listAttempts, regradeAttempt, findCorrections, log } = deps;
  return async function regradeQuiz(quizId: string): Promise<void> {
    const corrections = await findCorrections(quizId);
    if (corrections.length === 0) return;
    const students = new Set<string>();
    let attempts = 0;
    let after: string | null = '';
    while (after !== null) {
      const page = await listAttempts(quizId, after);
      const affected = page.attempts.filter(({ attempt }) => regrade(attempt, corrections));
      for (const listed of affected) {
        await regradeAttempt(listed);
        students.add(listed.attempt.studentId);
      }
      attempts += affected.length;
      after = page.next;
    }
    log.info('quiz.regraded', { quizId, attempts, students: students.size });
  };
}
