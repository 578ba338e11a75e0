import type { QueryClient } from '@tanstack/react-query';

/** What shows the results of students to a teacher, by the first word of its key. */
const SHOWN_IN = ['attempts', 'students', 'students-overview', 'class-insights'];
/** The server counts results in a task of its own, which has mostly run by then. */
const COUNTED_MS = 5000;

/** Has the results of students read again: when they are shown next, and once they are counted. */
export function rereadResults(client: QueryClient): void {
  reread();
  setTimeout(reread, COUNTED_MS);

  function reread() {
    for (const key of SHOWN_IN) void client.invalidateQueries({ queryKey: [key] });
  }
}
