import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useRetry } from '../../components/loaded.tsx';
import { ErrorState } from '../../components/ui/state/error-state.tsx';
import { isUnknownCall } from '../../lib/api/is-unknown-call.ts';
import { useSignedInUser } from '../../lib/auth/session.ts';
import { nameSharedZone } from '../../lib/format/moments.ts';
import { toDoQuery, type ToDoList } from '../../queries/assignments.ts';
import { CalendarButton } from './calendar-button.tsx';
import { groupToDo } from './group-to-do.ts';
import { HandedInRow } from './handed-in-row.tsx';
import { rememberHeld } from './held-results.ts';
import { ZoneIsSaid } from './said-zone.ts';
import { ToDoCard } from './to-do-card.tsx';
import { ToDoGroup } from './to-do-group.tsx';
import { ToDoRow } from './to-do-row.tsx';
import styles from './to-do.module.css';

/** What a student is asked to do. Who is in no class sees nothing of it. */
export function ToDoSection() {
  const { uid } = useSignedInUser();
  const { data, error, isFetching, refetch } = useQuery(toDoQuery(uid));
  const retry = useRetry(refetch);
  useEffect(() => {
    if (data) rememberHeld(uid, data.assignments);
  }, [uid, data]);
  if (data) return <ToDoLists list={data} />;
  if (!error || isUnknownCall(error)) return null;
  return (
    <ErrorState
      message="What you have to do could not be loaded."
      onRetry={retry}
      isRetrying={isFetching}
    />
  );
}

function ToDoLists({ list: { assignments, isInClass } }: { list: ToDoList }) {
  if (assignments.length === 0 && !isInClass) return null;
  const { now, coming, handedIn, missed, excused } = groupToDo(assignments);
  const zone = nameSharedZone(assignments.map(({ timeZone }) => timeZone));
  return (
    <section aria-labelledby="to-do" className={styles.section}>
      <div className={styles.head}>
        <h2 id="to-do">To do</h2>
        <CalendarButton toDos={[...now, ...coming]} />
      </div>
      {zone !== null && <p className={styles.note}>All times are in {zone}.</p>}
      {now.length === 0 && <p className={styles.note}>Nothing to do right now.</p>}
      <ZoneIsSaid value={zone !== null}>
        <ToDoGroup title="Now" toDos={now} Item={ToDoCard} layout="cards" />
        <ToDoGroup title="Coming" toDos={coming} Item={ToDoRow} />
        <ToDoGroup title="Handed in" toDos={handedIn} Item={HandedInRow} />
        <ToDoGroup title="Missed" toDos={missed} Item={ToDoRow} />
        <ToDoGroup title="Excused" toDos={excused} Item={ToDoRow} />
      </ZoneIsSaid>
    </section>
  );
}
