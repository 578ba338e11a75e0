import type { Invitation } from '@study-assistant/contract/people/invitations';
import { Mail, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { Badge } from '../../../components/ui/badge/badge.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { ConfirmDialog } from '../../../components/ui/dialog/confirm-dialog.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import type { Column } from '../../../components/ui/table/column.ts';
import { DataTable } from '../../../components/ui/table/data-table.tsx';
import { DateText } from '../../../components/ui/text/date-text.tsx';
import styles from '../admin.module.css';
import { NameAndEmail } from '../name-and-email.tsx';
import { texts } from './invitation-texts.ts';
import { useSendAgain, useWithdrawal } from './use-waiting.ts';

/** How many are shown at first; a school invites its teachers once. */
const PAGE_SIZE = 25;

/** Invitations that nobody has accepted yet. */
export function WaitingList({ invitations }: { invitations: readonly Invitation[] }) {
  const withdrawal = useWithdrawal();
  const { sendAgain, sendingId } = useSendAgain();
  const { ask } = withdrawal;
  const columns = useMemo(
    () => [...facts, actionsColumn({ sendingId, onSendAgain: sendAgain, onWithdraw: ask })],
    [sendingId, sendAgain, ask],
  );
  if (invitations.length === 0) {
    return <EmptyState title={texts.emptyTitle}>{texts.empty}</EmptyState>;
  }
  return (
    <Card title="Waiting">
      <DataTable
        caption="Invitations that wait"
        isCaptionHidden
        columns={columns}
        rows={invitations}
        rowKey={({ id }) => id}
        pageSize={PAGE_SIZE}
      />
      {withdrawal.asked && (
        <ConfirmDialog
          title={`Withdraw the invitation of ${withdrawal.asked.fullName}?`}
          confirmLabel="Withdraw"
          isBusy={withdrawal.isDeleting}
          busyLabel="Withdrawing…"
          onConfirm={withdrawal.confirm}
          onCancel={withdrawal.cancel}
        >
          {texts.withdrawMeans}
        </ConfirmDialog>
      )}
    </Card>
  );
}

const facts: readonly Column<Invitation>[] = [
  {
    id: 'name',
    header: 'Name',
    isRowHeader: true,
    cell: ({ fullName, email, isAdmin }) => (
      <NameAndEmail email={email}>
        {fullName} {isAdmin && <Badge tone="brand">Admin</Badge>}
      </NameAndEmail>
    ),
  },
  {
    id: 'by',
    header: 'Invited by',
    cell: ({ invitedBy, createdAt }) => (
      <span>
        <span dir="auto">{invitedBy}</span>, <DateText value={createdAt} />
      </span>
    ),
  },
  {
    id: 'until',
    header: 'Lasts until',
    cell: ({ expiresAt }) =>
      new Date(expiresAt).getTime() < Date.now() ? (
        <Badge tone="warn">Is over</Badge>
      ) : (
        <DateText value={expiresAt} />
      ),
  },
];

type Actions = {
  sendingId: string | null;
  onSendAgain: (invitation: Invitation) => void;
  onWithdraw: (invitation: Invitation) => void;
};

function actionsColumn({ sendingId, onSendAgain, onWithdraw }: Actions): Column<Invitation> {
  return {
    id: 'actions',
    header: 'Actions',
    isActions: true,
    cell: (invitation) => (
      <div className={styles.rowActions}>
        <Button
          variant="quiet"
          icon={<Mail aria-hidden />}
          isBusy={sendingId === invitation.id}
          aria-label={`Send mail to ${invitation.fullName}`}
          onClick={() => onSendAgain(invitation)}
        >
          Send mail
        </Button>
        <Button
          variant="quiet"
          icon={<Trash2 aria-hidden />}
          aria-label={`Withdraw the invitation of ${invitation.fullName}`}
          onClick={() => onWithdraw(invitation)}
        >
          Withdraw
        </Button>
      </div>
    ),
  };
}
