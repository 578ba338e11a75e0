import type { ToDo } from '@study-assistant/contract/assignments/assignments';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/ui/button/button.tsx';
import { toast } from '../../components/ui/feedback/toast-store.ts';
import { saveFile } from '../../lib/dom/save-file.ts';
import { lastTimeOf } from './last-time-of.ts';

/** Saves the due times as a file that calendars read. Its library comes with the click. */
export function CalendarButton({ toDos }: { toDos: readonly ToDo[] }) {
  const [isBusy, setBusy] = useState(false);
  const dated = toDos.filter((toDo) => lastTimeOf(toDo) !== null);
  if (dated.length === 0) return null;

  async function save() {
    setBusy(true);
    try {
      const { writeCalendar } = await import('./write-calendar.ts');
      saveFile('due-dates.ics', 'text/calendar', writeCalendar(dated, location.origin));
    } catch {
      toast.error('The calendar file could not be made. Please try again.');
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      variant="quiet"
      icon={<CalendarPlus aria-hidden />}
      isBusy={isBusy}
      busyLabel="Writing the file…"
      onClick={() => void save()}
    >
      Add due dates to my calendar
    </Button>
  );
}
