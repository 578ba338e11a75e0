import { useState } from 'react';
import { Button } from '../../../components/ui/button/button.tsx';
import { serverSentence } from '../../../lib/api/api-error.ts';
import {
  claimAccount,
  endAfter,
  type ClaimStep as Claim,
  type Step,
} from '../../../queries/own-account.ts';
import styles from '../accounts.module.css';
import { unfinishedTexts as texts } from './unfinished-texts.ts';
import own from './unfinished.module.css';

/** Says who made the account, so that the owner of its address can tell whether it is hers. */
export function ClaimStep({ step, onDone }: { step: Claim; onDone: (next: Step) => void }) {
  const { account, made, school } = step;
  const [sending, setSending] = useState<'mine' | 'not-mine' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function answer(isMine: boolean) {
    setSending(isMine ? 'mine' : 'not-mine');
    setFailure(null);
    try {
      onDone(await claimAccount(account, isMine));
    } catch (error) {
      const end = await endAfter(error);
      if (end) return onDone(end);
      setFailure(serverSentence(error, texts.claimFailed));
    }
    setSending(null);
  }

  return (
    <div className={styles.form}>
      <p className={own.address}>{texts.claimWhy(account.email)}</p>
      <dl className={own.made}>
        <dt>Name</dt>
        <dd dir="auto">{made.fullName}</dd>
        <dt>Role</dt>
        <dd>{made.userType === 'teacher' ? 'Teacher' : `Student, grade ${made.currentGrade}`}</dd>
        <dt>School</dt>
        <dd dir="auto">{school}</dd>
      </dl>
      <div role="alert">{failure !== null && <p className={own.answer}>{failure}</p>}</div>
      <Button
        variant="primary"
        isFullWidth
        isBusy={sending === 'mine'}
        isDisabled={sending === 'not-mine'}
        busyLabel="One moment…"
        onClick={() => void answer(true)}
      >
        {texts.claimMine}
      </Button>
      <Button
        variant="secondary"
        isFullWidth
        isBusy={sending === 'not-mine'}
        isDisabled={sending === 'mine'}
        busyLabel="One moment…"
        onClick={() => void answer(false)}
      >
        {texts.claimNotMine}
      </Button>
      <p className={styles.legal}>{texts.claimNotMineMeans}</p>
    </div>
  );
}
