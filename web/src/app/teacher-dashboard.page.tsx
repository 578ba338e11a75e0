import { BookOpen, GraduationCap, Lightbulb, Sparkles, Users } from 'lucide-react';
import { useSignedInUser } from '../lib/auth/session.ts';
import { lazyPart, type Place } from '../lib/dom/lazy-part.ts';
import { paths } from '../paths.ts';
import { Dashboard, type DashboardTab } from './dashboard.tsx';
import { tabAt } from './use-tab.ts';

const tabs: [DashboardTab, ...DashboardTab[]] = [
  {
    id: 'materials',
    label: 'Study Materials',
    shortLabel: 'Materials',
    icon: <BookOpen aria-hidden />,
    Content: lazyPart(
      async () => (await import('../features/materials/teacher-materials.tsx')).TeacherMaterials,
    ),
  },
  {
    id: 'quiz',
    label: 'Quiz Generation',
    shortLabel: 'Quiz',
    icon: <Sparkles aria-hidden />,
    isLikelyNext: true,
    Content: lazyPart(async () => (await import('./teacher-quizzes-tab.tsx')).TeacherQuizzesTab),
  },
  {
    id: 'skill-gap',
    label: 'AI Skill Gap Overview',
    shortLabel: 'Skill Gap',
    icon: <Users aria-hidden />,
    Content: lazyPart(
      async () =>
        (await import('../features/classes/overview/students-overview.tsx')).StudentsOverview,
    ),
  },
  {
    id: 'performance',
    label: 'AI Performance Insights',
    shortLabel: 'Insights',
    icon: <Lightbulb aria-hidden />,
    Content: lazyPart(
      async () => (await import('../features/classes/insights/class-insights.tsx')).ClassInsights,
    ),
  },
];

const links = [{ to: paths.classes, label: 'Classes', icon: <GraduationCap aria-hidden /> }];
const adminLinks = [...links, { to: paths.admin, label: 'School', icon: <Users aria-hidden /> }];

export function TeacherDashboardPage() {
  const { fullName, isAdmin } = useSignedInUser();
  return (
    <Dashboard
      title="Teacher Dashboard"
      userName={fullName}
      tabs={tabs}
      links={isAdmin ? adminLinks : links}
    />
  );
}

TeacherDashboardPage.loadParts = ({ search }: Place) =>
  tabAt(tabs, new URLSearchParams(search)).Content.load();
