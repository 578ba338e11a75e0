import { toCsv } from '../../../lib/format/csv.ts';
import type { ReadAuditEntry } from '../../../queries/school.ts';
import { sayChange } from './describe-change.ts';
import { sayEntry } from './describe-entry.ts';

const header = ['Time (UTC)', 'Who', 'Act', 'Kind', 'To what', 'Sentence', 'What changed'];

/** The byte order mark tells spreadsheets that the names are in UTF-8. */
export function toAuditCsv(entries: readonly ReadAuditEntry[]): string {
  const rows = entries.map((entry) => [
    entry.at,
    entry.actor?.name ?? '',
    entry.act,
    entry.target.kind,
    entry.target.name,
    sayEntry(entry),
    entry.changes.map((change) => sayChange(change, asStored)).join('; '),
  ]);
  return toCsv([header, ...rows]);
}

/** Times stay in UTC, like the time of the entry. */
function asStored(moment: string): string {
  return moment;
}
