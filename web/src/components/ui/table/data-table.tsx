import { useState } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../../../lib/dom/class-names.ts';
import type { Column, Sort } from './column.ts';
import { DataTableHeader } from './data-table-header.tsx';
import styles from './data-table.module.css';

type DataTableProps<Row> = {
  caption: string;
  isCaptionHidden?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Makes the row header a link that covers the whole row. */
  rowLink?: (row: Row) => string;
  initialSort?: Sort;
  /** So many rows are drawn, the first in the order that is asked for. */
  maxRows?: number;
  /** Called when another order is asked for. */
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
  initialSort,
  maxRows,
  onSort,
}: DataTableProps<Row>) {
  const [sort, setSort] = useState<Sort | null>(initialSort ?? null);

  const sorted = sortRows(rows, columns, sort);

  function changeSort(asked: Sort) {
    setSort(asked);
    onSort?.();
  }

  return (
    <table className={styles.table}>
      <caption className={isCaptionHidden ? 'visually-hidden' : styles.caption}>{caption}</caption>
      <DataTableHeader columns={columns} sort={sort} onSort={changeSort} />
      <tbody>
        {sorted.slice(0, maxRows).map((row) => (
          <tr key={rowKey(row)} data-row={rowKey(row)} className={rowLink && styles.linkedRow}>
            {columns.map((column) => (
              <DataCell key={column.id} column={column} row={row} link={rowLink?.(row)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type DataCellProps<Row> = { column: Column<Row>; row: Row; link: string | undefined };

function DataCell<Row>({ column, row, link }: DataCellProps<Row>) {
  const content = column.cell(row);
  if (column.isRowHeader) {
    return (
      <th scope="row" className={styles.rowHeader} dir="auto">
        {link === undefined ? (
          content
        ) : (
          <Link to={link} className={styles.rowLink}>
            {content}
          </Link>
        )}
      </th>
    );
  }
  return (
    <td
      className={classNames(column.isNumeric && styles.numeric, column.isActions && styles.actions)}
    >
      {!column.isActions && (
        <span aria-hidden className={styles.cellLabel}>
          {column.header}
        </span>
      )}
      {content}
    </td>
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
