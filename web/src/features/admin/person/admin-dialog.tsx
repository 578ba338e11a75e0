import type { Person } from '@study-assistant/contract/people/people';
import { ConfirmDialog } from '../../../components/ui/dialog/confirm-dialog.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { changePerson } from '../../../queries/people.ts';
import { texts } from './person-texts.ts';
import { usePersonChange } from './use-person-change.ts';

/** Asks before a teacher looks after the school, or no longer does. */
export function AdminDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const { uid, fullName, isAdmin } = person;
  const { mutate, isPending } = usePersonChange();

  function confirm() {
    mutate(() => changePerson(uid, { isAdmin: !isAdmin }), {
      onSuccess: () => {
        onClose();
        toast.success(isAdmin ? texts.noLongerAdmin(fullName) : texts.becameAdmin(fullName));
      },
      onError: (error) => {
        onClose();
        toast.error(describeFailure(texts.failed, error));
      },
    });
  }

  return (
    <ConfirmDialog
      title={isAdmin ? `Remove ${fullName} as admin?` : `Make ${fullName} an admin?`}
      confirmLabel={isAdmin ? 'Remove as admin' : 'Make an admin'}
      variant={isAdmin ? 'danger' : 'primary'}
      isBusy={isPending}
      busyLabel="Saving…"
      onConfirm={confirm}
      onCancel={onClose}
    >
      {isAdmin ? texts.noAdminMeans(fullName) : texts.adminMeans(fullName)}
    </ConfirmDialog>
  );
}
