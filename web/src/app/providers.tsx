import { Suspense, type ReactNode } from 'react';
import { SkipLink } from '../components/layouts/skip-link.tsx';
import { Announcer } from '../components/ui/feedback/announcer.tsx';
import { OfflineBanner } from '../components/ui/feedback/offline-banner.tsx';
import { toastStore } from '../components/ui/feedback/toast-store.ts';
import { ErrorBoundary } from '../components/ui/state/error-boundary.tsx';
import { useUser } from '../lib/auth/session.ts';
import { lazyPart } from '../lib/dom/lazy-part.ts';
import { useStore } from '../lib/dom/store.ts';

/**
 * Its code belongs to the pages of signed-in people. It loads in the background; a message sent
 * before is shown once it has loaded.
 */
const Toaster = lazyPart(
  async () => (await import('../components/ui/feedback/toaster.tsx')).Toaster,
);

/** Wraps every page. What only signed-in pages need is in signed-in.tsx. */
export function Providers({ children }: { children: ReactNode }) {
  const isSignedIn = useUser() !== null;
  const hasToasts = useStore(toastStore).length > 0;
  return (
    <>
      <SkipLink />
      <OfflineBanner />
      {children}
      <ErrorBoundary fallback={() => <></>}>
        <Suspense>{(isSignedIn || hasToasts) && <Toaster />}</Suspense>
      </ErrorBoundary>
      <Announcer />
    </>
  );
}
