import type { WaitingStudent } from '@study-assistant/contract/classes/class-invitations';
import type { ClassStudent, TaughtClass } from '@study-assistant/contract/classes/classes';
import { hasNoMailbox } from '@study-assistant/contract/people/no-mailbox';
import { FileSpreadsheet, IdCard } from 'lucide-react';
import { Suspense, useCallback, useMemo, useState, type RefObject } from 'react';
import { Button } from '../../../components/ui/button/button.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { ConfirmDialog } from '../../../components/ui/dialog/confirm-dialog.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { ListSearch } from '../../../components/ui/search/list-search.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { NothingFound } from '../../../components/ui/state/nothing-found.tsx';
import { DataTable } from '../../../components/ui/table/data-table.tsx';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { codeOf } from '../../../lib/auth/auth-error.ts';
import { lazyPart } from '../../../lib/dom/lazy-part.ts';
import { useDeletion } from '../../../lib/dom/use-deletion.ts';
import { hasWords } from '../../../lib/format/has-words.ts';
import { count, countFound } from '../../../lib/format/numbers.ts';
import { paths } from '../../../paths.ts';
import { sendPasswordReset } from '../../../queries/accounts.ts';
import {
  classListQuery,
  removeClassStudent,
  taughtClassQueries,
} from '../../../queries/classes.ts';
import { ExtraTimeDialog } from '../extra-time/extra-time-dialog.tsx';
import styles from './class-students.module.css';
import { studentColumns } from './student-columns.tsx';
import { texts } from './students-texts.ts';
import { WaitingStudents } from './waiting-students.tsx';

const ChangeStudentDialog = lazyPart(
  async () => (await import('./change-student-dialog.tsx')).ChangeStudentDialog,
);

/** From this number on the list gets a search. */
const MANY_STUDENTS = 7;

type StudentListProps = {
  taught: TaughtClass;
  students: readonly ClassStudent[];
  waiting: readonly WaitingStudent[];
  importButton: RefObject<HTMLButtonElement | null>;
  onImport: () => void;
  /** With the uid of one student, or null for those who have not signed in yet. */
  onPrintCards: (uid: string | null) => void;
};

/** The students of a class, with search and the actions on each of them. */
export function StudentList(props: StudentListProps) {
  const { taught, students, waiting, importButton, onImport, onPrintCards } = props;
  const { id, name, archivedAt } = taught;
  const [search, setSearch] = useState('');
  const [timed, setTimed] = useState<ClassStudent | null>(null);
  const { asked, ask, cancel, confirm, isDeleting } = useStudentRemoval(id);
  const [changed, setChanged] = useState<ClassStudent | null>(null);
  const columns = useMemo(
    () =>
      studentColumns({
        ...{ classId: id, onChange: setChanged, onExtraTime: setTimed },
        ...{ onMail: (student) => void sendMail(student), onRemove: ask },
        onPrintCard: ({ uid }) => onPrintCards(uid),
      }),
    [ask, id, onPrintCards],
  );
  const isLong = students.length >= MANY_STUDENTS;
  const found = isLong
    ? students.filter(({ fullName, email }) => hasWords(`${fullName} ${email}`, search))
    : students;

  return (
    <Card
      title="Students"
      actions={
        archivedAt === null && (
          <>
            {students.some(({ email }) => hasNoMailbox(email)) && (
              <Button icon={<IdCard aria-hidden />} onClick={() => onPrintCards(null)}>
                Print cards
              </Button>
            )}
            <Button ref={importButton} icon={<FileSpreadsheet aria-hidden />} onClick={onImport}>
              Import a list
            </Button>
          </>
        )
      }
      className={styles.list}
    >
      {students.length === 0 && (
        <EmptyState illustration="team" title="No students yet" headingLevel={3}>
          {archivedAt === null && texts.empty}
        </EmptyState>
      )}
      {isLong && (
        <ListSearch
          label="Search students"
          placeholder="Search by name or email"
          search={search}
          onSearch={setSearch}
          found={countFound(found.length, students.length, count(students.length, 'student'))}
        />
      )}
      {found.length > 0 && (
        <div className={styles.students}>
          <DataTable
            caption={`Students of ${name}`}
            isCaptionHidden
            columns={columns}
            rows={found}
            rowKey={(one) => one.uid}
            rowLink={(one) => paths.studentPerformance(one.uid, id)}
          />
        </div>
      )}
      {found.length === 0 && students.length > 0 && (
        <NothingFound noun="student" plural="students" onShowAll={() => setSearch('')} />
      )}
      <WaitingStudents classId={id} className={name} waiting={waiting} />
      {asked && (
        <ConfirmDialog
          title={`Take ${asked.fullName} out of ${name}?`}
          confirmLabel="Take out"
          isBusy={isDeleting}
          busyLabel="Taking out…"
          onConfirm={confirm}
          onCancel={cancel}
        >
          The account and its results stay. What the student did for this class is no longer in its
          markbook.
        </ConfirmDialog>
      )}
      {changed && (
        <Suspense>
          <ChangeStudentDialog classId={id} student={changed} onClose={() => setChanged(null)} />
        </Suspense>
      )}
      {timed && <ExtraTimeDialog student={timed} onClose={() => setTimed(null)} />}
    </Card>
  );
}

/** Firebase's own mail, by which the owner of an account chooses her password. */
async function sendMail({ email }: ClassStudent): Promise<void> {
  try {
    await sendPasswordReset(email);
    toast.success(texts.mailSent(email));
  } catch (error) {
    const isTooMany = codeOf(error) === 'auth/too-many-requests';
    toast.error(isTooMany ? texts.mailsTooMany : texts.mailFailed);
  }
}

type Row = ClassStudent & { id: string };

/** Takes a student out of a class after a confirmation. */
function useStudentRemoval(classId: string) {
  const { queryKey } = taughtClassQueries.one(classId);
  const { ask: askFor, ...deletion } = useDeletion<Row>({
    queryKey,
    remove: (uid) => removeClassStudent(classId, uid),
    takeOut: (uid, client) => {
      client.setQueryData(
        queryKey,
        (before) =>
          before && { ...before, students: before.students.filter((one) => one.uid !== uid) },
      );
      void client.invalidateQueries(classListQuery);
    },
    onDeleted: ({ fullName }) => toast.success(texts.removed(fullName)),
    onFailed: (error) => toast.error(describeFailure(texts.failed, error)),
  });
  const ask = useCallback(
    (student: ClassStudent) => askFor({ ...student, id: student.uid }),
    [askFor],
  );
  return { ...deletion, ask };
}
