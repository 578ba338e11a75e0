/**
 * Rows as a CSV file (RFC 4180) that spreadsheets open as they are. Every text is quoted, since some
 * spreadsheets part cells by semicolons, and one that would be taken for a formula is made text by an
 * apostrophe: names are what their owners typed.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = /^(?:[\t\r]|\s*[=+\-@＝＋－＠])/.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}
