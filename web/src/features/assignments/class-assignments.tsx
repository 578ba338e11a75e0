import type { AssignmentState } from '@study-assistant/contract/assignments/assignment-times';
import type { Assignment } from '@study-assistant/contract/assignments/assignments';
import type { Mark } from '@study-assistant/contract/assignments/mark';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Loaded } from '../../components/loaded.tsx';
import { DeleteDialog } from '../../components/ui/dialog/delete-dialog.tsx';
import { toast } from '../../components/ui/feedback/toast-store.ts';
import { EmptyState } from '../../components/ui/state/empty-state.tsx';
import { Skeleton } from '../../components/ui/state/skeleton.tsx';
import { describeFailure } from '../../lib/api/describe-failure.ts';
import { useDeletion } from '../../lib/dom/use-deletion.ts';
import { useKeptFocus } from '../../lib/dom/use-kept-focus.ts';
import { useNow } from '../../lib/dom/use-now.ts';
import { nameSharedZone } from '../../lib/format/moments.ts';
import { assignmentQueries, deleteAssignment } from '../../queries/assignments.ts';
import { markbookQuery, type Markbook } from '../../queries/markbooks.ts';
import { AssignmentCard } from './assignment-card.tsx';
import { stateLabels, texts } from './assignment-texts.ts';
import styles from './class-assignments.module.css';

/** States that need attention come first: open, late, coming, then finished ones. */
const order: readonly AssignmentState[] = ['open', 'late', 'coming', 'closed', 'released'];

/** The assignments of a class grouped by state, with the actions on each. */
export function ClassAssignments({ classId }: { classId: string }) {
  const query = useQuery(assignmentQueries.ofClass(classId));
  return (
    <Loaded
      query={query}
      skeleton={<Skeleton label={texts.loading} shape="rows" count={4} />}
      error={texts.loadFailed}
    >
      {(assignments) => <AssignmentList classId={classId} assignments={assignments} />}
    </Loaded>
  );
}

type AssignmentListProps = { classId: string; assignments: readonly Assignment[] };

function AssignmentList({ classId, assignments }: AssignmentListProps) {
  const now = new Date(useNow());
  const { data: markbook } = useQuery(markbookQuery(classId));
  const { asked, ask, cancel, confirm, isDeleting } = useAssignmentDeletion(classId);
  useKeptFocus(assignments);
  const [first] = assignments;
  const zone = first && nameSharedZone([first.timeZone]);
  if (!first) {
    return (
      <EmptyState illustration="quiz" title={texts.none}>
        {texts.noneText}
      </EmptyState>
    );
  }
  return (
    <div className={styles.page}>
      {zone && <p className={styles.hint}>{texts.zone(zone)}</p>}
      {order.map((state) => {
        const found = assignments.filter((one) => one.state === state);
        return (
          found.length > 0 && (
            <section key={state} aria-labelledby={`assignments-${state}`} className={styles.group}>
              <h2 id={`assignments-${state}`}>{stateLabels[state]}</h2>
              {found.map((one) => (
                <AssignmentCard
                  key={one.id}
                  assignment={one}
                  now={now}
                  counts={markbook ? countHandedIn(markbook, one.id) : null}
                  onDelete={() => ask(one)}
                />
              ))}
            </section>
          )
        );
      })}
      {asked && (
        <DeleteAssignmentDialog
          assignment={asked}
          isDeleting={isDeleting}
          onConfirm={confirm}
          onCancel={cancel}
        />
      )}
    </div>
  );
}

type DeleteAssignmentDialogProps = {
  assignment: Assignment;
  isDeleting: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

function DeleteAssignmentDialog({ assignment, ...rest }: DeleteAssignmentDialogProps) {
  return (
    <DeleteDialog title={texts.deleteTitle} {...rest}>
      <strong dir="auto">{assignment.quizTitle}</strong>. {texts.deleteText}
    </DeleteDialog>
  );
}

/** Counts how many of an assignment's students have handed it in; null if the book lacks it. */
function countHandedIn(
  { assignments, rows }: Markbook,
  assignmentId: string,
): { handedIn: number; given: number; toMark: number } | null {
  const at = assignments.findIndex(({ id }) => id === assignmentId);
  if (at === -1) return null;
  const marks = rows.flatMap(({ marks: row }) => row[at] ?? []);
  const given = marks.filter(({ state }) => state !== 'not-given' && state !== 'excused');
  const toMark = given.reduce((sum, { awaiting = 0 }) => sum + awaiting, 0);
  return { handedIn: given.filter(isHandedIn).length, given: given.length, toMark };
}

function isHandedIn({ state }: Mark): boolean {
  return state === 'handed-in' || state === 'late';
}

function useAssignmentDeletion(classId: string) {
  const client = useQueryClient();
  const { queryKey } = assignmentQueries.ofClass(classId);
  return useDeletion<Assignment>({
    queryKey,
    remove: (id) => deleteAssignment(id, client),
    takeOut: (id) => client.setQueryData(queryKey, (list) => list?.filter((one) => one.id !== id)),
    onDeleted: () => toast.success(texts.deleted),
    onFailed: (error) => toast.error(describeFailure(texts.deleteFailed, error)),
  });
}
