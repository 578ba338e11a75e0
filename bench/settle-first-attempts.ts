import type { LocalFirebase } from '@study-assistant/emulators/start';
import { Timestamp } from 'firebase-admin/firestore';
import { DEFAULT_SCHOOL_ID } from '../functions/src/domain/school/school-id.ts';
import { schoolRoot } from '../functions/src/stored/school/school-root.ts';
import { withLocalFirebase } from '../scripts/seed/connect.ts';

const AN_HOUR_MS = 60 * 60 * 1000;

/**
 * Makes the existing first attempts an hour old: those of the last minutes are read again with each
 * view of a quiz's numbers, and their number would depend on the machine.
 */
export function settleFirstAttempts({ adminEnv }: LocalFirebase): Promise<void> {
  const storedAt = Timestamp.fromMillis(Date.now() - AN_HOUR_MS);
  return withLocalFirebase(adminEnv, async ({ firestore }) => {
    const { docs } = await schoolRoot(firestore, DEFAULT_SCHOOL_ID)
      .collection('attempts')
      .select('first')
      .get();
    const writer = firestore.bulkWriter();
    for (const attempt of docs) {
      if (attempt.get('first') !== undefined) {
        void writer.update(attempt.ref, { 'first.storedAt': storedAt });
      }
    }
    await writer.close();
  });
}
