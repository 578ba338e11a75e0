/** A row by the names of our columns; columns of options have their numbers. */
export type Row = {
  cell: (name: string) => string;
  options: string[];
  /** Options of columns that say that they are wrong. */
  wrongs: string[];
};
