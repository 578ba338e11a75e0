import type { KeptRow } from '../reading-row.ts';
import { compareReadings } from './compare-readings.ts';
import { faultLines, measureSeverity, verdictLines } from './verdict-lines.ts';

export type NamedReading = { name: string; rows: KeptRow[] };

/** What kept readings say together, how severe each was, and how far each two agree. */
export function reportReadings(readings: readonly NamedReading[]): string[] {
  const rows = readings.flatMap((reading) => reading.rows);
  const compared = readings.flatMap((one, at) =>
    readings.slice(at + 1).map((other) => {
      return compareReadings(one.rows, other.rows, [one.name, other.name]);
    }),
  );
  return [
    ...verdictLines(rows),
    '',
    ...faultLines(rows),
    '',
    ...readings.map((reading) => `${reading.name}: ${measureSeverity(reading.rows)}`),
    ...compared.filter((lines) => lines.length > 0).flatMap((lines) => ['', ...lines]),
  ];
}
