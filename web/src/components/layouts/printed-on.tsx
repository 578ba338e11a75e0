import { useNow } from '../../lib/dom/use-now.ts';
import { formatDate } from '../../lib/format/dates.ts';

/** What a printed page is, and of which day it is; on paper alone. */
export function PrintedOn({ what }: { what: string }) {
  const now = useNow();
  return (
    <p className="print-only">
      {what}, {formatDate(new Date(now))}
    </p>
  );
}
