import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { classNames } from '../../../lib/dom/class-names.ts';
import type { Column, Sort } from './column.ts';
import styles from './data-table.module.css';

type DataTableHeaderProps<Row> = {
  columns: readonly Column<Row>[];
  sort: Sort | null;
  onSort: (sort: Sort) => void;
};

export function DataTableHeader<Row>({ columns, sort, onSort }: DataTableHeaderProps<Row>) {
  return (
    <thead className={columns.some((column) => column.compare) ? styles.sortable : undefined}>
      <tr>
        {columns.map((column) => {
          const isSorted = column.compare && column.id === sort?.columnId;
          const direction = isSorted ? sort.direction : null;
          return (
            <th
              key={column.id}
              scope="col"
              aria-sort={direction ?? (column.compare ? 'none' : undefined)}
              className={classNames(
                column.isNumeric && styles.numeric,
                !column.compare && styles.plainHeader,
              )}
            >
              {column.compare ? (
                <button
                  type="button"
                  className={styles.sortButton}
                  onClick={() => onSort({ columnId: column.id, direction: opposite(direction) })}
                >
                  <span>{column.header}</span>
                  <SortIcon direction={direction} />
                </button>
              ) : (
                <span className={column.isActions ? 'visually-hidden' : undefined}>
                  {column.header}
                </span>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function SortIcon({ direction }: { direction: Sort['direction'] | null }) {
  if (direction === null) return <ArrowUpDown aria-hidden />;
  return direction === 'ascending' ? <ArrowUp aria-hidden /> : <ArrowDown aria-hidden />;
}

function opposite(direction: Sort['direction'] | null): Sort['direction'] {
  return direction === 'ascending' ? 'descending' : 'ascending';
}
