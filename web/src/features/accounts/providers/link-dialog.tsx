import type { SignInProvider } from '@study-assistant/contract/wire/sign-in-providers';
import { useState } from 'react';
import { FormDialog } from '../../../components/ui/dialog/form-dialog.tsx';
import { Field } from '../../../components/ui/field/field.tsx';
import { PasswordInput } from '../../../components/ui/field/password-input.tsx';
import { explainProviderError } from '../../../lib/api/explain-provider-error.ts';
import { focusField } from '../../../lib/dom/focus-field.ts';
import { logInAndLink } from '../../../queries/accounts.ts';
import { providerTexts as texts } from './provider-texts.ts';

type LinkDialogProps = {
  provider: SignInProvider;
  email: string;
  remember: boolean;
  onDone: (outcome: 'in' | 'unfinished') => Promise<void>;
  onCancel: () => void;
};

const FIELD = 'link-password';

/** There is an account with this address: its owner shows the password, and has both ways from then on. */
export function LinkDialog({ provider, email, remember, onDone, onCancel }: LinkDialogProps) {
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function link() {
    setMissing(password === '' ? texts.passwordMissing : null);
    if (password === '') return focusField(FIELD);
    setIsBusy(true);
    setProblem(null);
    try {
      await onDone(await logInAndLink({ email, password, remember }));
    } catch (error) {
      setProblem(explainProviderError(error, texts.failed));
      setIsBusy(false);
    }
  }

  return (
    <FormDialog
      title="You have an account already"
      description={texts.conflict(email, provider.label)}
      submitLabel="Sign in and connect"
      busyLabel="Signing in…"
      isBusy={isBusy}
      error={problem}
      onSubmit={() => void link()}
      onCancel={onCancel}
    >
      {/* This tells password managers which account the password belongs to. */}
      <input
        type="email"
        aria-label="Email"
        autoComplete="username"
        value={email}
        readOnly
        hidden
      />
      <Field id={FIELD} label="Password" error={missing}>
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
