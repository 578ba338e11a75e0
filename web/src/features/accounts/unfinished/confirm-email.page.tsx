import type { ReactNode } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { AuthLayout } from '../../../components/layouts/auth-layout.tsx';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { ErrorState } from '../../../components/ui/state/error-state.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { useUser } from '../../../lib/auth/session.ts';
import { wantedAddress } from '../../../lib/auth/wanted-address.ts';
import { useDocumentTitle } from '../../../lib/dom/use-document-title.ts';
import { useKeptFocus } from '../../../lib/dom/use-kept-focus.ts';
import { homeOf, paths } from '../../../paths.ts';
import { leave, type Step } from '../../../queries/own-account.ts';
import styles from '../accounts.module.css';
import { ChooseStep } from './choose-step.tsx';
import { ClaimStep } from './claim-step.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import { FinishStep } from './finish-step.tsx';
import { unfinishedTexts as texts } from './unfinished-texts.ts';
import { useNextStep } from './use-next-step.ts';

/** The steps at which the person is signed in and can log out. */
const SIGNED_IN: ReadonlySet<Step['name']> = new Set(['confirm', 'claim', 'choose', 'finish']);

/** /confirm-email: the steps of an account that has no profile yet. */
export function ConfirmEmailPage() {
  const user = useUser();
  const { step, failure, look, setStep } = useNextStep();
  const title = titleOf(step);
  useDocumentTitle(title);
  useKeptFocus(step?.name);
  if (user) return <Navigate to={wantedAddress(user.uid) ?? homeOf(user.userType)} replace />;
  const subtitle = subtitleOf(step);
  return (
    <AuthLayout title={title} {...(subtitle && { subtitle })}>
      {failure !== null && <ErrorState message={failure} onRetry={() => void look()} />}
      {step === null && failure === null && <Skeleton label={texts.loading} shape="rows" />}
      {step?.name === 'confirm' && (
        <ConfirmStep account={step.account} onGoOn={look} onEnd={setStep} />
      )}
      {step?.name === 'claim' && <ClaimStep step={step} onDone={setStep} />}
      {step?.name === 'choose' && <ChooseStep step={step} onDone={setStep} />}
      {step?.name === 'finish' && <FinishStep step={step} onDone={setStep} />}
      {step?.name === 'begun-anew' && <WaysIn>{texts.begunAnew(step.email)}</WaysIn>}
      {step?.name === 'nobody' && <WaysIn>{texts.nobody}</WaysIn>}
      {step?.name === 'refused' && <WaysIn>{step.sentence}</WaysIn>}
      {(failure !== null || (step !== null && SIGNED_IN.has(step.name))) && (
        <Button
          variant="quiet"
          onClick={() => void leave().then(() => setStep({ name: 'nobody' }))}
        >
          Log out
        </Button>
      )}
    </AuthLayout>
  );
}

function WaysIn({ children }: { children: ReactNode }) {
  return (
    <>
      <p>{children}</p>
      <ButtonLink to={paths.logIn} variant="primary">
        Sign In
      </ButtonLink>
      <p className={styles.switch}>
        New to Study Assistant? <Link to={paths.signUp}>Create Account</Link>
      </p>
    </>
  );
}

const titles: Partial<Record<Step['name'], string>> = {
  claim: texts.claimTitle,
  'begun-anew': texts.begunAnewTitle,
  choose: texts.chooseTitle,
  finish: texts.finishTitle,
  nobody: texts.nobodyTitle,
  refused: texts.refusedTitle,
};

function titleOf(step: Step | null): string {
  return (step && titles[step.name]) ?? texts.confirmTitle;
}

function subtitleOf(step: Step | null): string | undefined {
  if (step?.name === 'choose') return texts.chooseSubtitle;
  if (step?.name !== 'finish') return undefined;
  const { invitation } = step;
  return invitation ? texts.invited(invitation.role, invitation.school) : texts.finishSubtitle;
}
