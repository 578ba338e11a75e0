import type { Role } from '@study-assistant/contract/wire/roles';
import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import { WithFooter } from '../components/layouts/footer.tsx';
import { useUser } from '../lib/auth/session.ts';
import { dropWantedAddress, keepWantedAddress } from '../lib/auth/wanted-address.ts';
import { lazyPart, type Place } from '../lib/dom/lazy-part.ts';
import { homeOf, paths, routes } from '../paths.ts';
import { WithMenu } from './menu/with-menu.tsx';
import { loadRoutes, page } from './page-route.tsx';
import { SignedIn } from './signed-in.tsx';
import { SiteLinks } from './site-links.tsx';

const SignUpPage = lazyPart(
  async () => (await import('../features/accounts/sign-up.page.tsx')).SignUpPage,
);
const WaysIn = lazyPart(async () => (await import('./ways-in.tsx')).WaysIn);
const LegalPages = lazyPart(
  async () => (await import('../features/legal/legal-pages.tsx')).LegalPages,
);
const MaterialPage = lazyPart(
  async () => (await import('../features/materials/reading/material.page.tsx')).MaterialPage,
);
const QuizPreviewPage = lazyPart(
  async () => (await import('../features/quizzes/preview/quiz-preview.page.tsx')).QuizPreviewPage,
);
const QuizAttemptPage = lazyPart(
  async () => (await import('../features/attempts/take/quiz-attempt.page.tsx')).QuizAttemptPage,
);
const ResultRoutes = lazyPart(async () => (await import('./result-routes.tsx')).ResultRoutes);
const StudentPerformancePage = lazyPart(
  async () =>
    (await import('../features/students/performance/student-performance.page.tsx'))
      .StudentPerformancePage,
);
const StudentDashboardPage = lazyPart(
  async () => (await import('./student-dashboard.page.tsx')).StudentDashboardPage,
);
const TeacherDashboardPage = lazyPart(
  async () => (await import('./teacher-dashboard.page.tsx')).TeacherDashboardPage,
);
const TeacherPages = lazyPart(async () => (await import('./teacher-pages.tsx')).TeacherPages);
const PracticePage = lazyPart(
  async () => (await import('../features/practice/practice.page.tsx')).PracticePage,
);

const AccountPage = lazyPart(
  async () => (await import('../features/account/account.page.tsx')).AccountPage,
);
const ClassRoutes = lazyPart(async () => (await import('./class-routes.tsx')).ClassRoutes);
const BoardPages = lazyPart(
  async () => (await import('../features/board/board-pages.tsx')).BoardPages,
);
const MyClassesPage = lazyPart(
  async () => (await import('../features/classes/joined/my-classes.page.tsx')).MyClassesPage,
);
const AdminRoutes = lazyPart(async () => (await import('./admin-routes.tsx')).AdminRoutes);
const NotFoundPage = lazyPart(async () => (await import('./not-found.page.tsx')).NotFoundPage);

const table: RouteObject[] = [
  {
    element: <WithFooter links={<SiteLinks />} />,
    children: [
      page(paths.signUp, SignUpPage),
      page(paths.card, WaysIn),
      page(paths.confirmEmail, WaysIn),
      withMenu([
        ...[paths.terms, paths.privacy, paths.help, paths.accessibility].map((path) =>
          page(path, LegalPages),
        ),
        page('*', NotFoundPage),
      ]),
    ],
  },
  {
    element: <RequireUser />,
    children: [
      {
        element: <SignedIn />,
        children: [
          withMenu([
            {
              element: <WithFooter links={<SiteLinks />} />,
              children: [
                page(paths.account, AccountPage),
                page(routes.material, MaterialPage),
                page(`${paths.noAttempt}/*`, ResultRoutes),
                page(routes.quizPreview, QuizPreviewPage),
                page(routes.studentPerformance, StudentPerformancePage),
                {
                  element: <RequireUser only="teacher" />,
                  children: [
                    page(paths.teacherDashboard, TeacherDashboardPage),
                    page(paths.library, TeacherPages),
                    page(paths.questionBank, TeacherPages),
                    page(routes.quizAnalysis, TeacherPages),
                    page(routes.quizMarking, TeacherPages),
                    page(routes.assignment, TeacherPages),
                    page(`${paths.classes}/*`, ClassRoutes),
                    page(`${paths.admin}/*`, AdminRoutes),
                  ],
                },
                {
                  element: <RequireUser only="student" />,
                  children: [
                    page(paths.studentDashboard, StudentDashboardPage),
                    page(paths.myClasses, MyClassesPage),
                  ],
                },
              ],
            },
            {
              element: <RequireUser only="teacher" />,
              children: [page(routes.quizEdit, TeacherPages)],
            },
          ]),
          // Nothing leads away from these by accident.
          page(routes.quizAttempt, QuizAttemptPage),
          {
            element: <RequireUser only="teacher" />,
            children: [page(routes.classBoard, BoardPages)],
          },
          {
            element: <RequireUser only="student" />,
            children: [page(paths.practice, PracticePage), page(paths.board, BoardPages)],
          },
        ],
      },
    ],
  },
];

function withMenu(children: RouteObject[]): RouteObject {
  return { element: <WithMenu />, handle: WithMenu.load, children };
}

/** All pages but sign-in; see router.tsx. */
export function AppRoutes() {
  return useRoutes(table);
}

AppRoutes.loadParts = (place: Place) => loadRoutes(table, place);

/**
 * Lets signed-in people through, if need be of one role, and sends others where they belong.
 * Somebody who comes from outside returns here after signing in, but not after logging out here.
 */
function RequireUser({ only }: { only?: Role }) {
  const user = useUser();
  const [isStranger] = useState(user === null);
  const isIn = user !== null;
  const here = useLocation();
  useEffect(() => {
    if (isIn) dropWantedAddress();
    else if (isStranger) keepWantedAddress(here);
  }, [isIn, isStranger, here]);
  if (!user) return <Navigate to={paths.logIn} replace />;
  if (only && user.userType !== only) return <Navigate to={homeOf(user.userType)} replace />;
  return <Outlet />;
}
