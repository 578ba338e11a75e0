import { Suspense, useEffect, useState } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { WithFooter } from '../components/layouts/footer.tsx';
import { LogInPage } from '../features/accounts/log-in.page.tsx';
import { storedUser } from '../lib/auth/session.ts';
import { dropIfCameByHerself } from '../lib/auth/wanted-address.ts';
import { lazyPart } from '../lib/dom/lazy-part.ts';
import { runEarlyFiles } from '../lib/dom/run-early-files.ts';
import { useScrollPlace } from '../lib/dom/use-scroll-place.ts';
import { whenQuiet } from '../lib/dom/when-quiet.ts';
import { homeOf, paths } from '../paths.ts';
import { LoadingPage } from './loading-page.tsx';
import { SiteLinks } from './site-links.tsx';

const STARTS: readonly string[] = [paths.root, paths.logIn];

/** Sign-in comes with the first load and must work soon; the other pages are fetched after it. */
const OtherRoutes = lazyPart(async () => (await import('./routes.tsx')).AppRoutes);

export function Router() {
  // This runs before the first page renders, which may redirect somebody.
  useState(() => STARTS.includes(window.location.pathname) && dropIfCameByHerself());
  useScrollPlace();
  useEffect(() => whenQuiet(() => void OtherRoutes.load().catch(() => undefined)), []);
  return (
    <Suspense fallback={<LoadingPage />}>
      <Routes>
        <Route element={<WithFooter links={<SiteLinks />} />}>
          <Route path={paths.root} element={<Navigate to={paths.logIn} replace />} />
          <Route path={paths.logIn} element={<LogInPage />} />
        </Route>
        <Route path="*" element={<OtherRoutes />} />
      </Routes>
    </Suspense>
  );
}

/** Fetches all the code of the first page, so that it renders whole. */
export async function loadFirstPage(): Promise<void> {
  await runEarlyFiles();
  const { pathname, search } = window.location;
  const user = storedUser();
  if (!STARTS.includes(pathname)) await OtherRoutes.load({ pathname, search });
  else if (user) await OtherRoutes.load({ pathname: homeOf(user.userType), search: '' });
}
