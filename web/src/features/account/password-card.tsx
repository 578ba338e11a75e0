import { MIN_PASSWORD_LENGTH } from '@study-assistant/contract/wire/constants';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/ui/button/button.tsx';
import { Card } from '../../components/ui/card/card.tsx';
import { toast } from '../../components/ui/feedback/toast-store.ts';
import { ErrorSummary } from '../../components/ui/field/error-summary.tsx';
import { Field } from '../../components/ui/field/field.tsx';
import { PasswordInput } from '../../components/ui/field/password-input.tsx';
import { NETWORK_SENTENCE } from '../../lib/api/api-error.ts';
import { CLOSED_SENTENCE, codeOf, DISABLED, NETWORK } from '../../lib/auth/auth-error.ts';
import { UNSURE } from '../../lib/auth/change-password.ts';
import { useSignedInUser } from '../../lib/auth/session.ts';
import { focusField } from '../../lib/dom/focus-field.ts';
import { changeOwnPassword } from '../../queries/own-account.ts';
import { texts } from './account-texts.ts';
import styles from './account.module.css';

const EMPTY = { current: '', wanted: '' };

export function PasswordCard() {
  const { email } = useSignedInUser();
  const [values, setValues] = useState(EMPTY);
  const [problem, setProblem] = useState<PasswordProblem | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: changeOwnPassword,
    onSuccess: () => {
      setValues(EMPTY);
      toast.success(texts.passwordChanged);
    },
    onError: (error) => show(explainPasswordError(error)),
  });

  function show(found: PasswordProblem | null) {
    flushSync(() => setProblem(found));
    if (found?.field) focusField(found.field);
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isPending) return;
    const found = check(values);
    show(found);
    if (!found) mutate(values);
  }

  return (
    <Card title="Password">
      <form noValidate className={styles.form} onSubmit={submit}>
        <ErrorSummary
          errors={problem && !problem.field ? [{ fieldId: null, message: problem.message }] : []}
        />
        {/* This tells password managers which account the password belongs to. */}
        <input
          type="email"
          aria-label="Email"
          autoComplete="username"
          value={email}
          readOnly
          hidden
        />
        <Field id="current" label="Current password" error={messageAt('current')}>
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="current-password"
              value={values.current}
              onChange={(event) => setValues({ ...values, current: event.target.value })}
            />
          )}
        </Field>
        <Field
          id="wanted"
          label="New password"
          hint={texts.passwordHint}
          error={messageAt('wanted')}
        >
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="new-password"
              value={values.wanted}
              onChange={(event) => setValues({ ...values, wanted: event.target.value })}
            />
          )}
        </Field>
        <p className={styles.hint}>{texts.forgotten}</p>
        <div>
          <Button type="submit" isBusy={isPending} busyLabel="Changing…">
            Change password
          </Button>
        </div>
      </form>
    </Card>
  );

  function messageAt(field: PasswordProblem['field']): string | null {
    return problem?.field === field ? problem.message : null;
  }
}

function check({ current, wanted }: typeof EMPTY): PasswordProblem | null {
  if (current === '') return { field: 'current', message: texts.currentMissing };
  if (wanted.length >= MIN_PASSWORD_LENGTH) return null;
  return { field: 'wanted', message: texts.passwordTooShort };
}

/** The message and its field; null when it is about neither. */
type PasswordProblem = { field: 'current' | 'wanted' | null; message: string };

const wrong: PasswordProblem = { field: 'current', message: texts.passwordWrong };

const known: Record<string, PasswordProblem> = {
  'auth/wrong-password': wrong,
  'auth/invalid-credential': wrong,
  'auth/weak-password': { field: 'wanted', message: texts.passwordWeak },
  'auth/too-many-requests': { field: null, message: texts.passwordTooMany },
  [NETWORK]: { field: null, message: NETWORK_SENTENCE },
  [UNSURE]: { field: null, message: texts.passwordUnsure },
  [DISABLED]: { field: null, message: CLOSED_SENTENCE },
};

function explainPasswordError(error: unknown): PasswordProblem {
  return known[codeOf(error)] ?? { field: null, message: texts.passwordFailed };
}
