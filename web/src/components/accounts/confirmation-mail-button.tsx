import { useNow } from '../../lib/dom/use-now.ts';
import { Button } from '../ui/button/button.tsx';
import type { useConfirmationMail } from './use-confirmation-mail.ts';

/** The wait between two messages. */
const PAUSE_SECONDS = 60;

type ConfirmationMailButtonProps = {
  mail: ReturnType<typeof useConfirmationMail>;
  /** The label before the first message. */
  label: string;
};

/** Sends the message, and allows another after a pause that it counts down. */
export function ConfirmationMailButton({ mail, label }: ConfirmationMailButtonProps) {
  const { sentAt, isSending, send } = mail;
  const passed = Math.max(0, useNow(1000) - sentAt) / 1000;
  const left = Math.ceil(PAUSE_SECONDS - passed);
  const again = left > 0 ? `Send again (${left} s)` : 'Send again';
  return (
    <Button
      isBusy={isSending}
      busyLabel="Sending…"
      isDisabled={left > 0}
      onClick={() => void send()}
    >
      {sentAt === 0 ? label : again}
    </Button>
  );
}
