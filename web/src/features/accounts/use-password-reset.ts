import { useState } from 'react';
import { loadAccounts } from './lazy-accounts.ts';
import { logInTexts as texts } from './log-in-texts.ts';

type Form = {
  values: { email: string };
  show: (fields: { email?: string }) => void;
  showFailure: (error: unknown) => void;
};

/** Sends the e-mail that lets someone choose a new password, to the address in the form. */
export function usePasswordReset({ values, show, showFailure }: Form) {
  const [isSending, setIsSending] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);

  async function send() {
    const email = values.email.trim();
    setNotice(null);
    show(email === '' ? { email: texts.resetNeedsEmail } : {});
    if (email === '') return;

    setIsSending(true);
    try {
      const { sendPasswordReset } = await loadAccounts();
      await sendPasswordReset(email);
      setNotice(texts.resetSent(email));
    } catch (error) {
      showFailure(error);
    } finally {
      setIsSending(false);
    }
  }

  return { send, isSending, notice };
}
