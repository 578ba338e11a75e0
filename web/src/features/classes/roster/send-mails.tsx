import { Mail, Square } from 'lucide-react';
import { Button } from '../../../components/ui/button/button.tsx';
import { ProgressBar } from '../../../components/ui/meter/progress-bar.tsx';
import { count } from '../../../lib/format/numbers.ts';
import { texts } from './roster-texts.ts';
import styles from './roster.module.css';
import { useResetMails } from './use-reset-mails.ts';

/** Sends each new student the mail that leads to a password. */
export function SendMails({ addresses }: { addresses: readonly string[] }) {
  const { sent, state, problem, send, stop } = useResetMails(addresses);
  const all = addresses.length;
  return (
    <div className={styles.mails}>
      {state === 'sending' ? (
        <Button icon={<Square aria-hidden />} onClick={stop}>
          Stop
        </Button>
      ) : (
        state !== 'sent' && (
          <Button icon={<Mail aria-hidden />} onClick={send}>
            {state === 'stopped' ? 'Go on sending' : 'Send the mails'}
          </Button>
        )
      )}
      {state !== 'ready' && (
        <ProgressBar
          label="Mails sent"
          percent={(sent / all) * 100}
          valueText={`${sent} of ${all}`}
        />
      )}
      <p role="status" className={styles.note}>
        {state === 'sent' && `${count(all, 'mail')} sent.`}
        {state === 'stopped' && explainStop(problem)}
      </p>
    </div>
  );
}

function explainStop(problem: 'too-many' | 'failed' | null): string {
  if (problem === 'too-many') return texts.mailsTooMany;
  return problem === 'failed' ? texts.mailsFailed : texts.mailsStopped;
}
