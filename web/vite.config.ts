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
  // Who signs in or up, and the way of an account to its profile: whoever is signed in needs none of it.
  {
    name: 'accounts',
    test: /\/(accounts\/(sign-up-(errors|texts|values)|profile-fields)|queries\/accounts|auth\/sign-up-draft|contract\/src\/[a-z]+\/(own-account|accounts)|lenient\/accounts)\.ts/,
    includeDependenciesRecursively: false,
  },
  // What only those need who have yet to confirm an address.
  shareBetweenPages(
    'confirmation',
    /\/components\/accounts\/[\w-]*confirmation-mail|\/queries\/own-account\.ts/,
  ),
  // What asks the server, and what most of its answers are told by.
  {
    name: 'data',
    test: /node_modules\/(@tanstack|zod)\/|\/(lib\/api\/((?!upload|download)[\w-]+|lenient\/(fields|with-reply))|contract\/src\/[a-z]+\/(endpoint|limits|roles|text|users))\.ts/,
  },
  // The frame of every page, what a student sees in it first, and the choices and the clock of the way in.
  {
    name: 'frame',
    test: /\/(app\/routes|app\/student-dashboard\.page|layouts\/page-layout|materials\/student-materials|field\/(radio-cards|choice-select))\.tsx|\/dom\/use-now\.ts/,
  },
  // The frame of the pages of plain text; each of these comes by itself.
  shareBetweenPages('legal', /\/features\/legal\/legal/),
  // What only those see who work on one quiz.
  shareBetweenPages(
    'editing',
    /\/features\/quizzes\/(editor|preview|question-index)\/|\/(loaded-quiz|queries\/questions|quiz-edits|question-drafts|use-checking|review-bar|check-mark)\.tsx?/,
  ),
  // What is asked about classes, by whoever looks after one, is in one or gives it work.
  shareBetweenPages(
    'class-data',
    /\/(queries\/classes|contract\/src\/[a-z]+\/(classes|time-zones))\.ts/,
  ),
  // What only those see who look after a class, or join one.
  shareBetweenPages(
    'classes',
    /\/features\/classes\/(taught|students|roster|joined|extra-time)\/|\/join-code\.ts/,
  ),
  // The forms of an assignment, which come with a click; what its pages have in common, with the style
  // of one of them, which would be a file of its own; and what is said of assignments to both sides.
  shareBetweenPages('assignment-forms', /\/(assignments\/form|@date-fns)\/|\/wall-time\.ts/),
  {
    name: 'assignments',
    test: /\/features\/assignments\/(one\/|assignment-texts|describe-times|markbook\/(mark-text|describe-mark|markbook\.module)|live\/live-assignment\.module)/,
    includeDependenciesRecursively: false,
  },
  shareBetweenPages(
    'assigned',
    /\/(contract\/src\/[a-z]+\/(assignment|markbook|moments|today|time-limit|open-attempts)|format\/moments|components\/assignments\/|queries\/assignments|lenient\/open-attempts|features\/to-do\/group-to-do)|\/icons\/(calendar-clock|play)\./,
  ),
  // What only those see who choose what a quiz is about.
  {
    name: 'quiz-documents',
    test: /\/order\/documents\/|\/quiz-documents\.ts|\/icons\/file-text\./,
    includeDependenciesRecursively: false,
  },
  // What only teachers see: of quizzes and their numbers; and tables, searches and uploads.
  shareBetweenPages(
    'own-quizzes',
    /\/components\/classes\/|\/features\/quizzes\/(?!editor|preview)|\/(file-checks|share-bar|question-facts|option-mark)\.|\/icons\/(file-pen-line|shield-check|circle-question-mark|chart-column|info|undo-2)\./,
  ),
  shareBetweenPages(
    'lists',
    /\/components\/ui\/table\/|\/(file-field|csv)\.|\/icons\/(arrow-up-down|eye|copy)\./,
  ),
  // What a student's results are read with, and what the pages about one student have in common.
  shareBetweenPages(
    'attempts',
    /\/contract\/src\/[a-z]+\/(attempts|students|analytics)\.ts|\/lenient\/(attempts|students|analytics)\.ts|\/queries\/attempts\.ts|\/features\/attempts\//,
  ),
  shareBetweenPages(
    'one-student',
    /\/features\/students\/|\/contract\/src\/attempts\/growth\.ts|\/lenient\/stats-of-attempts\.ts|\/queries\/students\.ts/,
  ),
  // What only those see who look after the school; before it what others need of it.
  shareBetweenPages(
    'people',
    /\/contract\/src\/people\/people\.ts|\/components\/accounts\/|\/lib\/api\/download\.ts|\/icons\/(mail|square)\./,
  ),
  {
    name: 'admin',
    test: /\/(app\/admin-routes\.tsx|admin-paths\.ts)|\/features\/admin\/(admin|name-|use-|people\/(describe-role|people-texts|status-badge))|\/queries\/(people|school)\.ts|\/lenient\/admin\.ts|\/contract\/src\/[a-z]+\/(audit|invitations|school)\.ts|\/paused-search\.tsx/,
    includeDependenciesRecursively: false,
  },
  // What the two news of a dashboard have in common.
  shareBetweenPages('news', /\/(seen-notes|feedback\/notices)\./),
  // What any two pages have in common, but for the charts' and markdown's packages.
  shareBetweenPages('shared', /\/(contract|web)\/src\/|lucide-react/),
  // The tabs about numbers come together, ahead of the first look at one of them.
  { name: 'student', test: /\/(student-performance|growth-analytics)\.tsx/ },
  { name: 'teacher', test: /\/(students-overview|class-insights)\.tsx/ },
];

