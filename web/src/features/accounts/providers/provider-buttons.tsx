import type { SignInProvider } from '@study-assistant/contract/wire/sign-in-providers';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CodeQuestion } from '../../../components/accounts/second-step/code-question.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { clearToasts } from '../../../components/ui/feedback/toast-store.ts';
import { ErrorSummary } from '../../../components/ui/field/error-summary.tsx';
import { explainProviderError } from '../../../lib/api/explain-provider-error.ts';
import { ProviderConflictError } from '../../../lib/auth/auth-error.ts';
import { paths } from '../../../paths.ts';
import { logInWith } from '../../../queries/accounts.ts';
import { listSignInProviders, preloadProviders } from '../../../queries/sign-in-providers.ts';
import { LinkDialog } from './link-dialog.tsx';
import { providerTexts as texts } from './provider-texts.ts';
import styles from './providers.module.css';

type Conflict = { provider: SignInProvider; email: string };

/** Other ways to sign in, and the question for a code, which any way may lead to. */
export function OtherWays({ remember }: { remember: boolean }) {
  return (
    <>
      <ProviderButtons remember={remember} />
      <CodeQuestion offersRecovery />
    </>
  );
}

/** Signing in with an account of the school's, where the deployment has set up a provider; else nothing. */
function ProviderButtons({ remember }: { remember: boolean }) {
  const providers = useProviders();
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const navigate = useNavigate();
  if (providers.length === 0) return null;

  async function goOn(outcome: 'in' | 'unfinished') {
    clearToasts();
    if (outcome === 'unfinished') await navigate(paths.confirmEmail);
  }

  async function signIn(provider: SignInProvider) {
    setBusy(provider.id);
    setProblem(null);
    try {
      await goOn(await logInWith({ ...provider, remember }));
    } catch (error) {
      if (error instanceof ProviderConflictError) setConflict({ provider, email: error.email });
      else setProblem(explainProviderError(error, texts.failed));
    } finally {
      setBusy(null);
    }
  }

  return (
    <div className={styles.ways}>
      <p className={styles.or}>or</p>
      <ErrorSummary errors={problem === null ? [] : [{ fieldId: null, message: problem }]} />
      {providers.map((provider) => (
        <Button
          key={provider.id}
          isFullWidth
          isBusy={busy === provider.id}
          isDisabled={busy !== null && busy !== provider.id}
          busyLabel={`Waiting for ${provider.label}…`}
          onClick={() => void signIn(provider)}
        >
          Continue with {provider.label}
        </Button>
      ))}
      {conflict && (
        <LinkDialog
          {...conflict}
          remember={remember}
          onDone={goOn}
          onCancel={() => setConflict(null)}
        />
      )}
    </div>
  );
}

/** None until the server has said so, and where it cannot be asked: a password always works. */
function useProviders(): SignInProvider[] {
  const [providers, setProviders] = useState<SignInProvider[]>([]);
  useEffect(() => {
    let isGone = false;
    void listSignInProviders().then((found) => {
      if (isGone || found.length === 0) return;
      setProviders(found);
      // A window that opens long after the click is taken for an unwanted one.
      preloadProviders();
    });
    return () => {
      isGone = true;
    };
  }, []);
  return providers;
}
