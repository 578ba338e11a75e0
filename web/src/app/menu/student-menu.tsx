import { BookOpen, ChartNoAxesCombined, GraduationCap, ListChecks, Sprout } from 'lucide-react';
import { paths } from '../../paths.ts';
import { Menu, type MenuPage, type MenuSection } from './menu.tsx';

type Section = MenuSection<'materials' | 'quiz' | 'performance' | 'growth'>;

export const studentSections: readonly [Section, ...Section[]] = [
  {
    id: 'materials',
    label: 'Study Materials',
    shortLabel: 'Materials',
    icon: <BookOpen aria-hidden />,
    covers: /^\/materials/,
  },
  { id: 'quiz', label: 'Quizzes', icon: <ListChecks aria-hidden />, covers: /^\/quiz-/ },
  {
    id: 'performance',
    label: 'Performance',
    icon: <ChartNoAxesCombined aria-hidden />,
    covers: /^\/student-p/,
  },
  {
    id: 'growth',
    label: 'Growth Analytics',
    shortLabel: 'Growth',
    icon: <Sprout aria-hidden />,
  },
];

const pages: MenuPage[] = [
  { id: paths.myClasses, label: 'My classes', icon: <GraduationCap aria-hidden /> },
];

export function StudentMenu() {
  return <Menu home={paths.studentDashboard} sections={studentSections} pages={pages} />;
}
