import { useRoutes, type RouteObject } from 'react-router-dom';
import { lazyPart, type Place } from '../lib/dom/lazy-part.ts';
import { paths } from '../paths.ts';
import { loadRoutes, page } from './page-route.tsx';

const ClassesPage = lazyPart(
  async () => (await import('../features/classes/taught/classes.page.tsx')).ClassesPage,
);
const ClassPage = lazyPart(async () => (await import('./class.page.tsx')).ClassPage);
const StudentReportPage = lazyPart(
  async () =>
    (await import('../features/students/report/student-report.page.tsx')).StudentReportPage,
);
const NotFoundPage = lazyPart(async () => (await import('./not-found.page.tsx')).NotFoundPage);

const table: RouteObject[] = [
  { index: true, element: <ClassesPage />, handle: ClassesPage.load },
  page(':classId', ClassPage),
  page(':classId/students/:studentId/report', StudentReportPage),
  page('*', NotFoundPage),
];

/** A teacher's pages of her classes, apart from the routes that every student loads too. */
export function ClassRoutes() {
  return useRoutes(table);
}

ClassRoutes.loadParts = (place: Place) => loadRoutes(table, place, paths.classes);
