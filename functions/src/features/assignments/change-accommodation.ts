import type { Accommodation } from '../../domain/assignment/accommodation.ts';
import type { ActEntry } from '../../domain/audit.ts';
import type { AccommodationsRepository } from '../../stored/assignments/accommodations.repository.ts';
import type { AccountsRepository } from '../../stored/people/accounts.repository.ts';
import type { AuditRepository } from '../../stored/school/audit.repository.ts';

export type ChangeAccommodationDeps = {
  accommodations: Pick<AccommodationsRepository, 'change'>;
  accounts: Pick<AccountsRepository, 'findName'>;
  audit: Pick<AuditRepository, 'prepare'>;
  clock: () => Date;
};

type EntryOf = (
  student: { uid: string; name: string },
  change: { before: Accommodation; after: Accommodation },
) => ActEntry;

/** Changes what a student has a right to, and writes it down: both or nothing. */
export function createChangeAccommodation({
  accommodations,
  accounts,
  audit,
  clock,
}: ChangeAccommodationDeps) {
  return async function changeAccommodation(
    { by, uid }: { by: { uid: string }; uid: string },
    next: (before: Accommodation) => Accommodation,
    entryOf: EntryOf,
  ): Promise<Accommodation> {
    const [record, name] = await Promise.all([audit.prepare(by, clock()), accounts.findName(uid)]);
    return accommodations.change(uid, next, (transaction, before, after) =>
      record(transaction, entryOf({ uid, name }, { before, after })),
    );
  };
}
