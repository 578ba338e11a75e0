import { lazyPart, type Place } from '../lib/dom/lazy-part.ts';
import { Dashboard } from './dashboard.tsx';
import { teacherSections } from './menu/teacher-menu.tsx';
import { tabAt } from './use-tab.ts';

const contents = {
  materials: lazyPart(
    async () => (await import('../features/materials/teacher-materials.tsx')).TeacherMaterials,
  ),
  quiz: lazyPart(async () => (await import('./teacher-quizzes-tab.tsx')).TeacherQuizzesTab),
  'skill-gap': lazyPart(
    async () =>
      (await import('../features/classes/overview/students-overview.tsx')).StudentsOverview,
  ),
  performance: lazyPart(
    async () => (await import('../features/classes/insights/class-insights.tsx')).ClassInsights,
  ),
};

export function TeacherDashboardPage() {
  return <Dashboard title="Teacher Dashboard" sections={teacherSections} contents={contents} />;
}

TeacherDashboardPage.loadParts = ({ search }: Place) =>
  contents[tabAt(teacherSections, new URLSearchParams(search)).id].load();
