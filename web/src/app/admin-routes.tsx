import { Navigate, useRoutes, type RouteObject } from 'react-router-dom';
import { adminPaths } from '../admin-paths.ts';
import { useSignedInUser } from '../lib/auth/session.ts';
import { lazyPart, type Place } from '../lib/dom/lazy-part.ts';
import { paths } from '../paths.ts';
import { loadRoutes, page } from './page-route.tsx';

const PeoplePage = lazyPart(
  async () => (await import('../features/admin/people/people.page.tsx')).PeoplePage,
);
const PersonPage = lazyPart(
  async () => (await import('../features/admin/person/person.page.tsx')).PersonPage,
);
const InvitationsPage = lazyPart(
  async () => (await import('../features/admin/invitations/invitations.page.tsx')).InvitationsPage,
);
const SchoolPage = lazyPart(
  async () => (await import('../features/admin/school/school.page.tsx')).SchoolPage,
);
const YearPage = lazyPart(
  async () => (await import('../features/admin/year/year.page.tsx')).YearPage,
);
const AuditPage = lazyPart(
  async () => (await import('../features/admin/audit/audit.page.tsx')).AuditPage,
);
const NotFoundPage = lazyPart(async () => (await import('./not-found.page.tsx')).NotFoundPage);

const table: RouteObject[] = [
  { index: true, element: <Navigate to={adminPaths.people} replace /> },
  page('people', PeoplePage),
  page('people/:uid', PersonPage),
  page('invitations', InvitationsPage),
  page('school', SchoolPage),
  page('year', YearPage),
  page('audit', AuditPage),
  page('*', NotFoundPage),
];

/** The admin pages are loaded apart since few people open them. Everybody else is sent home. */
export function AdminRoutes() {
  const { isAdmin } = useSignedInUser();
  const page = useRoutes(table);
  return isAdmin ? page : <Navigate to={paths.teacherDashboard} replace />;
}

AdminRoutes.loadParts = (place: Place) => loadRoutes(table, place, paths.admin);
