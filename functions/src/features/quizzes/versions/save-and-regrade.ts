import { LAST_LOOK_SECONDS } from '../../../domain/quiz/key-age.ts';

export type RegradeOrders = {
  /** Has the attempts graded again at once; what cannot be ordered is left to the later look. */
  regradeNow: (quizId: string) => Promise<void>;
  regradeAfter: (quizId: string, afterSeconds: number) => Promise<void>;
};

/**
 * Saves a change that changes grades; false where `save` has stored nothing. The later look is ordered
 * before anything is stored: it comes even when this request dies right after, and it finds the
 * attempts that were being graded by the old key at that moment.
 */
export async function saveAndRegrade(
  quizId: string,
  save: () => Promise<boolean>,
  { regradeNow, regradeAfter }: RegradeOrders,
): Promise<boolean> {
  await regradeAfter(quizId, LAST_LOOK_SECONDS);
  const isSaved = await save();
  if (isSaved) await regradeNow(quizId);
  return isSaved;
}
