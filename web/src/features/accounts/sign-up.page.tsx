import type { Grade } from '@study-assistant/contract/people/accounts';
import { GRADES } from '@study-assistant/contract/wire/constants';
import { MAX_EMAIL_LENGTH } from '@study-assistant/contract/wire/limits';
import { useEffect } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../components/ui/button/button.tsx';
import { ErrorSummary } from '../../components/ui/field/error-summary.tsx';
import { Field } from '../../components/ui/field/field.tsx';
import { Input } from '../../components/ui/field/input.tsx';
import { PasswordInput } from '../../components/ui/field/password-input.tsx';
import { askWhetherTrial } from '../../lib/api/open-trial.ts';
import { useUser } from '../../lib/auth/session.ts';
import type { SignUpDraft } from '../../lib/auth/sign-up-draft.ts';
import { wantedAddress, wantedClass } from '../../lib/auth/wanted-address.ts';
import { useDocumentTitle } from '../../lib/dom/use-document-title.ts';
import { homeOf, paths } from '../../paths.ts';
import { AccountPage } from './account-page.tsx';
import styles from './accounts.module.css';
import { loadAccounts } from './lazy-accounts.ts';
import { ProfileFields } from './profile-fields.tsx';
import { LazyProviderButtons } from './providers/lazy-provider-buttons.tsx';
import { explainSignUpError } from './sign-up-errors.ts';
import { signUpTexts as texts } from './sign-up-texts.ts';
import {
  emptySignUp,
  toNewAccount,
  validateSignUp,
  type ProfileValues,
  type SignUpValues,
} from './sign-up-values.ts';
import { useAccountForm, type FieldErrors } from './use-account-form.ts';

export function SignUpPage() {
  useDocumentTitle('Create your account');
  const user = useUser();
  // Who signs up reads before she does so who will see her.
  useEffect(() => void askWhetherTrial(), []);
  if (user) return <Navigate to={wantedAddress(user.uid) ?? homeOf(user.userType)} replace />;
  return (
    <AccountPage
      title="Create your account"
      subtitle="For students and teachers of grades 6 to 12."
    >
      <SignUpForm />
      <p className={styles.switch}>
        Already have an account? <Link to={paths.logIn}>Sign In</Link>
      </p>
      <LazyProviderButtons remember={false} />
    </AccountPage>
  );
}

function SignUpForm() {
  const navigate = useNavigate();
  const form = useAccountForm({
    initial: { ...emptySignUp, currentGrade: gradeOfLink(), ...useEarlierChoice() },
    validate: validateSignUp,
    async send(values) {
      const account = toNewAccount(values);
      const { signUp } = await loadAccounts();
      const outcome = await signUp(account);
      if (outcome === 'unfinished') return navigate(paths.confirmEmail);
      // Said on the next page itself, where no message can lie over its button.
      await navigate(paths.logIn, {
        state: { email: account.email, notice: texts.accountCreated },
      });
    },
    explain: explainSignUpError,
  });

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void form.submit(event)}>
      <ErrorSummary errors={form.summary} />
      <SignUpFields values={form.values} errors={form.errors.fields} onChange={form.change} />
      <Button
        type="submit"
        variant="primary"
        isFullWidth
        isBusy={form.isSending}
        busyLabel="Creating your account…"
      >
        Create Account
      </Button>
      <p className={styles.legal}>
        By creating an account you agree to our <Link to={paths.terms}>Terms</Link> and{' '}
        <Link to={paths.privacy}>Privacy</Link> notice.
      </p>
    </form>
  );
}

/** The grade of the class that she is joining, which she may change; '' without one. */
function gradeOfLink(): Grade | '' {
  return GRADES.find((grade) => grade === wantedClass('grade')) ?? '';
}

/** The choices made earlier with an address that could not be confirmed. */
function useEarlierChoice(): Partial<ProfileValues> {
  const draft = useLocation().state as SignUpDraft | null;
  if (!draft) return {};
  const { userType, fullName, currentGrade } = draft;
  return { userType, fullName, currentGrade: currentGrade ?? '' };
}

type SignUpFieldsProps = {
  values: SignUpValues;
  errors: FieldErrors<SignUpValues>;
  onChange: (change: Partial<SignUpValues>) => void;
};

export function SignUpFields({ values, errors, onChange }: SignUpFieldsProps) {
  return (
    <>
      <ProfileFields values={values} errors={errors} onChange={onChange} />
      <Field id="email" label="Email" error={errors.email}>
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="username"
            maxLength={MAX_EMAIL_LENGTH}
            value={values.email}
            onChange={(event) => onChange({ email: event.target.value })}
          />
        )}
      </Field>
      <Field id="password" label="Password" hint="At least 6 characters." error={errors.password}>
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="new-password"
            value={values.password}
            onChange={(event) => onChange({ password: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}
