import type { Plugin, Rolldown } from 'vite';
import { paths, routes } from '../src/paths.ts';

type Page = { role?: 'student' | 'teacher'; address: string; modules: string[] };

/**
 * Where a signed-in person may come back to, and where in the code that page or tab begins. Without the
 * pages for admins: every visitor carries this list, and few get there.
 */
const pages: Page[] = [
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
  { address: routes.quizAnalysis, modules: ['features/quizzes/analysis/quiz-analysis.page.tsx'] },
  { address: routes.quizEdit, modules: ['features/quizzes/editor/quiz-editor.page.tsx'] },
  { address: routes.assignment, modules: ['features/assignments/live/live-assignment.page.tsx'] },
  { address: routes.quizAttempt, modules: ['features/attempts/take/quiz-attempt.page.tsx'] },
  { address: routes.quizResults, modules: ['features/attempts/results/quiz-results.page.tsx'] },
  { address: routes.detailedResults, modules: ['features/attempts/results/quiz-results.page.tsx'] },
  {
    address: routes.learningPlan,
    modules: ['features/attempts/learning-plan/learning-plan.page.tsx'],
  },
  {
    address: routes.studentPerformance,
    modules: ['features/students/performance/student-performance.page.tsx'],
  },
  {
    address: routes.studentResults,
    modules: ['features/students/results/student-results.page.tsx'],
  },
  { address: paths.classes, modules: ['features/classes/taught/classes.page.tsx'] },
  { address: routes.schoolClass, modules: ['app/class.page.tsx'] },
  { address: paths.myClasses, modules: ['features/classes/joined/my-classes.page.tsx'] },
  { address: paths.account, modules: ['features/account/account.page.tsx'] },
  { address: paths.practice, modules: ['features/practice/practice.page.tsx'] },
];

/** What each of them needs beside its own modules. */
const ALWAYS = ['app/routes.tsx', 'lib/auth/firebase.ts'];

/**
 * Writes into the built page which files each address needs, as pairs of a pattern and a list, for
 * the script there that asks for all of them at once while the entry is still on its way.
 */
export function earlyFiles(): Plugin {
  return {
    name: 'early-files',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const entry = new Set(filesOf(['index.html'], chunks));
        const plan = pages.map((page) => {
          const files = filesOf([...ALWAYS, ...page.modules], chunks);
          return [patternOf(page), files.filter((file) => !entry.has(file))];
        });
        return html.replace(/(?<=id="early-files">)\s*\[\]\s*(?=<)/, () => JSON.stringify(plan));
      },
    },
  };
}

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
  const page = `app/${role}-dashboard.page.tsx`;
  return all.map(([address, tab]) => ({ role, address, modules: [page, tab] }));
}

/** What it matches: the role, a space, the address. */
function patternOf({ role, address }: Page): string {
  return `^${role ?? '\\w+'} ${address.replace('?', '\\?').replace(/:\w+/g, '[^/?]+')}([?&]|$)`;
}

/** The scripts and styles of some modules with all that they import, as addresses. */
function filesOf(modules: readonly string[], chunks: readonly Rolldown.OutputChunk[]): string[] {
  const found = new Set<Rolldown.OutputChunk>();
  modules.forEach((module) => want(chunkOf(module, chunks)));
  const files = [...found].flatMap((chunk) => [
    chunk.fileName,
    ...(chunk.viteMetadata?.importedCss ?? []),
  ]);
  return files.map((file) => `/${file}`);

  function want(chunk: Rolldown.OutputChunk | undefined): void {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    chunk.imports.forEach((name) => want(chunks.find(({ fileName }) => fileName === name)));
  }
}

function chunkOf(module: string, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
  if (!chunk) throw new Error(`No file of the build has ${module}.`);
  return chunk;
}
