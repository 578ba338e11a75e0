import { memo } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../../../lib/dom/class-names.ts';
import type { Column } from './column.ts';
import styles from './data-table.module.css';

type DataTableRowProps<Row> = {
  id: string;
  columns: readonly Column<Row>[];
  row: Row;
  link: string | undefined;
  linkState: string | undefined;
};

/** A table may have thousands of rows, so each is rendered again only when it changes. */
export const DataTableRow = memo(Cells) as typeof Cells;

function Cells<Row>({ id, columns, row, link, linkState }: DataTableRowProps<Row>) {
  return (
    <tr data-row={id} className={link === undefined ? undefined : styles.linkedRow}>
      {columns.map((column) => (
        <DataCell key={column.id} column={column} row={row} link={link} linkState={linkState} />
      ))}
    </tr>
  );
}

type DataCellProps<Row> = Pick<DataTableRowProps<Row>, 'row' | 'link' | 'linkState'> & {
  column: Column<Row>;
};

function DataCell<Row>({ column, row, link, linkState }: DataCellProps<Row>) {
  const content = column.cell(row);
  if (column.isRowHeader) {
    return (
      <th scope="row" className={styles.rowHeader} dir="auto">
        {link === undefined ? (
          content
        ) : (
          <Link to={link} state={linkState} className={styles.rowLink}>
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
