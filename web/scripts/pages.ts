import { paths, routes } from '../src/paths.ts';

const DASHBOARDS = {
  student: 'app/student-dashboard.page.tsx',
  teacher: 'app/teacher-dashboard.page.tsx',
} as const;

/** Where most visits begin, and the screen that has to be there when a lesson's quiz begins. */
export const FIRST_SCREENS = {
  student: [
    DASHBOARDS.student,
    'app/menu/student-menu.tsx',
    'features/materials/student-materials.tsx',
  ],
  /** What comes to her home behind the materials, or is where she goes next. */
  studentLater: [
    'features/today/today-panel.tsx',
    'features/classes/joined/class-offers.tsx',
    'features/to-do/released-results.tsx',
    'features/students/corrections/corrected-attempts.tsx',
    'app/student-quizzes-tab.tsx',
    'features/materials/material-search.tsx',
  ],
  /** What every page of a signed-in person asks for beside its own. */
  signedIn: ['components/ui/feedback/toaster.tsx'],
  attempt: ['features/attempts/take/quiz-attempt.page.tsx'],
  teacher: [
    DASHBOARDS.teacher,
    'app/menu/teacher-menu.tsx',
    'features/materials/teacher-materials.tsx',
  ],
  signUp: ['features/accounts/sign-up.page.tsx', 'queries/accounts.ts'],
} as const;

export type Page = { role?: 'student' | 'teacher'; address: string; modules: string[] };

/**
 * Where a signed-in person may come back to, and where in the code that page or tab begins. Without the
 * pages for admins: every visitor carries this list, and few get there.
 */
export const pages: Page[] = [
  ...dashboard('student', paths.studentDashboard, {
    quiz: 'app/student-quizzes-tab.tsx',
    performance: 'features/students/performance/student-performance.tsx',
    growth: 'features/students/growth/growth-analytics.tsx',
    materials: 'features/materials/student-materials.tsx',
  }),
  ...dashboard('teacher', paths.teacherDashboard, {
    quiz: 'app/teacher-quizzes-tab.tsx',
    'skill-gap': 'features/classes/overview/students-overview.tsx',
    performance: 'features/classes/insights/class-insights.tsx',
    materials: 'features/materials/teacher-materials.tsx',
  }),
  { address: routes.material, modules: ['features/materials/reading/material.page.tsx'] },
  { address: routes.quizPreview, modules: ['features/quizzes/preview/quiz-preview.page.tsx'] },
  {
    address: routes.quizAnalysis,
    modules: ['app/teacher-pages.tsx', 'features/quizzes/analysis/quiz-analysis.page.tsx'],
  },
  {
    address: routes.quizEdit,
    modules: ['app/teacher-pages.tsx', 'features/quizzes/editor/quiz-editor.page.tsx'],
  },
  {
    address: routes.assignment,
    modules: ['app/teacher-pages.tsx', 'features/assignments/live/live-assignment.page.tsx'],
  },
  { address: routes.quizAttempt, modules: [...FIRST_SCREENS.attempt] },
  {
    address: routes.quizResults,
    modules: ['app/result-routes.tsx', 'features/attempts/results/quiz-results.page.tsx'],
  },
  {
    address: routes.detailedResults,
    modules: ['app/result-routes.tsx', 'features/attempts/results/quiz-results.page.tsx'],
  },
  {
    address: routes.learningPlan,
    modules: ['app/result-routes.tsx', 'features/attempts/learning-plan/learning-plan.page.tsx'],
  },
  {
    address: routes.studentPerformance,
    modules: ['features/students/performance/student-performance.page.tsx'],
  },
  {
    address: routes.studentResults,
    modules: ['app/result-routes.tsx', 'features/students/results/student-results.page.tsx'],
  },
  {
    address: paths.classes,
    modules: ['app/class-routes.tsx', 'features/classes/taught/classes.page.tsx'],
  },
  { address: routes.schoolClass, modules: ['app/class-routes.tsx', 'app/class.page.tsx'] },
  { address: paths.myClasses, modules: ['features/classes/joined/my-classes.page.tsx'] },
  { address: paths.account, modules: ['features/account/account.page.tsx'] },
  { address: paths.practice, modules: ['features/practice/practice.page.tsx'] },
];

function dashboard<Tabs extends Record<string, string> & { materials: string }>(
  role: 'student' | 'teacher',
  home: string,
  tabs: Tabs,
): Page[] {
  const { materials, ...others } = tabs;
  const named = Object.entries(others).map(
    ([tab, module]) => [`${home}?tab=${tab}`, module] as const,
  );
  // Without a tab it shows the materials, and what strangers see leads there.
  const starts = [`${home}?tab=materials`, home, paths.root, paths.logIn, paths.signUp];
  const all = [...named, [`(${starts.join('|')})`, materials] as const];
  return all.map(([address, tab]) => ({ role, address, modules: [DASHBOARDS[role], tab] }));
}
