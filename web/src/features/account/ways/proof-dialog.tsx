import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { FormDialog } from '../../../components/ui/dialog/form-dialog.tsx';
import { Field } from '../../../components/ui/field/field.tsx';
import { PasswordInput } from '../../../components/ui/field/password-input.tsx';
import { explainProviderError } from '../../../lib/api/explain-provider-error.ts';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { focusField } from '../../../lib/dom/focus-field.ts';
import { showPassword, showProvider, type Proof } from '../../../queries/sign-in-ways.ts';
import type { ListedWay } from './list-ways.ts';
import { texts } from './ways-texts.ts';

type ProofDialogProps = {
  by: ListedWay;
  onShown: (proof: Proof) => void;
  onClose: () => void;
};

const FIELD = 'proof-password';

/** Asks who is at the keyboard to sign in once more: a page that was left open is not its owner's word. */
export function ProofDialog({ by: { provider, label }, onShown, onClose }: ProofDialogProps) {
  const { email } = useSignedInUser();
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<string | null>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => (provider ? showProvider(provider) : showPassword(password)),
    onSuccess: onShown,
  });

  function submit() {
    const found = provider === null && password === '' ? texts.passwordMissing : null;
    flushSync(() => setMissing(found));
    if (found === null) mutate();
    else focusField(FIELD);
  }

  return (
    <FormDialog
      title={texts.proofTitle}
      description={provider ? texts.proofBy(label) : texts.proofByPassword}
      submitLabel={provider ? `Continue with ${label}` : 'Go on'}
      busyLabel={provider ? `Waiting for ${label}…` : 'One moment…'}
      isBusy={isPending}
      error={error && explainProviderError(error, texts.proofFailed)}
      onSubmit={submit}
      onCancel={onClose}
    >
      {provider === null && (
        <>
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
        </>
      )}
    </FormDialog>
  );
}
