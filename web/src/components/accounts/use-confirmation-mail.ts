import { useCallback, useState } from 'react';
import { codeOf } from '../../lib/auth/auth-error.ts';
import { sendConfirmation } from '../../queries/own-account.ts';

const TOO_MANY =
  'Too many messages were asked for. Please wait a few minutes, then choose Send again.';
const FAILED = 'The message could not be sent. Please check your internet connection.';

type Mail = {
  /** Milliseconds since 1970; 0 until a mail was sent from this tab. */
  sentAt: number;
  isSending: boolean;
  problem: string | null;
};

/** The mail that confirms an address. The time of sending survives a reload. */
export function useConfirmationMail(email: string, path: string) {
  const key = `confirmation-sent ${email}`;
  const [mail, setMail] = useState<Mail>(() => ({
    sentAt: Number(sessionStorage.getItem(key)),
    isSending: false,
    problem: null,
  }));

  const send = useCallback(async () => {
    const sentAt = Date.now();
    sessionStorage.setItem(key, String(sentAt));
    setMail({ sentAt, isSending: true, problem: null });
    try {
      await sendConfirmation(path);
      setMail({ sentAt, isSending: false, problem: null });
    } catch (error) {
      const isTooMany = codeOf(error) === 'auth/too-many-requests';
      // A mail that was not sent can be tried again at once.
      if (!isTooMany) sessionStorage.removeItem(key);
      const problem = isTooMany ? TOO_MANY : FAILED;
      setMail({ sentAt: isTooMany ? sentAt : 0, isSending: false, problem });
    }
  }, [key, path]);

  /** Sends the first mail; a reload of the page does not repeat it. */
  const sendFirst = useCallback(() => {
    if (sessionStorage.getItem(key) === null) void send();
  }, [key, send]);

  return { ...mail, send, sendFirst };
}
