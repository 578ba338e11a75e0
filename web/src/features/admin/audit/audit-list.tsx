import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '../../../admin-paths.ts';
import { Button } from '../../../components/ui/button/button.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { DateText } from '../../../components/ui/text/date-text.tsx';
import { saveFile } from '../../../lib/dom/save-file.ts';
import { formatDateForFileName } from '../../../lib/format/dates.ts';
import type { ReadAuditEntry } from '../../../queries/school.ts';
import { AdminList, type FoundItems } from '../admin-list.tsx';
import styles from '../admin.module.css';
import { nameZone } from '../name-zone.ts';
import { toAuditCsv } from './audit-csv.ts';
import { texts } from './audit-texts.ts';
import { sayChange } from './describe-change.ts';
import { describeEntry } from './describe-entry.ts';

type AuditListProps = FoundItems & { entries: readonly ReadAuditEntry[] };

/** Shows the entries as sentences, newest first, and offers the shown ones as a file. */
export function AuditList({ entries, query, empty }: AuditListProps) {
  return (
    <AdminList query={query} empty={empty} found={entries.length} plural="entries" texts={texts}>
      {({ shown, more }) => <Entries entries={entries.slice(0, shown)} more={more} />}
    </AdminList>
  );
}

function Entries({ entries, more }: { entries: readonly ReadAuditEntry[]; more: ReactNode }) {
  return (
    <Card
      title="Entries"
      description={`Times are those of ${nameZone()}. The CSV file has the entries shown here, with times in UTC.`}
      actions={
        <Button icon={<Download aria-hidden />} onClick={() => exportCsv(entries)}>
          Export CSV
        </Button>
      }
    >
      <ol className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} />
          </li>
        ))}
      </ol>
      {more}
    </Card>
  );
}

function Entry({ entry }: { entry: ReadAuditEntry }) {
  const { actor, target, at, changes } = entry;
  const { who, before, what, after } = describeEntry(entry);
  return (
    <>
      <p>
        <Name uid={actor?.uid ?? ''}>{who}</Name> {before}{' '}
        {what !== null && <Name uid={target.kind === 'account' ? target.id : ''}>{what}</Name>}{' '}
        {after}
      </p>
      {changes.length > 0 && (
        <ul className={styles.changes}>
          {changes.map((change, at) => (
            <li key={at} dir="auto">
              {sayChange(change)}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.when}>
        <DateText value={at} withTime />
      </p>
    </>
  );
}

/** A name that links to the other entries of the same account. */
function Name({ uid, children }: { uid: string; children: string }) {
  if (uid === '') return <bdi>{children}</bdi>;
  return (
    <Link to={adminPaths.auditOf(uid)}>
      <bdi>{children}</bdi>
    </Link>
  );
}

function exportCsv(entries: readonly ReadAuditEntry[]) {
  const day = formatDateForFileName(new Date());
  saveFile(`audit-${day}.csv`, 'text/csv;charset=utf-8', toAuditCsv(entries));
}
