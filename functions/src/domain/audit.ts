import type { AuditEntry } from '@study-assistant/contract/school/audit';
import type { TokenHolder } from './caller.ts';

/** What is written down of an act; id and time come with the writing. */
export type NewAuditEntry = Omit<AuditEntry, 'id' | 'at' | 'actor'> & {
  /** Null where the product acts by itself. */
  actor: Pick<TokenHolder, 'uid'> | null;
  /** Accounts beside who acts and the target that the entry is found by. */
  alsoAbout?: readonly string[];
};

/** Of an act of somebody who is known. */
export type ActEntry = Omit<NewAuditEntry, 'actor'>;

/** What is written down with a change, and by whom it is. */
export type Audited = { by: { uid: string }; entry: ActEntry };
