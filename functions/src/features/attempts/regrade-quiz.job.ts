import type { AttemptRecord } from '../../domain/attempt/attempt-record.ts';
import { regrade } from '../../domain/attempt/regrade.ts';
import type { Logger } from '../../domain/logger.ts';
import type { KeyCorrection } from '../../domain/quiz/key-corrections.ts';

type Deps = {
  listAttempts: (quizId: string) => Promise<AttemptRecord[]>;
  /** Grades a student's attempts of a quiz again, with the totals. */
  regradeStudent: (studentId: string, quizId: string) => Promise<void>;
  findCorrections: (quizId: string) => Promise<KeyCorrection[]>;
  log: Logger;
};

/**
 * Grades the attempts of a quiz again by its corrected key. May run any number of times, also at
 * once: an attempt that is graded by the newest key already is left alone.
 */
export function createRegradeJob(deps: Deps) {
  const { listAttempts, regradeStudent, findCorrections, log } = deps;
  return async function regradeQuiz(quizId: string): Promise<void> {
    const corrections = await findCorrections(quizId);
    if (corrections.length === 0) return;
    const affected = (await listAttempts(quizId)).filter((one) => regrade(one, corrections));
    const students = new Set(affected.map(({ studentId }) => studentId));
    for (const studentId of students) {
      await regradeStudent(studentId, quizId);
    }
    log.info('quiz.regraded', { quizId, attempts: affected.length, students: students.size });
  };
}
