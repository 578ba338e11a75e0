import { Mail, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { codeOf } from '../../lib/auth/auth-error.ts';
import { count } from '../../lib/format/numbers.ts';
import { sendPasswordReset } from '../../queries/accounts.ts';
import { useFocusAtEnd } from '../lists/use-focus-at-end.ts';
import { Button } from '../ui/button/button.tsx';
import { ProgressBar } from '../ui/meter/progress-bar.tsx';

const STOPPED = 'Stopped. The others have got no mail yet.';
const TOO_MANY = 'Too many mails for now. Please go on in an hour.';
const FAILED = 'A mail could not be sent. Please check your internet connection and go on.';

type SendMailsProps = {
  addresses: readonly string[];
  /** The button's label before it has sent any mail. */
  label?: string;
  /** Whether it is the next step of its page. */
  isPrimary?: boolean;
  className?: string | undefined;
};

/** Sends each new account the mail that lets its owner set a password. */
export function SendMails({
  addresses,
  label = 'Send the mails',
  isPrimary = false,
  className,
}: SendMailsProps) {
  const { sent, state, problem, send, stop } = useResetMails(addresses);
  const all = addresses.length;
  const words = useRef<HTMLParagraphElement>(null);
  useFocusAtEnd(state !== 'sent', words);
  return (
    <div className={className}>
      {state === 'sending' ? (
        <Button icon={<Square aria-hidden />} onClick={stop}>
          Stop
        </Button>
      ) : (
        state !== 'sent' && (
          <Button
            variant={isPrimary ? 'primary' : 'secondary'}
            icon={<Mail aria-hidden />}
            onClick={send}
          >
            {state === 'stopped' ? 'Go on sending' : label}
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
      <p ref={words} role="status" tabIndex={-1}>
        {state === 'sent' && `${count(all, 'mail')} sent.`}
        {state === 'stopped' && explainStop(problem)}
      </p>
    </div>
  );
}

function explainStop(problem: 'too-many' | 'failed' | null): string {
  if (problem === 'too-many') return TOO_MANY;
  return problem === 'failed' ? FAILED : STOPPED;
}

type Mails =
  | { state: 'ready' | 'sending' | 'stopped' | 'sent'; problem: null }
  | { state: 'stopped'; problem: 'too-many' | 'failed' };

/** Sends Firebase's own mail to each address in turn and never twice to the same one. */
function useResetMails(addresses: readonly string[]) {
  const [sent, setSent] = useState(0);
  const [mails, setMails] = useState<Mails>({ state: 'ready', problem: null });
  const isStopped = useRef(false);
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );

  async function send() {
    isStopped.current = false;
    setMails({ state: 'sending', problem: null });
    try {
      for (let at = sent; at < addresses.length && !isStopped.current; at += 1) {
        await sendPasswordReset(addresses[at] ?? '');
        setSent(at + 1);
        if (at + 1 === addresses.length) return setMails({ state: 'sent', problem: null });
      }
      setMails({ state: 'stopped', problem: null });
    } catch (error) {
      const isTooMany = codeOf(error) === 'auth/too-many-requests';
      setMails({ state: 'stopped', problem: isTooMany ? 'too-many' : 'failed' });
    }
  }

  return {
    sent,
    ...mails,
    send: () => void send(),
    stop: () => {
      isStopped.current = true;
    },
  };
}
