import { Suspense, useEffect } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { LogInPage } from '../features/accounts/log-in.page.tsx';
import { whenIdle } from '../lib/when-idle.ts';
import { LoadingPage } from './loading-page.tsx';
import {
  HelpPage,
  NotFoundPage,
  preloadAfterLogIn,
  PrivacyPage,
  QuizAttemptPage,
  SignedIn,
  SignUpPage,
  StudentDashboardPage,
  TeacherDashboardPage,
  TermsPage,
} from './pages.ts';
import { paths, routes } from './paths.ts';
import { RequireUser } from './require-user.tsx';
import { SiteLinks } from './site-links.tsx';

const footer = <SiteLinks />;

/** Only the sign-in page is in the first load; every other page is lazy. */
export function Router() {
  useEffect(() => whenIdle(preloadAfterLogIn), []);
  return (
    <Suspense fallback={<LoadingPage />}>
      <Routes>
        <Route path={paths.root} element={<Navigate to={paths.logIn} replace />} />
        <Route path={paths.logIn} element={<LogInPage footer={footer} />} />
        <Route path={paths.signUp} element={<SignUpPage footer={footer} />} />
        <Route path={paths.terms} element={<TermsPage footer={footer} />} />
        <Route path={paths.privacy} element={<PrivacyPage footer={footer} />} />
        <Route path={paths.help} element={<HelpPage footer={footer} />} />
        <Route element={<RequireUser />}>
          <Route element={<SignedIn />}>
            <Route element={<RequireUser only="teacher" />}>
              <Route path={paths.teacherDashboard} element={<TeacherDashboardPage />} />
            </Route>
            <Route element={<RequireUser only="student" />}>
              <Route path={paths.studentDashboard} element={<StudentDashboardPage />} />
              <Route path={routes.quizAttempt} element={<QuizAttemptPage />} />
            </Route>
          </Route>
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
}
