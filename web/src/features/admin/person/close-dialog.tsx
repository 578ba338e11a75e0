import type { Person } from '@study-assistant/contract/people/people';
import { useQuery } from '@tanstack/react-query';
import { ConfirmDialog } from '../../../components/ui/dialog/confirm-dialog.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { closePerson } from '../../../queries/people.ts';
import { schoolQuery } from '../../../queries/school.ts';
import { texts } from './person-texts.ts';
import { usePersonChange } from './use-person-change.ts';
import styles from '../admin.module.css';

/** Asks before an account is closed, and says what that means and how long it can be taken back. */
export function CloseDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const { uid, fullName } = person;
  const months = useQuery(schoolQuery).data?.retentionMonths ?? null;
  const { mutate, isPending } = usePersonChange();

  function confirm() {
    mutate(() => closePerson(uid), {
      onSuccess: () => {
        onClose();
        toast.success(texts.closed(fullName));
      },
      onError: (error) => {
        onClose();
        toast.error(describeFailure(texts.failed, error));
      },
    });
  }

  return (
    <ConfirmDialog
      title={`Close the account of ${fullName}?`}
      confirmLabel="Close the account"
      isBusy={isPending}
      busyLabel="Closing…"
      onConfirm={confirm}
      onCancel={onClose}
    >
      <ul className={styles.points}>
        {[...texts.closeMeans, texts.closeUntil(months)].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
