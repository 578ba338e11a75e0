/**
 * Writes rows as a CSV file (RFC 4180) for spreadsheets. Every text is quoted, since some
 * spreadsheets separate cells by semicolons. A text that looks like a formula gets an apostrophe,
 * because names are whatever their owners typed. The byte order mark in front tells spreadsheets that
 * it is UTF-8.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = /^(?:[\t\r]|\s*[=+\-@＝＋－＠])/.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}
