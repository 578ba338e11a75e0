import type { Audited } from '../../domain/audit.ts';
import type { Parts } from './parts.ts';

type Needed = {
  clock: Parts['clock'];
  repositories: Pick<Parts['repositories'], 'audit'>;
};

/** Changes that are written down with who made them. */
export function createAudited({ clock, repositories }: Needed) {
  const { audit } = repositories;
  return {
    /** Where an act is no transaction. */
    record: ({ by, entry }: Audited) => audit.record({ ...entry, actor: by }, clock()),
  };
}