/** Only what two pages or more have in common, without what it imports. */
function shareBetweenPages(name: string, test: RegExp) {
  return { name, test, minShareCount: 2, includeDependenciesRecursively: false };
}

export default defineConfig(({ mode }) => {
  const settings = loadEnv(mode, root, ['VITE_', 'API_']);
  // index.html and the code read the same setting, so its default is set for both here.
  process.env['VITE_LOGO_URL'] = settings['VITE_LOGO_URL'] ?? '/logo.png';
  const api = settings['API_ORIGIN'] ?? 'http://127.0.0.1:5002';

  // Hosting's own: the API, and the project's configuration.
  const proxy = { '/api': api, '/__/firebase': api };

  return {
    root,
    plugins: [react(), stylesAfterSplash(), earlyFiles(), leanPage(), leanIcons(), leanRouter()],
    server: { proxy },
    preview: { proxy },
    build: {
      manifest: true,
      sourcemap: true,
      // Small pictures as files of their own: the content security policy need not allow data: addresses.
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          // Short: the first files name most others, and what is random does not compress.
          entryFileNames: 'assets/[name]-[hash:7].js',
          chunkFileNames: 'assets/[name]-[hash:7].js',
          assetFileNames: 'assets/[name]-[hash:6][extname]',
          codeSplitting: { groups },
        },
      },
    },
  };
});

/** What is for readers of index.html alone is not sent: comments of whole lines, and indentation. */
function leanPage(): Plugin {
  return {
    name: 'lean-page',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace(/^\s*(\/\/.*|\/\*.*\*\/)$/gm, '').replace(/\n\s+/g, '\n'),
    },
  };
}

/** The parts of an icon have keys of random letters, which do not compress; a number does as well. One look at `node` has no effect. */
function leanIcons(): Plugin {
  return {
    name: 'lean-icons',
    apply: 'build',
    transform: {
      filter: { id: /lucide-react\/.*\/icons\// },
      handler(code) {
        let key = 0;
        const lean = code
          .replace(/(?<=key: ")\w+(?=")/g, () => String(key++))
          .replace('__iconData.node;', '');
        return { code: lean, map: null };
      },
    },
  };
}

/**
 * The router declares its parts so that a bundler has to keep all of them. Here those that nobody
 * uses go, such as its forms and its server side, with warnings for developers.
 */
function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/development\/chunk-\w+\.mjs$/ },
      handler(code) {
        const lean = code
          .replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false')
          .replace(/^\w+\.displayName = .*;$/gm, '')
          .replace(
            /(?<=^var \w+ = )(?=React\d*\.(createContext|forwardRef|memo)\()/gm,
            '/* @__PURE__ */ ',
          );
        return { code: lean, map: null };
      },
    },
  };
}

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
