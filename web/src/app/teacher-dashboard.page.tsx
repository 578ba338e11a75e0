import { BookOpen, GraduationCap, Lightbulb, Sparkles, Users } from 'lucide-react';
import { useSignedInUser } from '../lib/auth/session.ts';
import { paths } from '../paths.ts';
import { Dashboard, lazyContent, type DashboardTab } from './dashboard.tsx';

const tabs: [DashboardTab, ...DashboardTab[]] = [
  {
    id: 'materials',
    label: 'Study Materials',
    shortLabel: 'Materials',
    icon: <BookOpen aria-hidden />,
    ...lazyContent(
      async () => (await import('../features/materials/teacher-materials.tsx')).TeacherMaterials,
    ),
  },
  {
    id: 'quiz',
    label: 'Quiz Generation',
    shortLabel: 'Quiz',
    icon: <Sparkles aria-hidden />,
    ...lazyContent(async () => (await import('./teacher-quizzes-tab.tsx')).TeacherQuizzesTab),
  },
  {
    id: 'skill-gap',
    label: 'AI Skill Gap Overview',
    shortLabel: 'Skill Gap',
    icon: <Users aria-hidden />,
    ...lazyContent(
      async () =>
        (await import('../features/classes/overview/students-overview.tsx')).StudentsOverview,
    ),
  },
  {
    id: 'performance',
    label: 'AI Performance Insights',
    shortLabel: 'Insights',
    icon: <Lightbulb aria-hidden />,
    ...lazyContent(
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
