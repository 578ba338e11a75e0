import { listFormat } from '@study-assistant/contract/wire/formats';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { canTake } from '../../../components/assignments/assignment-words.ts';
import { Button } from '../../../components/ui/button/button.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { ConfirmDialog } from '../../../components/ui/dialog/confirm-dialog.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { MoreMenu } from '../../../components/ui/menu/more-menu.tsx';
import { ErrorBoundary } from '../../../components/ui/state/error-boundary.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { lazyPart } from '../../../lib/dom/lazy-part.ts';
import { describeMoment } from '../../../lib/format/moments.ts';
import { paths } from '../../../paths.ts';
import { toDoQuery } from '../../../queries/assignments.ts';
import { leaveClass, type StudentClass } from '../../../queries/classes.ts';
import { texts } from './joined-texts.ts';
import styles from './my-classes.module.css';

/** Most students look at their classes without opening their marks. */
const OwnMarks = lazyPart(async () => (await import('./own-marks.tsx')).OwnMarks);

/** A class that the student is in, with what waits for her there; leaving it is in a menu. */
export function JoinedClass({ joined }: { joined: StudentClass }) {
  const { id, name, subject, grade, teacherNames, showsMarks } = joined;
  const { uid } = useSignedInUser();
  const client = useQueryClient();
  const [isAsked, setIsAsked] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  // The dialog closes at once, since a screen reader hears nothing outside an open one.
  const close = () => flushSync(() => setIsAsked(false));
  const { mutate, isPending } = useMutation({
    mutationFn: () => leaveClass(uid, id),
    onSuccess: () => {
      close();
      toast.success(texts.left(name));
    },
    onError: (error) => {
      close();
      toast.error(describeFailure(texts.failed, error));
    },
    // The student no longer has the class's assignments.
    onSettled: () => client.invalidateQueries(),
  });
  return (
    <Card
      as="article"
      title={name}
      actions={
        <MoreMenu label={`More for ${name}`}>
          {(item) => (
            <Button
              {...item}
              icon={<LogOut aria-hidden />}
              aria-label={`Leave ${name}`}
              onClick={() => setIsAsked(true)}
            >
              Leave
            </Button>
          )}
        </MoreMenu>
      }
    >
      <p>
        <span dir="auto">{subject}</span> · Grade {grade}
      </p>
      <p className={styles.teachers} dir="auto">
        {listFormat('en', 'conjunction').format(teacherNames)}
      </p>
      <Waiting classId={id} />
      {showsMarks && (
        <Button
          aria-label={`My marks in ${name}`}
          aria-expanded={isOpen}
          className={styles.wayOn}
          onClick={() => setIsOpen(!isOpen)}
        >
          {texts.marks}
        </Button>
      )}
      {showsMarks && isOpen && (
        <ErrorBoundary message={texts.marksFailed}>
          <Suspense fallback={<Skeleton label={texts.marksLoading} shape="rows" count={3} />}>
            <OwnMarks classId={id} />
          </Suspense>
        </ErrorBoundary>
      )}
      {isAsked && (
        <ConfirmDialog
          title={`Leave ${name}?`}
          confirmLabel="Leave"
          isBusy={isPending}
          busyLabel="Leaving…"
          onConfirm={() => {
            if (!isPending) mutate();
          }}
          onCancel={() => setIsAsked(false)}
        >
          {texts.leaveMeans}
        </ConfirmDialog>
      )}
    </Card>
  );
}

/** The quizzes of the class that she has not handed in, with the way to them; the soonest due is told. */
function Waiting({ classId }: { classId: string }) {
  const { uid } = useSignedInUser();
  const { data } = useQuery(toDoQuery(uid));
  if (!data) return null;
  const [first, ...others] = data.assignments.filter(
    (one) => one.classId === classId && canTake(one) && one.handedIn.length === 0,
  );
  if (!first) return <p className={styles.teachers}>{texts.nothingWaits}</p>;
  const { id, quizId, state, dueAt, timeZone } = first;
  const isLate = state === 'late';
  const begin = others.length > 0 ? `; the first ${isLate ? 'was' : 'is'}` : isLate ? ', was' : ',';
  const due = dueAt === null ? '' : `${begin} due ${describeMoment(dueAt, timeZone)}`;
  const to = others.length === 0 ? paths.assignedAttempt(quizId, id) : paths.studentQuizzes;
  return (
    <p>
      <Link to={to}>{texts.waits(others.length + 1)}</Link>
      {due}
    </p>
  );
}
