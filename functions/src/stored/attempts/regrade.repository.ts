import { FieldPath, type DocumentReference } from 'firebase-admin/firestore';
import { regrade } from '../../domain/attempt/regrade.ts';
import type { QuizVersionsRepository } from '../quizzes/quiz-versions.repository.ts';
import type { HeldAttemptsRepository } from './held-attempts.repository.ts';
import type { ListedAttempt, ResultChanges } from './result-changes.ts';
import { attemptsOf } from './stored-attempt.ts';

type Deps = {
  versions: Pick<QuizVersionsRepository, 'findCorrections'>;
  heldAttempts: Pick<HeldAttemptsRepository, 'listOfQuiz'>;
  resultChanges: ResultChanges;
};

type Page = { attempts: ListedAttempt[]; next: string | null };

/** Attempts that are held at once. */
const PAGE = 50;

/** What is held is listed first: what is moved from there meanwhile is found at its new place. */
const AFTER_HELD = 'attempts/';

export type RegradeRepository = ReturnType<typeof createRegradeRepository>;

/** `attempts/{id}` and `heldAttempts/{id}` of one quiz, graded again. */
export function createRegradeRepository(
  school: DocumentReference,
  { versions, heldAttempts, resultChanges }: Deps,
) {
  const attempts = attemptsOf(school);

  async function listShown(quizId: string, after: string): Promise<Page> {
    const all = attempts.where('quizId', '==', quizId).orderBy(FieldPath.documentId());
    const { docs } = await (after ? all.startAfter(after) : all).limit(PAGE).get();
    const last = docs.length === PAGE ? docs.at(-1) : undefined;
    return {
      attempts: docs.flatMap(resultChanges.toListed),
      next: last ? `${AFTER_HELD}${last.id}` : null,
    };
  }

  return {
    /** A page of the attempts at a quiz after that place, in no order that means something. */
    async listOfQuiz(quizId: string, after: string): Promise<Page> {
      if (after.startsWith(AFTER_HELD)) return listShown(quizId, after.slice(AFTER_HELD.length));
      const page = await heldAttempts.listOfQuiz(quizId, after);
      if (page.held.length === 0) return listShown(quizId, '');
      return { attempts: page.held, next: page.next ?? AFTER_HELD };
    },

    /**
     * Grades an attempt again, or does nothing at all. The key is read in the transaction, so that a
     * regrade that began before a later correction never undoes it.
     */
    regradeAttempt: (listed: ListedAttempt): Promise<void> =>
      resultChanges.change(listed, async (transaction) => {
        const corrections = await versions.findCorrections(listed.attempt.quizId, transaction);
        return (attempt) => regrade(attempt, corrections);
      }),
  };
}
