import type { AuditEntry } from '@study-assistant/contract/school/audit';
import { ERASED_NAME, type ErasedPerson } from '../place.ts';

/** What an entry of the audit says of people. */
export type AuditFields = Pick<AuditEntry, 'act' | 'actor' | 'target' | 'changes'> & {
  about: string[];
};

/** An entry with the erasure in her place; as it was, where she is not in it. */
export function withoutPerson<E extends AuditFields>(
  entry: E,
  person: ErasedPerson,
  isNameShared: boolean,
): E {
  const { uid, erasureId } = person;
  const isAbout = entry.about.includes(uid);
  const clean = (text: string) => cleanText(text, person, isAbout || !isNameShared);
  const isHers = entry.target.id === uid;
  return {
    ...entry,
    actor:
      entry.actor?.uid === uid
        ? { ...entry.actor, uid: erasureId, name: ERASED_NAME }
        : entry.actor,
    target: isHers
      ? { ...entry.target, id: erasureId, name: ERASED_NAME }
      : { ...entry.target, name: clean(entry.target.name) },
    changes: entry.changes.map((change) => {
      // What she was called before, nobody knows any more.
      if (isHers && entry.act === 'account.renamed') return { ...change, from: null, to: null };
      return {
        ...change,
        from: change.from === null ? null : clean(change.from),
        to: change.to === null ? null : clean(change.to),
      };
    }),
    about: entry.about.map((id) => (id === uid ? erasureId : id)),
  };
}

function cleanText(
  text: string,
  { uid, email, fullName, erasureId }: ErasedPerson,
  withName: boolean,
): string {
  const names = [email, ...(withName ? [fullName] : [])].filter((name) => name !== '');
  const cleaned = text.replaceAll(uid, erasureId);
  if (names.length === 0) return cleaned;
  // Her name may be a part of what stands in her place: of a text that is clean nothing changes any more.
  const parts = cleaned.split(ERASED_NAME);
  return parts.map((part) => part.replace(wholeWords(names), ERASED_NAME)).join(ERASED_NAME);
}

/** Not within a longer name. */
function wholeWords(names: readonly string[]): RegExp {
  const literals = names.map((name) => name.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`));
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${literals.join('|')})(?![\p{L}\p{N}])`, 'giu');
}
