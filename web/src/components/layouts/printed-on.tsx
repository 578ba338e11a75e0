import { formatDate } from '../../lib/format/dates.ts';

/** What a printed page is, and of which day it is; on paper alone. */
export function PrintedOn({ what }: { what: string }) {
  return (
    <p className="print-only">
      {what}, {formatDate(new Date())}
    </p>
  );
}
