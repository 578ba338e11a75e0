import { formatDate, formatDateTime, readDate, type DateLike } from '../../../lib/format/dates.ts';
import { NotAvailable } from './not-available.tsx';

type DateTextProps = { value: DateLike; withTime?: boolean };

export function DateText({ value, withTime = false }: DateTextProps) {
  const date = readDate(value);
  if (!date) return <NotAvailable />;
  return (
    <time dateTime={date.toISOString()}>{withTime ? formatDateTime(date) : formatDate(date)}</time>
  );
}
