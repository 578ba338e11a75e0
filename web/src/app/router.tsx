import { Suspense, useEffect, useState } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { LogInPage } from '../features/accounts/log-in.page.tsx';
import { dropIfCameByHerself } from '../lib/auth/wanted-address.ts';
import { lazyPart } from '../lib/dom/lazy-part.ts';
import { whenIdle } from '../lib/dom/when-idle.ts';
import { paths } from '../paths.ts';
import { LoadingPage } from './loading-page.tsx';
import { SiteLinks } from './site-links.tsx';

const STARTS: readonly string[] = [paths.root, paths.logIn];
const OtherRoutes = lazyPart(loadRoutes);

/** Sign-in comes with the first load and must work soon, so the table of routes is fetched behind it. */
export function Router() {
  // Before the first page renders, which may have somebody to lead on.
  useState(() => STARTS.includes(window.location.pathname) && dropIfCameByHerself());
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
