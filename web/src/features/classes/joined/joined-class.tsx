import { listFormat } from '@study-assistant/contract/wire/formats';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../components/ui/button/button.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { ConfirmDialog } from '../../../components/ui/dialog/confirm-dialog.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { ErrorBoundary } from '../../../components/ui/state/error-boundary.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { lazyPart } from '../../../lib/dom/lazy-part.ts';
import { leaveClass, type StudentClass } from '../../../queries/classes.ts';
import { texts } from './joined-texts.ts';
import styles from './my-classes.module.css';

/** Most students look at their classes without opening their marks. */
const OwnMarks = lazyPart(async () => (await import('./own-marks.tsx')).OwnMarks);

/** A class that the student is in, with the button to leave it. */
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
    <Card as="article" title={name}>
      <p>
        <span dir="auto">{subject}</span> · Grade {grade}
      </p>
      <p className={styles.teachers} dir="auto">
        {listFormat('en', 'conjunction').format(teacherNames)}
      </p>
      <div className={styles.answers}>
        {showsMarks && (
          <Button
            aria-label={`My marks in ${name}`}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {texts.marks}
          </Button>
        )}
        <Button variant="quiet" aria-label={`Leave ${name}`} onClick={() => setIsAsked(true)}>
          Leave
        </Button>
      </div>
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
