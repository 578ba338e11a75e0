import { hasNoMailbox } from '@study-assistant/contract/people/no-mailbox';
import { useQuery } from '@tanstack/react-query';
import { useSignedInUser } from '../../lib/auth/session.ts';
import { isConfirmed } from '../../queries/own-account.ts';
import { Card } from '../ui/card/card.tsx';
import { ConfirmationMailButton } from './confirmation-mail-button.tsx';
import { useConfirmationMail } from './use-confirmation-mail.ts';

type ConfirmAddressProps = {
  /** The page that the link of the mail leads to. */
  path: string;
  /** What does not work until then, as a sentence. */
  children: string;
};

/** Asks for a confirmation of the person's address where it matters; nothing once it is confirmed. */
export function ConfirmAddress({ path, children }: ConfirmAddressProps) {
  const { uid, email } = useSignedInUser();
  const { data } = useQuery({ queryKey: ['is-confirmed', uid], queryFn: isConfirmed });
  const mail = useConfirmationMail(email, path);
  if (data !== false || hasNoMailbox(email)) return null;
  const isSent = mail.sentAt > 0 && !mail.isSending && mail.problem === null;
  return (
    <Card title="Confirm your address">
      <p>{children}</p>
      <div role="status">
        {isSent && (
          <p>
            A message is on its way to <span dir="ltr">{email}</span>. Open the link in it.
          </p>
        )}
        {mail.problem && <p>{mail.problem}</p>}
      </div>
      <div>
        <ConfirmationMailButton mail={mail} label="Send confirmation" />
      </div>
    </Card>
  );
}
