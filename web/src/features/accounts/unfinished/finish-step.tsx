import { Button } from '../../../components/ui/button/button.tsx';
import { ErrorSummary } from '../../../components/ui/field/error-summary.tsx';
import { finishAccount, type Step } from '../../../queries/own-account.ts';
import styles from '../accounts.module.css';
import { ProfileFields } from '../profile-fields.tsx';
import { explainSignUpError } from '../sign-up-errors.ts';
import { toProfile, validateProfile, type ProfileValues } from '../sign-up-values.ts';
import { useAccountForm } from '../use-account-form.ts';
import { unfinishedTexts as texts } from './unfinished-texts.ts';

type FinishStepProps = {
  step: Extract<Step, { name: 'finish' }>;
  onDone: (next: Step) => void;
};

/** Values known from an invitation or from this tab are filled in already. */
export function FinishStep({ step, onDone }: FinishStepProps) {
  const { account, invitation, draft, chosen } = step;
  const form = useAccountForm<ProfileValues>({
    initial: {
      userType: invitation?.role ?? draft?.userType ?? 'student',
      currentGrade: draft?.currentGrade ?? '',
      fullName: invitation?.fullName ?? draft?.fullName ?? '',
    },
    validate: validateProfile,
    async send(values) {
      onDone(await finishAccount(account, toProfile(values), chosen?.schoolId));
    },
    explain: explainSignUpError,
  });
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void form.submit(event)}>
      <ErrorSummary errors={form.summary} />
      <p className={styles.legal}>{account.email}</p>
      <ProfileFields
        values={form.values}
        errors={form.errors.fields}
        isRoleFixed={invitation !== null}
        onChange={form.change}
      />
      <Button
        type="submit"
        variant="primary"
        isFullWidth
        isBusy={form.isSending}
        busyLabel="Finishing…"
      >
        Finish
      </Button>
      {chosen && (
        <Button variant="quiet" onClick={() => onDone(chosen.from)}>
          {texts.chooseOther}
        </Button>
      )}
    </form>
  );
}
