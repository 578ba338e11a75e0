import { regrade } from '../../domain/attempt/regrade.ts';
import type { Logger } from '../../domain/logger.ts';
import type { RegradeRepository } from '../../stored/attempts/regrade.repository.ts';
import type { QuizVersionsRepository } from '../../stored/quizzes/quiz-versions.repository.ts';

type Deps = {
  regrades: Pick<RegradeRepository, 'listOfQuiz' | 'regradeAttempt'>;
  versions: Pick<QuizVersionsRepository, 'findCorrections'>;
  log: Logger;
};

/**
 * Grades the attempts of a quiz again by its corrected key. May run any number of times, also at
 * once: an attempt that is graded by the newest key already is left alone.
 */
export function createRegradeJob({ regrades, versions, log }: Deps) {
  return async function regradeQuiz(quizId: string): Promise<void> {
    const corrections = await versions.findCorrections(quizId);
    if (corrections.length === 0) return;
    const students = new Set<string>();
    let attempts = 0;
    let after: string | null = '';
    while (after !== null) {
      const page = await regrades.listOfQuiz(quizId, after);
      const affected = page.attempts.filter(({ attempt }) => regrade(attempt, corrections));
      for (const listed of affected) {
        await regrades.regradeAttempt(listed);
        students.add(listed.attempt.studentId);
      }
      attempts += affected.length;
      after = page.next;
    }
    log.info('quiz.regraded', { quizId, attempts, students: students.size });
  };
}
