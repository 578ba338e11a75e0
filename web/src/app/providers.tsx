import { Suspense, type ReactNode } from 'react';
import { Announcer } from '../components/ui/feedback/announcer.tsx';
import { OfflineBanner } from '../components/ui/feedback/offline-banner.tsx';
import { ErrorBoundary } from '../components/ui/state/error-boundary.tsx';
import { lazyPart } from '../lib/dom/lazy-part.ts';

/** The toaster loads in the background; a message sent before is shown once it has loaded. */
const Toaster = lazyPart(
  async () => (await import('../components/ui/feedback/toaster.tsx')).Toaster,
);

/** Wraps every page. What only signed-in pages need is in signed-in.tsx. */
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
