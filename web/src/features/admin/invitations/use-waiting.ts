import type { Invitation } from '@study-assistant/contract/people/invitations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { codeOf } from '../../../lib/auth/auth-error.ts';
import { useDeletion } from '../../../lib/dom/use-deletion.ts';
import { sendPasswordReset } from '../../../queries/accounts.ts';
import { invitationsQuery, inviteTeachers, withdrawInvitation } from '../../../queries/people.ts';
import { texts } from './invitation-texts.ts';

/** Withdraws an invitation after a confirmation. */
export function useWithdrawal() {
  return useDeletion<Invitation>({
    queryKey: invitationsQuery.queryKey,
    remove: withdrawInvitation,
    takeOut(id, client) {
      client.setQueryData(invitationsQuery.queryKey, (list) =>
        list?.filter((one) => one.id !== id),
      );
      void client.invalidateQueries({ queryKey: ['admin', 'audit'] });
    },
    onDeleted: () => void toast.success(texts.withdrawn),
    onFailed: (error) => void toast.error(describeFailure(texts.withdrawFailed, error)),
  });
}

/** Extends an invitation, and repeats its mail when there is no password yet. */
export function useSendAgain() {
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ email, fullName, isAdmin }: Invitation) => {
      const [result] = await inviteTeachers([{ email, fullName, isAdmin }]);
      if (result?.needsPassword !== true) return { result, mail: 'none' as const };
      return { result, mail: await sendMail(email) };
    },
    onSuccess: ({ result, mail }, invitation) => {
      const { fullName } = invitation;
      const problem = result?.problem ?? null;
      if (problem !== null) return void toast.error(`${texts.againFailed} ${problem}`);
      if (mail === 'none') return void toast.success(texts.lastsAgain(fullName));
      if (mail === 'sent') return void toast.success(texts.sentAgain(fullName));
      const action = { label: 'Send again', onAction: () => mutate(invitation) };
      toast.error(texts.mailFailed(fullName, mail), action);
    },
    onError: (error) => void toast.error(describeFailure(texts.againFailed, error)),
    onSettled: () => void client.invalidateQueries({ queryKey: ['admin'] }),
  });
  return { sendAgain: mutate, sendingId: isPending ? variables.id : null };
}

/** Firebase may refuse the mail, but the invitation still stands. */
async function sendMail(email: string): Promise<'sent' | 'too-many' | 'failed'> {
  try {
    await sendPasswordReset(email);
    return 'sent';
  } catch (error) {
    return codeOf(error) === 'auth/too-many-requests' ? 'too-many' : 'failed';
  }
}
