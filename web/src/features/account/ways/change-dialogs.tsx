import { MIN_PASSWORD_LENGTH } from '@study-assistant/contract/wire/constants';
import type { SignInProvider } from '@study-assistant/contract/wire/sign-in-providers';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ConfirmDialog } from '../../../components/ui/dialog/confirm-dialog.tsx';
import { FormDialog } from '../../../components/ui/dialog/form-dialog.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { Field } from '../../../components/ui/field/field.tsx';
import { PasswordInput } from '../../../components/ui/field/password-input.tsx';
import { explainProviderError } from '../../../lib/api/explain-provider-error.ts';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { focusField } from '../../../lib/dom/focus-field.ts';
import { focusRow } from '../../../lib/dom/focus-row.ts';
import {
  addPassword,
  addWay,
  ownWaysQuery,
  removeWay,
  type Proof,
} from '../../../queries/sign-in-ways.ts';
import { PASSWORD, type ListedWay } from './list-ways.ts';
import { texts } from './ways-texts.ts';

type AddDialogProps = { provider: SignInProvider; proof: Proof; onClose: () => void };

/** Opens the provider's window, for which a button has to be pressed just before. */
export function AddDialog({ provider, proof, onClose }: AddDialogProps) {
  const { label } = provider;
  const { mutate, isPending, error } = useWayChange({
    change: () => addWay(provider, proof),
    done: texts.added(label),
    onClose,
  });
  return (
    <FormDialog
      title={texts.addTitle(label)}
      description={texts.addExplain(label)}
      submitLabel={`Continue with ${label}`}
      busyLabel={`Waiting for ${label}…`}
      isBusy={isPending}
      error={error && explainProviderError(error, texts.addFailed)}
      onSubmit={mutate}
      onCancel={onClose}
    >
      {null}
    </FormDialog>
  );
}

type RemoveDialogProps = { way: ListedWay; onClose: () => void };

export function RemoveDialog({ way: { id, label }, onClose }: RemoveDialogProps) {
  const { mutate, isPending } = useWayChange({
    change: () => removeWay(id),
    done: texts.removed(label),
    onClose,
    onFailure: (error) => {
      onClose();
      toast.error(explainProviderError(error, texts.removeFailed));
    },
  });
  return (
    <ConfirmDialog
      title={texts.removeTitle(label)}
      confirmLabel="Remove"
      busyLabel="Removing…"
      isBusy={isPending}
      onConfirm={mutate}
      onCancel={onClose}
    >
      {texts.removeExplain(label)}
    </ConfirmDialog>
  );
}

const FIELD = 'new-password';

export function SetPasswordDialog({ onClose }: { onClose: () => void }) {
  const { email } = useSignedInUser();
  const [wanted, setWanted] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate, isPending, error } = useWayChange({
    change: () => addPassword(wanted),
    done: texts.passwordSet,
    landsOn: PASSWORD,
    onClose,
  });

  function submit() {
    const found = wanted.length < MIN_PASSWORD_LENGTH ? texts.passwordTooShort : null;
    flushSync(() => setProblem(found));
    if (found === null) mutate();
    else focusField(FIELD);
  }

  return (
    <FormDialog
      title={texts.passwordTitle}
      description={texts.passwordExplain}
      submitLabel="Set password"
      isBusy={isPending}
      error={error && explainProviderError(error, texts.passwordFailed)}
      onSubmit={submit}
      onCancel={onClose}
    >
      <input
        type="email"
        aria-label="Email"
        autoComplete="username"
        value={email}
        readOnly
        hidden
      />
      <Field id={FIELD} label="New password" hint={texts.passwordHint} error={problem}>
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="new-password"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}

type WayChange = {
  change: () => Promise<void>;
  done: string;
  /** The way that gets the focus, where the button that has asked is gone. */
  landsOn?: string;
  onClose: () => void;
  onFailure?: (error: Error) => void;
};

/** The dialog closes before the message, since a screen reader hears nothing outside an open one. */
function useWayChange({ change, done, landsOn, onClose, onFailure }: WayChange) {
  const client = useQueryClient();
  const { queryKey } = ownWaysQuery(useSignedInUser().uid);
  const { mutate, isPending, error } = useMutation({
    mutationFn: change,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey });
      flushSync(onClose);
      if (landsOn !== undefined) focusRow(landsOn);
      toast.success(done);
    },
    ...(onFailure && { onError: onFailure }),
  });
  return { mutate: () => mutate(), isPending, error };
}
