import { Mail, Square } from 'lucide-react';
import { useRef } from 'react';
import { count } from '../../lib/format/numbers.ts';
import { useFocusAtEnd } from '../lists/use-focus-at-end.ts';
import { Button } from '../ui/button/button.tsx';
import { ProgressBar } from '../ui/meter/progress-bar.tsx';
import { useResetMails } from './use-reset-mails.ts';

const STOPPED = 'Stopped. The others have got no mail yet.';
const TOO_MANY = 'Too many mails for now. Please go on in an hour.';
const FAILED = 'A mail could not be sent. Please check your internet connection and go on.';

type SendMailsProps = {
  addresses: readonly string[];
  /** What the button says before it has sent any. */
  label?: string;
  className?: string | undefined;
};

/** Sends each new account the mail that leads to a password. */
export function SendMails({ addresses, label = 'Send the mails', className }: SendMailsProps) {
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
          <Button icon={<Mail aria-hidden />} onClick={send}>
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
