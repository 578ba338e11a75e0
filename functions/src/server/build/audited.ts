import type { Audited } from '../../domain/audit.ts';
import type { ChangeAccommodation } from '../../features/assignments/change-accommodation.ts';
import type { Parts } from './parts.ts';

type Needed = {
  clock: Parts['clock'];
  repositories: Pick<Parts['repositories'], 'accommodations' | 'accounts' | 'audit'>;
};

/** Changes that are written down with who made them. */
export function createAudited({ clock, repositories }: Needed) {
  const { accommodations, accounts, audit } = repositories;
  const changeAccommodation: ChangeAccommodation = async ({ by, uid }, next, entryOf) => {
    const [record, name] = await Promise.all([audit.prepare(by, clock()), accounts.findName(uid)]);
    return accommodations.change(uid, next, (transaction, before, after) =>
      record(transaction, entryOf({ uid, name }, { before, after })),
    );
  };
  return {
    changeAccommodation,

    /** Where an act is no transaction. */
    record: ({ by, entry }: Audited) => audit.record({ ...entry, actor: by }, clock()),
  };
}
