import { Suspense, useEffect } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { LogInPage } from '../features/accounts/log-in.page.tsx';
import { lazyPart } from '../lib/dom/lazy-part.ts';
import { whenIdle } from '../lib/dom/when-idle.ts';
import { paths } from '../paths.ts';
import { LoadingPage } from './loading-page.tsx';
import { SiteLinks } from './site-links.tsx';

const OtherRoutes = lazyPart(loadRoutes);

/** Sign-in comes with the first load and must work soon, so the table of routes is fetched behind it. */
export function Router() {
  useEffect(() => whenIdle(preload), []);
  return (
    <Suspense fallback={<LoadingPage />}>
      <Routes>
        <Route path={paths.root} element={<Navigate to={paths.logIn} replace />} />
        <Route path={paths.logIn} element={<LogInPage footer={<SiteLinks />} />} />
        <Route path="*" element={<OtherRoutes />} />
      </Routes>
    </Suspense>
  );
}

async function loadRoutes() {
  return (await import('./routes.tsx')).AppRoutes;
}

/** A failure does not matter: going there tries again. */
function preload() {
  void loadRoutes().catch(() => undefined);
}
