import type { Person } from '@study-assistant/contract/people/people';
import { ConfirmDialog } from '../../../components/ui/dialog/confirm-dialog.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { resetSecondStep } from '../../../queries/second-step.ts';
import { texts } from './person-texts.ts';
import { usePersonChange } from './use-person-change.ts';

type ResetSecondStepDialogProps = { person: Person; onClose: () => void };

/** For somebody who has lost her phone and her recovery codes. */
export function ResetSecondStepDialog({ person, onClose }: ResetSecondStepDialogProps) {
  const { uid, fullName } = person;
  const { mutate, isPending } = usePersonChange();

  function confirm() {
    mutate(() => resetSecondStep(uid), {
      onSuccess: () => {
        onClose();
        toast.success(texts.secondStepReset(fullName));
      },
      onError: (error) => {
        onClose();
        toast.error(describeFailure(texts.failed, error));
      },
    });
  }

  return (
    <ConfirmDialog
      title={`Reset the second step of ${fullName}?`}
      confirmLabel="Reset"
      isBusy={isPending}
      busyLabel="Resetting…"
      onConfirm={confirm}
      onCancel={onClose}
    >
      {texts.secondStepMeans(fullName)}
    </ConfirmDialog>
  );
}
