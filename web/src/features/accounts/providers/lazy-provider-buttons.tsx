import { Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from '../../../components/ui/state/error-boundary.tsx';
import { lazyPart } from '../../../lib/dom/lazy-part.ts';
import { whenQuiet } from '../../../lib/dom/when-quiet.ts';

const OtherWays = lazyPart(async () => (await import('./provider-buttons.tsx')).OtherWays);

/** Other ways to sign in arrive once the form works, and their absence does no harm. */
export function LazyProviderButtons({ remember }: { remember: boolean }) {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenQuiet(() => setIsIdle(true)), []);
  return (
    <ErrorBoundary fallback={() => <></>}>
      <Suspense>{isIdle && <OtherWays remember={remember} />}</Suspense>
    </ErrorBoundary>
  );
}
