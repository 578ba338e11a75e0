import type { ToDo } from '@study-assistant/contract/assignments/assignments';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useEffect, useId, useState, type ComponentType } from 'react';
import { useRetry } from '../../components/loaded.tsx';
import { Button } from '../../components/ui/button/button.tsx';
import { toast } from '../../components/ui/feedback/toast-store.ts';
import { ErrorState } from '../../components/ui/state/error-state.tsx';
import { isUnknownCall } from '../../lib/api/is-unknown-call.ts';
import { useSignedInUser } from '../../lib/auth/session.ts';
import { saveFile } from '../../lib/dom/save-file.ts';
import { nameSharedZone } from '../../lib/format/moments.ts';
import { toDoQuery, type ToDoList } from '../../queries/assignments.ts';
import { groupToDo, lastTimeOf } from './group-to-do.ts';
import { HandedInRow } from './handed-in-row.tsx';
import { rememberHeld } from './held-results.ts';
import { ZoneIsSaid } from './said-zone.ts';
import { ToDoCard } from './to-do-card.tsx';
import { ToDoRow } from './to-do-row.tsx';
import styles from './to-do.module.css';

/** A student's assignments; hidden for students without a class. */
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

/** Saves the due times as a calendar file. Its library is loaded with the click. */
function CalendarButton({ toDos }: { toDos: readonly ToDo[] }) {
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

/** A list other than the current work is cut, so that the quizzes below stay visible. */
const SHOWN_ROWS = 3;

type ToDoGroupProps = {
  title: string;
  toDos: readonly ToDo[];
  Item: ComponentType<{ toDo: ToDo; uid: string }>;
  layout?: 'cards' | 'rows';
};

function ToDoGroup({ title, toDos, Item, layout = 'rows' }: ToDoGroupProps) {
  const { uid } = useSignedInUser();
  const titleId = useId();
  const [isWhole, setWhole] = useState(layout === 'cards');
  if (toDos.length === 0) return null;
  const shown = isWhole ? toDos : toDos.slice(0, SHOWN_ROWS);
  return (
    <section aria-labelledby={titleId} className={styles.group}>
      <h3 id={titleId}>{title}</h3>
      <ul className={styles[layout]}>
        {shown.map((toDo) => (
          <li key={toDo.id}>
            <Item toDo={toDo} uid={uid} />
          </li>
        ))}
      </ul>
      {shown.length < toDos.length && (
        <Button className={styles.all} onClick={() => setWhole(true)}>
          Show all {toDos.length}
        </Button>
      )}
    </section>
  );
}
