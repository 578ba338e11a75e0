import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmationMailButton } from '../../../components/accounts/confirmation-mail-button.tsx';
import { useConfirmationMail } from '../../../components/accounts/use-confirmation-mail.ts';
import { Button } from '../../../components/ui/button/button.tsx';
import { readDraft } from '../../../lib/auth/sign-up-draft.ts';
import { paths } from '../../../paths.ts';
import { takeBack, type Step } from '../../../queries/own-account.ts';
import styles from '../accounts.module.css';
import { unfinishedTexts as texts } from './unfinished-texts.ts';
import own from './unfinished.module.css';
import { useConfirmation } from './use-confirmation.ts';

type ConfirmStepProps = {
  account: { uid: string; email: string };
  onGoOn: () => Promise<void>;
  /** Called when the account no longer exists. */
  onEnd: (end: Step) => void;
};

/** Waits until the address is confirmed. The first mail is sent automatically. */
export function ConfirmStep({ account: { uid, email }, onGoOn, onEnd }: ConfirmStepProps) {
  const mail = useConfirmationMail(email, paths.confirmEmail);
  const { sendFirst } = mail;
  useEffect(sendFirst, [sendFirst]);
  const { ask, isLooking, answer } = useConfirmation(onGoOn, onEnd);
  const [isLeaving, setIsLeaving] = useState(false);
  const navigate = useNavigate();

  /** The choices made with the address need not be made again. */
  async function startAgain() {
    const draft = readDraft(uid);
    setIsLeaving(true);
    await takeBack();
    await navigate(paths.signUp, { state: draft });
  }

  return (
    <div className={styles.form}>
      <p>
        {mail.problem === null ? 'We have sent a message to' : 'The message goes to'}{' '}
        <strong className={own.address}>{email}</strong>. {texts.confirmHint}
      </p>
      <div role="status">{answer && <p className={own.answer}>{answer}</p>}</div>
      <div role="alert">{mail.problem && <p className={own.answer}>{mail.problem}</p>}</div>
      <Button
        variant="primary"
        isFullWidth
        isBusy={isLooking}
        busyLabel="Looking…"
        onClick={() => void ask()}
      >
        I have confirmed
      </Button>
      <p className={styles.legal}>{texts.noMail}</p>
      <div className={styles.options}>
        <ConfirmationMailButton mail={mail} label="Send the message" />
        <Button
          variant="quiet"
          isBusy={isLeaving}
          busyLabel="One moment…"
          onClick={() => void startAgain()}
        >
          Use another address
        </Button>
      </div>
    </div>
  );
}
