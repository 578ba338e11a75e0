import type { ReactNode } from 'react';

export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Marks the cell that names the row; on phones it is the card's title. */
  isRowHeader?: boolean;
  isNumeric?: boolean;
  /** Marks a cell of buttons; on phones they stand below, without a label. */
  isActions?: boolean;
  /** Makes the header a button that sorts. */
  compare?: (a: Row, b: Row) => number;
};

export type Sort = { columnId: string; direction: 'ascending' | 'descending' };
