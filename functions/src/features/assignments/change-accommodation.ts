import type { Accommodation } from '../../domain/assignment/accommodation.ts';
import type { ActEntry } from '../../domain/audit.ts';

/** Changes what a student has a right to, and writes it down: both or nothing. */
export type ChangeAccommodation = (
  who: { by: { uid: string }; uid: string },
  next: (before: Accommodation) => Accommodation,
  entryOf: (
    student: { uid: string; name: string },
    change: { before: Accommodation; after: Accommodation },
  ) => ActEntry,
) => Promise<Accommodation>;
