import { Navigate, useRoutes, type RouteObject } from 'react-router-dom';
import { adminPaths } from '../admin-paths.ts';
import { useSignedInUser } from '../lib/auth/session.ts';
import { lazyPart } from '../lib/dom/lazy-part.ts';
import { paths } from '../paths.ts';
import { SiteLinks } from './site-links.tsx';

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

const footer = <SiteLinks />;

const table: RouteObject[] = [
  { index: true, element: <Navigate to={adminPaths.people} replace /> },
  { path: 'people', element: <PeoplePage footer={footer} /> },
  { path: 'people/:uid', element: <PersonPage footer={footer} /> },
  { path: 'invitations', element: <InvitationsPage footer={footer} /> },
  { path: 'school', element: <SchoolPage footer={footer} /> },
  { path: 'year', element: <YearPage footer={footer} /> },
  { path: 'audit', element: <AuditPage footer={footer} /> },
  { path: '*', element: <NotFoundPage /> },
];

/** The pages of those who look after the school; apart, since few get there. Others go home. */
export function AdminRoutes() {
  const { isAdmin } = useSignedInUser();
  const page = useRoutes(table);
  return isAdmin ? page : <Navigate to={paths.teacherDashboard} replace />;
}
