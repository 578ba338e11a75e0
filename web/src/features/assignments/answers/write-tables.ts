import writeXlsxFile from 'write-excel-file/browser';
import { toCsv } from '../../../lib/format/csv.ts';
import type { Table } from './answer-tables.ts';

export function toCsvFile({ rows }: Table): Blob {
  return new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' });
}

/** The most characters that Excel takes in a cell. */
const MAX_CELL = 32_767;

/** Each table is a sheet, whose first row stays in sight. A text is a text there, and never a formula. */
export function toExcelFile(tables: readonly Table[]): Promise<Blob> {
  return writeXlsxFile(
    tables.map(({ name, rows }) => ({
      sheet: name,
      stickyRowsCount: 1,
      data: rows.map((row, index) =>
        row.map((value) =>
          typeof value === 'number'
            ? { value, type: Number }
            : {
                value: value.slice(0, MAX_CELL),
                type: String,
                ...(index === 0 && { fontWeight: 'bold' as const }),
              },
        ),
      ),
    })),
  ).toBlob();
}
