import { useEffect, useState } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../components/ui/button/button.tsx';
import { clearToasts } from '../../components/ui/feedback/toast-store.ts';
import { Checkbox } from '../../components/ui/field/checkbox.tsx';
import { ErrorSummary } from '../../components/ui/field/error-summary.tsx';
import { Field } from '../../components/ui/field/field.tsx';
import { Input } from '../../components/ui/field/input.tsx';
import { PasswordInput } from '../../components/ui/field/password-input.tsx';
import { ApiError, NETWORK_SENTENCE, serverSentence } from '../../lib/api/api-error.ts';
import {
  CLOSED_SENTENCE,
  codeOf,
  DISABLED,
  NETWORK,
  UnfinishedSignUpError,
} from '../../lib/auth/auth-error.ts';
import { lastFarewell, useUser } from '../../lib/auth/session.ts';
import { wantedAddress } from '../../lib/auth/wanted-address.ts';
import { focusField } from '../../lib/dom/focus-field.ts';
import { useDocumentTitle } from '../../lib/dom/use-document-title.ts';
import { homeOf, paths } from '../../paths.ts';
import type { AccountError } from './account-error.ts';
import { AccountPage } from './account-page.tsx';
import styles from './accounts.module.css';
import { loadAccounts } from './lazy-accounts.ts';
import { logInTexts as texts } from './log-in-texts.ts';
import { useAccountForm, type FieldErrors } from './use-account-form.ts';

type LogInValues = { email: string; password: string };

export function LogInPage() {
  useDocumentTitle('Sign in');
  const user = useUser();
  const { email: newEmail, notice } = useNewAccount();
  // Whoever has just signed up chose the password a moment ago.
  useEffect(() => {
    if (newEmail !== '') focusField('password');
  }, [newEmail]);
  if (user) return <Navigate to={wantedAddress(user.uid) ?? homeOf(user.userType)} replace />;
  return (
    <AccountPage title="Welcome back" subtitle="Sign in to continue.">
      {notice !== '' && (
        <p role="alert" className={styles.notice}>
          {notice}
        </p>
      )}
      <LogInForm email={newEmail} />
      <p className={styles.switch}>
        New to Study Assistant? <Link to={paths.signUp}>Create Account</Link>{' '}
        <Link to={paths.card}>I have a card</Link>
      </p>
    </AccountPage>
  );
}

function LogInForm({ email }: { email: string }) {
  const [remember, setRemember] = useState(false);
  const [farewell] = useState(lastFarewell);
  const navigate = useNavigate();
  const form = useAccountForm<LogInValues>({
    initial: { email, password: '' },
    validate,
    async send({ email, password }) {
      const { logIn } = await loadAccounts();
      const outcome = await logIn({ email: email.trim(), password, remember });
      if (outcome === 'unfinished') await navigate(paths.confirmEmail);
      // Messages about the sign-up are no longer needed.
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

/** The address of an account that has just been created, and the message that it was. */
function useNewAccount(): { email: string; notice: string } {
  const { email = '', notice = '' } = (useLocation().state ?? {}) as Record<string, unknown>;
  return { email: String(email), notice: String(notice) };
}

const known: Record<string, AccountError> = {
  'auth/user-not-found': { field: 'email', message: texts.userNotFound },
  'auth/wrong-password': { field: 'password', message: texts.wrongPassword },
  // The provider answers this to keep addresses from being enumerated.
  'auth/invalid-credential': { field: null, message: texts.wrongCredentials },
  'auth/invalid-email': { field: 'email', message: texts.invalidEmail },
  'auth/too-many-requests': { field: null, message: texts.tooManyRequests },
  [NETWORK]: { field: null, message: NETWORK_SENTENCE },
  [DISABLED]: { field: null, message: CLOSED_SENTENCE },
};

function explainLogInError(error: unknown): AccountError {
  if (error instanceof UnfinishedSignUpError) {
    return { field: null, message: texts.unfinishedSignUp };
  }
  const otherwise = isOffline(error) ? NETWORK_SENTENCE : texts.failed;
  return known[codeOf(error)] ?? { field: null, message: serverSentence(error, otherwise) };
}

/** Neither the server nor perhaps the code that calls it could be reached. */
function isOffline(error: unknown): boolean {
  return !navigator.onLine || (error instanceof ApiError && error.status === 0);
}

type Form = {
  values: { email: string };
  show: (fields: { email?: string }) => void;
  showFailure: (error: unknown) => void;
};

/** Sends the password-reset mail to the address in the form. */
function usePasswordReset({ values, show, showFailure }: Form) {
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
