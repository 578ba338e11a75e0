import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { earlyFiles } from './scripts/early-files.ts';

const root = import.meta.dirname;

/**
 * Few files: each costs a request, and compresses worse alone. The first group that fits has a
 * module, with all that it imports. So the order is who must not wait for whom: the sign-in page
 * for nobody, the frame of a dashboard for no other page, one page for no other.
 */
const groups = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser)\//,
  },
  { name: 'log-in', tags: ['$initial' as const] },
  {
    name: 'firebase',
    test: /node_modules\/(@firebase|firebase|idb|tslib)\/|\/lib\/auth\/firebase/,
  },
  // What asks the server, first of all who signs in.
  {
    name: 'data',
    test: /node_modules\/(@tanstack|zod)\/|\/(lib\/api\/([\w-]+|lenient\/fields)|queries\/accounts)\.ts/,
  },
  // The frame of every page, what a student sees in it first, and the choices of the sign-up page.
  {
    name: 'frame',
    test: /\/(app\/routes|materials\/student-materials|field\/(radio-cards|choice-select))\.tsx/,
  },
  { name: 'legal', test: /\/features\/legal\// },
  // What only those see who work on one quiz.
  {
    name: 'editing',
    test: /\/features\/quizzes\/(editor|preview)\/|\/(loaded-quiz|quiz-edits|question-drafts|use-checking|review-bar|check-mark)\.tsx?/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // What only those pages have in common on which a student takes quizzes, and is given them.
  {
    name: 'taking',
    test: /\/contract\/src\/(assignment|moments|time-limit|open-attempts)|\/format\/moments\./,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'to-do',
    test: /\/(components\/assignments|features\/to-do)\/|\/(queries\/to-do|card\/facts|feedback\/notices)\.|\/icons\/(calendar-clock|play)\./,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // What only those see who look after a class, or join one.
  {
    name: 'classes',
    test: /\/features\/classes\/(taught|students|roster|joined|extra-time)\/|\/(form-dialog|join-code)\.tsx?/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // The forms of an assignment, which come with a click; what the pages about them have in common; and
  // what is said of assignments and classes to both sides.
  {
    name: 'assignment-forms',
    test: /\/(assignments\/form|@date-fns)\/|\/wall-time\.ts/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'assignments',
    test: /\/features\/assignments\/|\/(queries\/assignments|contract\/src\/markbook|use-now)\.ts/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  {
    name: 'assigned',
    test: /\/contract\/src\/(classes|time-zones)\.ts|\/taught-classes\.ts/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // What the pages about one student have in common; a teacher's tabs show none of it.
  {
    name: 'one-student',
    test: /\/features\/students\/|\/contract\/src\/(growth|analytics)\.ts|\/lenient\/(analytics|stats-of-attempts)\.ts|\/queries\/(students|attempts)\.ts/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // What any two pages have in common, but for the charts' and markdown's packages.
  {
    name: 'shared',
    test: /\/(contract|web)\/src\/|lucide-react/,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
  // The other tabs of a dashboard come together, ahead of the first look at one of them.
  {
    name: 'student',
    test: /\/(student-quizzes-tab|student-performance|growth-analytics|selected-attempt|corrected-attempts|released-results)\.tsx/,
  },
  { name: 'teacher', test: /\/(teacher-quizzes-tab|students-overview|class-insights)\.tsx/ },
];

export default defineConfig(({ mode }) => {
  const settings = loadEnv(mode, root, ['VITE_', 'API_']);
  // index.html and the code read the same setting, so its default is set for both here.
  process.env['VITE_LOGO_URL'] = settings['VITE_LOGO_URL'] ?? '/logo.png';
  const api = settings['API_ORIGIN'] ?? 'http://127.0.0.1:5002';

  // Hosting's own: the API, and the project's configuration.
  const proxy = { '/api': api, '/__/firebase': api };

  return {
    root,
    plugins: [react(), stylesAfterSplash(), earlyFiles()],
    server: { proxy },
    preview: { proxy },
    build: {
      manifest: true,
      sourcemap: true,
      // Small pictures as files of their own: the content security policy need not allow data: addresses.
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          codeSplitting: { groups },
        },
      },
    },
  };
});

/** The splash has its style inline: it need not wait for the app's, which move behind it. */
function stylesAfterSplash(): Plugin {
  const link = /[ \t]*<link rel="stylesheet"[^>]*>\n?/g;
  return {
    name: 'styles-after-splash',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(link, '').replace('</body>', `${html.match(link)?.join('') ?? ''}  </body>`),
    },
  };
}
