import { useState } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../components/ui/button/button.tsx';
import { clearToasts } from '../../components/ui/feedback/toast-store.ts';
import { Checkbox } from '../../components/ui/field/checkbox.tsx';
import { ErrorSummary } from '../../components/ui/field/error-summary.tsx';
import { Field } from '../../components/ui/field/field.tsx';
import { Input } from '../../components/ui/field/input.tsx';
import { PasswordInput } from '../../components/ui/field/password-input.tsx';
import { lastFarewell, useUser } from '../../lib/auth/session.ts';
import { wantedAddress } from '../../lib/auth/wanted-address.ts';
import { useDocumentTitle } from '../../lib/dom/use-document-title.ts';
import { homeOf, paths } from '../../paths.ts';
import { AccountPage } from './account-page.tsx';
import styles from './accounts.module.css';
import { loadAccounts } from './lazy-accounts.ts';
import { explainLogInError } from './log-in-errors.ts';
import { logInTexts as texts } from './log-in-texts.ts';
import { useAccountForm, type FieldErrors } from './use-account-form.ts';
import { usePasswordReset } from './use-password-reset.ts';

type LogInValues = { email: string; password: string };

export function LogInPage() {
  useDocumentTitle('Sign in');
  const user = useUser();
  if (user) return <Navigate to={wantedAddress(user.uid) ?? homeOf(user.userType)} replace />;
  return (
    <AccountPage title="Welcome back" subtitle="Sign in to continue.">
      <LogInForm />
      <p className={styles.switch}>
        New to Study Assistant? <Link to={paths.signUp}>Create Account</Link>
      </p>
    </AccountPage>
  );
}

function LogInForm() {
  const [remember, setRemember] = useState(false);
  const [farewell] = useState(lastFarewell);
  const navigate = useNavigate();
  const form = useAccountForm<LogInValues>({
    initial: { email: useNewEmail(), password: '' },
    validate,
    async send({ email, password }) {
      const { logIn } = await loadAccounts();
      const outcome = await logIn({ email: email.trim(), password, remember });
      if (outcome === 'unfinished') await navigate(paths.confirmEmail);
      // What was said about the sign-up is done with.
      clearToasts();
    },
    explain: explainLogInError,
  });
  const reset = usePasswordReset(form);
  const { values, errors } = form;

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void form.submit(event)}>
      {farewell && form.summary.length === 0 && <p className={styles.farewell}>{farewell}</p>}
      <ErrorSummary errors={form.summary} />
      <Field id="email" label="Email" error={errors.fields.email}>
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="username"
            value={values.email}
            onChange={(event) => form.change({ email: event.target.value })}
          />
        )}
      </Field>
      <Field id="password" label="Password" error={errors.fields.password}>
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="current-password"
            value={values.password}
            onChange={(event) => form.change({ password: event.target.value })}
          />
        )}
      </Field>
      <div className={styles.options}>
        <Checkbox
          label="Remember me"
          checked={remember}
          onChange={(event) => setRemember(event.target.checked)}
        />
        <Button
          variant="quiet"
          className={styles.forgot}
          isBusy={reset.isSending}
          busyLabel="Sending…"
          onClick={() => void reset.send()}
        >
          Forgot password?
        </Button>
      </div>
      <div role="status">{reset.notice && <p className={styles.notice}>{reset.notice}</p>}</div>
      <Button
        type="submit"
        variant="primary"
        isFullWidth
        isBusy={form.isSending}
        busyLabel="Signing in…"
      >
        Sign In
      </Button>
    </form>
  );
}

function validate({ email, password }: LogInValues): FieldErrors<LogInValues> {
  return {
    ...(email.trim() === '' && { email: texts.emailMissing }),
    ...(password === '' && { password: texts.passwordMissing }),
  };
}

/** The address of an account that was created a moment ago. */
function useNewEmail(): string {
  const state = useLocation().state as { email?: unknown } | null;
  return typeof state?.email === 'string' ? state.email : '';
}
