import type { ReactNode } from 'react';
import { Announcer } from '../components/ui/feedback/announcer.tsx';
import { OfflineBanner } from '../components/ui/feedback/offline-banner.tsx';
import { Toaster } from '../components/ui/feedback/toaster.tsx';

/** What every page has around it. What only signed-in pages need is in signed-in.tsx. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <>
      <OfflineBanner />
      {children}
      <Toaster />
      <Announcer />
    </>
  );
}
