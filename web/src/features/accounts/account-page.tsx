import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { AuthLayout } from '../../components/layouts/auth-layout.tsx';
import { ErrorBoundary } from '../../components/ui/state/error-boundary.tsx';
import { wantedClass } from '../../lib/auth/wanted-address.ts';
import { lazyPart } from '../../lib/dom/lazy-part.ts';
import { whenQuiet } from '../../lib/dom/when-quiet.ts';
import { paths } from '../../paths.ts';
import styles from './accounts.module.css';

const SamplePanel = lazyPart(async () => (await import('./sample/sample-panel.tsx')).SamplePanel);

const screens = [
  { to: paths.logIn, label: 'Sign In' },
  { to: paths.signUp, label: 'Create Account' },
];

/** A link may say anything in place of a class. */
const MAX_NAME_LENGTH = 80;

type AccountPageProps = { title: string; subtitle: string; children: ReactNode };

/** The parts that sign-in and sign-up share. */
export function AccountPage({ title, subtitle, children }: AccountPageProps) {
  const [joining] = useState(wantedClass);
  return (
    <AuthLayout title={title} subtitle={subtitle} screens={screens} aside={<Sample />}>
      {joining && (
        <p className={styles.notice}>
          You are joining <bdi>{joining.slice(0, MAX_NAME_LENGTH)}</bdi>.
        </p>
      )}
      {children}
    </AuthLayout>
  );
}

/** The sample loads once the form works, and its absence does no harm. */
function Sample() {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenQuiet(() => setIsIdle(true)), []);
  return (
    <ErrorBoundary fallback={() => <></>}>
      <Suspense>{isIdle && <SamplePanel />}</Suspense>
    </ErrorBoundary>
  );
}
