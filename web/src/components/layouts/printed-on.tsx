import { useNow } from '../../lib/dom/use-now.ts';
import { formatDate } from '../../lib/format/dates.ts';

const MINUTE_MS = 60_000;

/** What a printed page is, and of which day it is; on paper alone. */
export function PrintedOn({ what }: { what: string }) {
  const now = useNow(MINUTE_MS);
  return (
    <p className="print-only">
      {what}, {formatDate(new Date(now))}
    </p>
  );
}
