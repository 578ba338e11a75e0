import type { KeyCorrection } from '../../domain/quiz/key-corrections.ts';
import { regrade } from '../../domain/attempt/regrade.ts';
import type { Logger } from '../../domain/logger.ts';
import type { RegradeRepository } from './regrade.repository.ts';

type Deps = {
  attempts: RegradeRepository;
  findCorrections: (quizId: string) => Promise<KeyCorrection[]>;
  log: Logger;
};

/**
 * Grades the attempts of a quiz again by its corrected key. May run any number of times, also at
 * once: an attempt that is graded by the newest key already is left alone.
 */
export function createRegradeJob({ attempts, findCorrections, log }: Deps) {
  return async function regradeQuiz(quizId: string): Promise<void> {
    const corrections = await findCorrections(quizId);
    if (corrections.length === 0) return;
    const affected = (await attempts.listOfQuiz(quizId)).filter((one) => regrade(one, corrections));
    const students = new Set(affected.map(({ studentId }) => studentId));
    for (const studentId of students) {
      await attempts.regradeStudent(studentId, quizId);
    }
    log.info('regraded', { quizId, attempts: affected.length, students: students.size });
  };
}
