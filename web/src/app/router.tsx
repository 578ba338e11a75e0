import { lazy, Suspense, useEffect } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { LogInPage } from '../features/accounts/log-in.page.tsx';
import { whenIdle } from '../lib/dom/when-idle.ts';
import { LoadingPage } from './loading-page.tsx';
import { paths } from '../paths.ts';
import { SiteLinks } from './site-links.tsx';

const OtherPages = lazy(async () => ({ default: (await loadOtherPages()).OtherPages }));

/** The sign-in page comes with the first load, and nothing else: what it waits for, it is slow by. */
export function Router() {
  useEffect(() => whenIdle(preload), []);
  return (
    <Suspense fallback={<LoadingPage />}>
      <Routes>
        <Route path={paths.root} element={<Navigate to={paths.logIn} replace />} />
        <Route path={paths.logIn} element={<LogInPage footer={<SiteLinks />} />} />
        <Route path="*" element={<OtherPages />} />
      </Routes>
    </Suspense>
  );
}

function loadOtherPages() {
  return import('./other-pages.tsx');
}

/** A failure does not matter: going there tries again. */
function preload() {
  void loadOtherPages().catch(() => undefined);
}
