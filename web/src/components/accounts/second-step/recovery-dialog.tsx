import { useState } from 'react';
import { flushSync } from 'react-dom';
import { serverSentence } from '../../../lib/api/api-error.ts';
import { focusField } from '../../../lib/dom/focus-field.ts';
import { recoverAccount } from '../../../queries/second-step.ts';
import { FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { Field } from '../../ui/field/field.tsx';
import { Input } from '../../ui/field/input.tsx';
import { texts } from './code-texts.ts';
import { useTries } from './use-tries.ts';

type RecoveryDialogProps = { email: string; onDone: () => void; onCancel: () => void };
type Problem = { field: 'recovery-email' | 'recovery-code'; message: string };

/** For whoever cannot get at the app: a recovery code removes the second step. */
export function RecoveryDialog({ email: known, onDone, onCancel }: RecoveryDialogProps) {
  const [email, setEmail] = useState(known);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const { attempt, isPending, error } = useTries(async () => {
    await recoverAccount(email.trim(), code);
    onDone();
  });

  function submit() {
    const found = check();
    flushSync(() => setProblem(found));
    if (found) focusField(found.field);
    else attempt();
  }

  function check(): Problem | null {
    if (email.trim() === '') return { field: 'recovery-email', message: texts.emailMissing };
    if (code.trim() !== '') return null;
    return { field: 'recovery-code', message: texts.recoveryCodeMissing };
  }

  const errorAt = (field: Problem['field']) => (problem?.field === field ? problem.message : null);
  return (
    <FormDialog
      title={texts.recoveryTitle}
      description={texts.recoveryExplain}
      submitLabel="Remove the second step"
      busyLabel="One moment…"
      isBusy={isPending}
      error={error === null ? null : serverSentence(error, texts.recoveryFailed)}
      onSubmit={submit}
      onCancel={onCancel}
    >
      {known === '' && (
        <Field id="recovery-email" label="Email" error={errorAt('recovery-email')}>
          {(control) => (
            <Input
              {...control}
              type="email"
              autoComplete="username"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
      )}
      <Field id="recovery-code" label={texts.recoveryCode} error={errorAt('recovery-code')}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            dir="ltr"
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
