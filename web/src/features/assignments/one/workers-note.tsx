import { useQuery } from '@tanstack/react-query';
import { assignmentQueries } from '../../../queries/assignments.ts';
import { texts } from '../assignment-texts.ts';

/** Who is in the middle of it; where that cannot be had, nothing is said of it. */
export function WorkersNote({ assignmentId }: { assignmentId: string }) {
  const { data } = useQuery(assignmentQueries.live(assignmentId));
  const working = data?.students.filter(({ state }) => state === 'working').length;
  // There from the start, so that a screen reader hears what comes later.
  return (
    <p role="status">
      {working === 0 && texts.nobodyWorks}
      {working !== undefined && working > 0 && texts.working(working)}
    </p>
  );
}
