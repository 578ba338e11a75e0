import type { DocumentReference } from 'firebase-admin/firestore';
import type { KeyCorrection } from '../../../functions/src/domain/quiz/key-corrections.ts';
import { createMarksRepository } from '../../../functions/src/stored/assignments/marks.repository.ts';
import { createHeldAttemptsRepository } from '../../../functions/src/stored/attempts/held-attempts.repository.ts';
import { createRegradeRepository } from '../../../functions/src/stored/attempts/regrade.repository.ts';
import { createResultChanges } from '../../../functions/src/stored/attempts/result-changes.ts';

/** Regrades with corrections that the test controls. */
export function createRegrades(
  root: DocumentReference,
  findCorrections: () => Promise<KeyCorrection[]>,
) {
  const heldAttempts = createHeldAttemptsRepository(root);
  const resultChanges = createResultChanges(root, {
    heldAttempts,
    marks: createMarksRepository(root),
  });
  return createRegradeRepository(root, {
    versions: { findCorrections },
    heldAttempts,
    resultChanges,
  });
}
