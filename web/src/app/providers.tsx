import { Suspense, type ReactNode } from 'react';
import { Announcer } from '../components/ui/feedback/announcer.tsx';
import { OfflineBanner } from '../components/ui/feedback/offline-banner.tsx';
import { ErrorBoundary } from '../components/ui/state/error-boundary.tsx';
import { lazyPart } from '../lib/dom/lazy-part.ts';

/** Nobody waits for it: a message that is there before it is shown as soon as it has come. */
const Toaster = lazyPart(
  async () => (await import('../components/ui/feedback/toaster.tsx')).Toaster,
);

/** What every page has around it. What only signed-in pages need is in signed-in.tsx. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <>
      <OfflineBanner />
      {children}
      <ErrorBoundary fallback={() => <></>}>
        <Suspense>
          <Toaster />
        </Suspense>
      </ErrorBoundary>
      <Announcer />
    </>
  );
}
