import type { DocumentReference } from 'firebase-admin/firestore';
import type { KeyCorrection } from '../../../functions/src/domain/quiz/key-corrections.ts';
import { createMarksRepository } from '../../../functions/src/stored/assignments/marks.repository.ts';
import { createHeldAttemptsRepository } from '../../../functions/src/stored/attempts/held-attempts.repository.ts';
import { createRegradeRepository } from '../../../functions/src/stored/attempts/regrade.repository.ts';

/** Regrades with corrections that the test controls. */
export function createRegrades(
  root: DocumentReference,
  findCorrections: () => Promise<KeyCorrection[]>,
) {
  return createRegradeRepository(root, {
    versions: { findCorrections },
    heldAttempts: createHeldAttemptsRepository(root),
    marks: createMarksRepository(root),
  });
}
