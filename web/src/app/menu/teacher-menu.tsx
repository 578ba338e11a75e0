import {
  BookOpen,
  GraduationCap,
  LibraryBig,
  Lightbulb,
  School,
  Sparkles,
  Users,
} from 'lucide-react';
import { useSignedInUser } from '../../lib/auth/session.ts';
import { paths } from '../../paths.ts';
import { Menu, type MenuPage, type MenuSection } from './menu.tsx';

type Section = MenuSection<'materials' | 'quiz' | 'skill-gap' | 'performance'>;

export const teacherSections: readonly [Section, ...Section[]] = [
  {
    id: 'materials',
    label: 'Study Materials',
    shortLabel: 'Materials',
    icon: <BookOpen aria-hidden />,
    covers: /^\/materials/,
  },
  {
    id: 'quiz',
    label: 'Quiz Generation',
    shortLabel: 'Quiz',
    icon: <Sparkles aria-hidden />,
    covers: /^\/quiz-(view|edit|analysis|marking)/,
  },
  {
    id: 'skill-gap',
    label: 'AI Skill Gap Overview',
    shortLabel: 'Skill Gap',
    icon: <Users aria-hidden />,
    covers: /^\/(student-performance|quiz-results)/,
  },
  {
    id: 'performance',
    label: 'AI Performance Insights',
    shortLabel: 'Insights',
    icon: <Lightbulb aria-hidden />,
  },
];

const pages: MenuPage[] = [
  {
    id: paths.library,
    label: 'Library',
    icon: <LibraryBig aria-hidden />,
    covers: /^\/questions/,
  },
  {
    id: paths.classes,
    label: 'Classes',
    icon: <GraduationCap aria-hidden />,
    // What a teacher opens from a class names it in its address.
    covers: /^\/(classes|assignments)|[?&]class=(?!all)/,
  },
];

const adminPages: MenuPage[] = [
  ...pages,
  { id: paths.admin, label: 'School', icon: <School aria-hidden />, covers: /^\/admin/ },
];

export function TeacherMenu() {
  const { isAdmin } = useSignedInUser();
  return (
    <Menu
      home={paths.teacherDashboard}
      sections={teacherSections}
      pages={isAdmin ? adminPages : pages}
    />
  );
}
