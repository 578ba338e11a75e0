import type { OwnAccount } from '@study-assistant/contract/people/own-account';
import { ConfirmationMailButton } from '../../components/accounts/confirmation-mail-button.tsx';
import { useConfirmationMail } from '../../components/accounts/use-confirmation-mail.ts';
import { Badge } from '../../components/ui/badge/badge.tsx';
import { Card } from '../../components/ui/card/card.tsx';
import { paths } from '../../paths.ts';
import { texts } from './account-texts.ts';
import styles from './account.module.css';

/** The address of the account, and the message that confirms it. */
export function EmailCard({ account: { email, isEmailVerified } }: { account: OwnAccount }) {
  const mail = useConfirmationMail(email, paths.account);
  const { sentAt, isSending, problem } = mail;
  const isSent = sentAt > 0 && !isSending && problem === null;
  return (
    <Card title="E-mail address">
      <p className={styles.status}>
        <span dir="ltr">{email}</span>
        <Badge tone={isEmailVerified ? 'good' : 'warn'}>
          {isEmailVerified ? 'Confirmed' : 'Not confirmed'}
        </Badge>
      </p>
      {!isEmailVerified && (
        <>
          <div role="status">
            {isSent && <p className={styles.hint}>{texts.mailSent(email)}</p>}
            {problem && <p className={styles.hint}>{problem}</p>}
          </div>
          <div>
            <ConfirmationMailButton mail={mail} label="Send confirmation" />
          </div>
        </>
      )}
    </Card>
  );
}
