import { useQuery } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { PrintedOn } from '../../../components/layouts/printed-on.tsx';
import { Loaded } from '../../../components/loaded.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { saveFile } from '../../../lib/dom/save-file.ts';
import { formatDateForFileName } from '../../../lib/format/dates.ts';
import { assignmentQueries, type Markbook as Book } from '../../../queries/assignments.ts';
import { toMarkbookCsv } from './markbook-csv.ts';
import { MarkbookTable } from './markbook-table.tsx';
import styles from './markbook.module.css';
import { sortRows, type MarkbookOrder } from './sort-rows.ts';

/** Every student of a class against everything that is assigned to it. */
export function Markbook({ classId }: { classId: string }) {
  const query = useQuery(assignmentQueries.markbook(classId));
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton label={texts.loading} shape="rows" count={8} />}
      error={texts.loadFailed}
    >
      {(book) => <LoadedMarkbook book={book} />}
    </Loaded>
  );
}

function LoadedMarkbook({ book }: { book: Book }) {
  const [order, setOrder] = useState<MarkbookOrder>({ by: 'name', isDescending: false });
  const rows = useMemo(() => sortRows(book.rows, order), [book, order]);
  const {
    assignments,
    class: { name },
  } = book;

  if (assignments.length === 0) {
    return (
      <EmptyState illustration="quiz" title={texts.nothing}>
        {texts.nothingText}
      </EmptyState>
    );
  }
  if (rows.length === 0) {
    return (
      <EmptyState illustration="team" title={texts.nobody}>
        {texts.nobodyText}
      </EmptyState>
    );
  }

  function exportCsv() {
    const file = `markbook-${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}-${formatDateForFileName(new Date())}.csv`;
    saveFile(file, 'text/csv;charset=utf-8', toMarkbookCsv(assignments, rows));
  }

  return (
    <section aria-label="Markbook" className={styles.page}>
      <PrintedOn what="Markbook" />
      <div className={styles.head}>
        <p className={styles.hint}>{texts.averages}</p>
        <div className={styles.actions}>
          <Button icon={<Download aria-hidden />} onClick={exportCsv}>
            Export CSV
          </Button>
          <Button icon={<Printer aria-hidden />} onClick={() => window.print()}>
            Print
          </Button>
        </div>
      </div>
      <MarkbookTable
        caption={`Markbook of ${name}`}
        assignments={assignments}
        rows={rows}
        order={order}
        onOrder={setOrder}
      />
    </section>
  );
}

/** The texts of the markbook. */
export const texts = {
  loading: 'Loading the markbook…',
  loadFailed: 'The markbook could not be loaded.',
  nobody: 'Nobody is in this class yet',
  nobodyText: 'Show your students the code of the class, or import a list of them.',
  nothing: 'Nothing is assigned yet',
  nothingText: 'Give this class a quiz with “Assign a quiz”: its marks appear here.',
  averages:
    'Averages are of the assignments handed in, by the attempt that counts; what is missing does not count as zero. The class overview counts every attempt at every quiz.',
} as const;
