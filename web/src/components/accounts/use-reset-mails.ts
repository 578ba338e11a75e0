import { useEffect, useRef, useState } from 'react';
import { codeOf } from '../../lib/auth/auth-error.ts';
import { sendPasswordReset } from '../../queries/accounts.ts';

export type Mails =
  | { state: 'ready' | 'sending' | 'stopped' | 'sent'; problem: null }
  | { state: 'stopped'; problem: 'too-many' | 'failed' };

/** Firebase's own mail to each address, one after the other; what was sent is not sent again. */
export function useResetMails(addresses: readonly string[]) {
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
