/** A table of figures with a caption, as printed and as shown in docs/performance.md. */
export type Table = { caption: string; columns: readonly string[]; rows: readonly Row[] };
type Row = readonly (string | number)[];

export function toMarkdown({ caption, columns, rows }: Table): string {
  const isNumber = columns.map((_, at) => rows.every((row) => typeof row[at] === 'number'));
  const ruler = isNumber.map((is) => (is ? '--:' : '---'));
  const lines = [columns, ruler, ...rows].map((row) => `| ${row.join(' | ')} |`);
  return [caption, '', ...lines].join('\n');
}

/** Prints a table on a terminal. */
export function print({ caption, columns, rows }: Table): void {
  const cells = [columns, ...rows].map((row) => row.map(String));
  const widths = columns.map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd();
  console.log(['', caption, '', ...cells.map(line)].join('\n'));
}
