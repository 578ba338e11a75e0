import type { DocumentReference } from 'firebase-admin/firestore';
import type { KeyCorrection } from '../../../functions/src/domain/quiz/key-corrections.ts';
import { createHeldAttemptsRepository } from '../../../functions/src/stored/attempts/held-attempts.repository.ts';
import { createRegradeRepository } from '../../../functions/src/stored/attempts/regrade.repository.ts';

/** Regrades by corrections that a test holds; nothing is at an assignment. */
export function createRegrades(
  root: DocumentReference,
  readCorrections: () => Promise<KeyCorrection[]>,
) {
  return createRegradeRepository(root, {
    readCorrections,
    held: createHeldAttemptsRepository(root),
    readMarks: () => Promise.resolve(null),
    writeMarks: () => undefined,
  });
}
