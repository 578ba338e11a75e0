import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../button/button.tsx';
import type { Column, Sort } from './column.ts';
import { DataTableHeader } from './data-table-header.tsx';
import { DataTableRow } from './data-table-row.tsx';
import styles from './data-table.module.css';

type DataTableProps<Row> = {
  caption: string;
  isCaptionHidden?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Makes the row header a link that covers the whole row. */
  rowLink?: (row: Row) => string;
  /** The history state that the linked page gets. */
  linkState?: string;
  initialSort?: Sort;
  /** How many rows are shown at first and added with each click; by default all. */
  pageSize?: number;
  /** The most rows to render, taken from the start of the sorted list. */
  maxRows?: number;
  /** Called when the reader sorts the table. */
  onSort?: () => void;
};

/** A table; below 640 px each row is a card. */
export function DataTable<Row>({
  caption,
  isCaptionHidden = false,
  columns,
  rows,
  rowKey,
  rowLink,
  linkState,
  initialSort,
  pageSize = Infinity,
  maxRows = Infinity,
  onSort,
}: DataTableProps<Row>) {
  const [sort, setSort] = useState<Sort | null>(initialSort ?? null);
  const [shown, setShown] = useState(pageSize);
  const sorted = useMemo(() => sortRows(rows, columns, sort), [rows, columns, sort]);

  function changeSort(asked: Sort) {
    setSort(asked);
    onSort?.();
  }

  return (
    <>
      <table className={styles.table}>
        <caption className={isCaptionHidden ? 'visually-hidden' : styles.caption}>
          {caption}
        </caption>
        <DataTableHeader columns={columns} sort={sort} onSort={changeSort} />
        <tbody>
          {sorted.slice(0, Math.min(shown, maxRows)).map((row) => (
            <DataTableRow
              key={rowKey(row)}
              id={rowKey(row)}
              columns={columns}
              row={row}
              link={rowLink?.(row)}
              linkState={linkState}
            />
          ))}
        </tbody>
      </table>
      {shown < rows.length && (
        <MoreRows shown={shown} all={rows.length} onMore={() => setShown(shown + pageSize)} />
      )}
    </>
  );
}

function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | null,
): readonly Row[] {
  const compare = columns.find((column) => column.id === sort?.columnId)?.compare;
  if (!sort || !compare) return rows;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return rows.toSorted((a, b) => sign * compare(a, b));
}

type MoreRowsProps = { shown: number; all: number; onMore: () => void };

/** The end of a long table: how many rows are shown, and a button for more. */
function MoreRows({ shown, all, onMore }: MoreRowsProps) {
  const box = useRef<HTMLDivElement>(null);

  /** Focuses the first new row, since the button may disappear after the last of them. */
  function showMore() {
    const body = box.current?.parentElement?.querySelector('tbody');
    flushSync(onMore);
    body?.children[shown]?.querySelector<HTMLElement>('a, button')?.focus();
  }

  return (
    <div ref={box} className={styles.more}>
      <p role="status">
        {shown} of {all} are shown.
      </p>
      <Button onClick={showMore}>Show more</Button>
    </div>
  );
}
