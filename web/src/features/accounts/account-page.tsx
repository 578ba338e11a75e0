import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { AuthLayout } from '../../components/layouts/auth-layout.tsx';
import { ErrorBoundary } from '../../components/ui/state/error-boundary.tsx';
import { lazyPart } from '../../lib/dom/lazy-part.ts';
import { whenIdle } from '../../lib/dom/when-idle.ts';
import { paths } from '../../paths.ts';

const SamplePanel = lazyPart(async () => (await import('./sample/sample-panel.tsx')).SamplePanel);

const screens = [
  { to: paths.logIn, label: 'Sign In' },
  { to: paths.signUp, label: 'Create Account' },
];

type AccountPageProps = { title: string; subtitle: string; children: ReactNode };

/** The parts that sign-in and sign-up share. */
export function AccountPage({ title, subtitle, children }: AccountPageProps) {
  return (
    <AuthLayout title={title} subtitle={subtitle} screens={screens} aside={<Sample />}>
      {children}
    </AuthLayout>
  );
}

/** The sample loads once the form works, and its absence does no harm. */
function Sample() {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return (
    <ErrorBoundary fallback={() => <></>}>
      <Suspense>{isIdle && <SamplePanel />}</Suspense>
    </ErrorBoundary>
  );
}
