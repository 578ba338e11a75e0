import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '../../../admin-paths.ts';
import { ShowMore } from '../../../components/lists/show-more.tsx';
import {
  useListPart,
  useRestOfList,
  type PagedQuery,
} from '../../../components/lists/use-list-part.ts';
import { Button } from '../../../components/ui/button/button.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { DateText } from '../../../components/ui/text/date-text.tsx';
import { saveFile } from '../../../lib/dom/save-file.ts';
import { formatDateForFileName } from '../../../lib/format/dates.ts';
import type { ReadAuditEntry } from '../../../queries/school.ts';
import { nameZone } from '../name-zone.ts';
import { toAuditCsv } from './audit-csv.ts';
import { texts } from './audit-texts.ts';
import { sayChange } from './describe-change.ts';
import { describeEntry } from './describe-entry.ts';
import styles from '../admin.module.css';

type AuditListProps = {
  entries: readonly ReadAuditEntry[];
  query: PagedQuery & { isPlaceholderData: boolean };
  /** In the place of the list where nothing is found. */
  empty: ReactNode;
};

/** The entries as sentences, newest first, and what is shown of them as a file. */
export function AuditList({ entries, query, empty }: AuditListProps) {
  const part = useListPart(query, entries.length);
  // A search reads a part of the audit at a time, and may find nothing in it.
  const isLooking = useRestOfList(query, entries.length === 0) || query.isPlaceholderData;
  const more = <ShowMore part={part} plural="entries" error={texts.moreFailed} />;
  if (entries.length === 0) {
    if (query.isFetchNextPageError) return more;
    return isLooking ? <Skeleton label={texts.loading} shape="rows" count={8} /> : empty;
  }
  const shown = entries.slice(0, part.shown);
  return (
    <Card
      title="Entries"
      description={`Times are those of ${nameZone()}. The CSV file has the entries shown here, with times in UTC.`}
      actions={
        <Button icon={<Download aria-hidden />} onClick={() => exportCsv(shown)}>
          Export CSV
        </Button>
      }
    >
      <ol className={styles.entries}>
        {shown.map((entry) => (
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

/** A name, which leads to the other entries of the same account. */
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
