import type { WaitingStudent } from '@study-assistant/contract/classes/class-invitations';
import { Address, sayAddress } from '../../../components/accounts/address.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { ConfirmDialog } from '../../../components/ui/dialog/confirm-dialog.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { DateText } from '../../../components/ui/text/date-text.tsx';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { useDeletion } from '../../../lib/dom/use-deletion.ts';
import { taughtClassQueries, withdrawClassInvitation } from '../../../queries/classes.ts';
import styles from './class-students.module.css';
import { texts } from './students-texts.ts';

type WaitingStudentsProps = {
  classId: string;
  className: string;
  waiting: readonly WaitingStudent[];
};

/** Students invited by a list who have not answered, shown by their address alone. */
export function WaitingStudents({ classId, className, waiting }: WaitingStudentsProps) {
  const { queryKey } = taughtClassQueries.one(classId);
  const { asked, ask, cancel, confirm, isDeleting } = useDeletion<WaitingStudent>({
    queryKey,
    remove: (id) => withdrawClassInvitation(classId, id),
    takeOut: (id, client) =>
      client.setQueryData(
        queryKey,
        (before) =>
          before && { ...before, invitations: before.invitations.filter((one) => one.id !== id) },
      ),
    onDeleted: ({ email }) => toast.success(texts.withdrawn(sayAddress(email))),
    onFailed: (error) => toast.error(describeFailure(texts.failed, error)),
  });
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="waiting-students" className={styles.waiting}>
      <h3 id="waiting-students">Invited, waiting</h3>
      <p className={styles.expiry}>{texts.waiting}</p>
      <ul className={styles.teachers}>
        {waiting.map((one) => (
          <li key={one.id} data-row={one.id} className={styles.teacher}>
            <span>
              <span className={styles.address}>
                <Address email={one.email} />
              </span>{' '}
              <span className={styles.owner}>
                until <DateText value={one.expiresAt} />
              </span>
            </span>
            <Button
              variant="quiet"
              aria-label={`Withdraw the invitation of ${sayAddress(one.email)}`}
              onClick={() => ask(one)}
            >
              Withdraw
            </Button>
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={`Withdraw the invitation of ${sayAddress(asked.email)}?`}
          confirmLabel="Withdraw"
          isBusy={isDeleting}
          busyLabel="Withdrawing…"
          onConfirm={confirm}
          onCancel={cancel}
        >
          {texts.withdrawMeans(className)}
        </ConfirmDialog>
      )}
    </section>
  );
}
