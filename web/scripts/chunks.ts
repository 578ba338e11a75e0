import path from 'node:path';
import type { Rolldown } from 'vite';
import { FIRST_SCREENS } from './pages.ts';

/** The bundler's, as far as it is looked at here. */
type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;
type Group = {
  name: string | ((id: string, graph: Graph) => string | null);
  test?: RegExp;
  tags?: ['$initial'];
  minShareCount?: number;
  minSize?: number;
  includeDependenciesRecursively?: boolean;
};

const OF_SECOND_STEP =
  /\/(accounts\/second-step|auth\/second-step-question|queries\/second-step|people\/second-step)\b/;
/** What signing out and "Not you?" need besides. */
const OF_LEAVING = /\/auth\/kept-of-person\.|\/queries\/end-sign-in\.|\/people\/own-sessions\./;
const OF_ACCOUNTS = /\/(components\/accounts|queries\/own-account|auth\/change-password)/;

/** Lists with filters, and what of a question is shown whole: of the library and the question bank. */
const OF_LIBRARY =
  /\/components\/library\/(filter-select|library-list|tags|use-list-filter)\.|\/(queries|quizzes)\/quiz-library\./;
const OF_LONG_LISTS = /\/ui\/search\/paused-search\./;
const OF_WHOLE_QUESTIONS =
  /\/quizzes\/preview\/whole-question\.|\/questions\/(answer-space|read-key)\./;

const OF_SUGGESTIONS = /\/(editor\/suggestions|queries\/questions|quizzes\/question-drafts)\b/;
const OF_KINDS =
  /\/contract\/src\/questions\/(kinds?|choice|several|true-false|number|read-number|gaps|match|order|text|compare-words)\.|\/maths\/use-said-maths\./;
const OF_EDITS = /\/contract\/src\/(quizzes\/edit-quiz|questions\/edited-[\w-]+)\./;

/** Proofs of questions in a material, of the import and of the editor, which few look for; and pasted texts. */
const OF_PASSAGES =
  /\/(quizzes|queries)\/passages\b|\/materials\/material-passages\.|\/quizzes\/pasted-file\./;

/** What was answered before, in results and in practice. */
const OF_ANSWERED =
  /\/contract\/src\/attempts\/practice\.|\/(lenient\/practice|queries\/attempts)\./;

const OF_REPORTS =
  /\/contract\/src\/assignments\/(mark-columns|grading|\w+-report|teacher-today)\.|\/queries\/assignment-reports\./;
/** When an assignment opens, is due and closes, in words. */
const OF_TIMES = /\/components\/assignments\/describe-times\./;
/** What stands around a chart, and waits for it. */
const OF_CHARTS = /\/components\/charts\/(chart-figure|chart-parts|lazy-charts|when-near)\./;
/** What a student alone has, on her home and elsewhere. */
const OF_STUDENTS =
  /\/features\/(classes\/joined\/(class-offers|joined-texts)|to-do\/group-to-do)\./;

/** What a text with a dollar sign brings; what draws formulas comes with the first of them. */
const OF_MATHS = /\/maths\/(math-pieces|say-maths)\.|\/split-maths\./;

const sources = path.resolve(import.meta.dirname, '../src');

/**
 * Which module goes into which file; the first group that wants a module has it. A file is a request, and a
 * file of many purposes is bytes for nothing. So four first screens have little more than they need: a
 * student's and a teacher's home, a quiz that is being taken, and signing up. What else is shared comes by
 * feature where no more than two features share it and it is worth a file.
 */
export function chunkGroups(): Group[] {
  const routes = memo((graph) => closureOf(['app/routes.tsx'], graph));
  const student = memo((graph) => closureOf(FIRST_SCREENS.student, graph));
  const later = memo((graph) => closureOf(FIRST_SCREENS.studentLater, graph));
  const signedIn = memo((graph) => closureOf(FIRST_SCREENS.signedIn, graph));
  const attempt = memo((graph) => closureOf(FIRST_SCREENS.attempt, graph));
  const teacher = memo((graph) => closureOf(FIRST_SCREENS.teacher, graph));
  const signUp = memo((graph) => closureOf(FIRST_SCREENS.signUp, graph));
  const parts = memo(partsByModule);
  const laterParts = new Set(FIRST_SCREENS.studentLater.map(fileOf));
  return [
    {
      name: 'react',
      test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
    },
    { name: 'log-in', tags: ['$initial'] },
    // Before the rest of Firebase: see split-auth.ts.
    {
      name: 'providers',
      test: /\?later$|\/lib\/auth\/firebase-(providers|account)/,
      includeDependenciesRecursively: false,
    },
    { name: 'firebase', test: /node_modules\/(@firebase|firebase|idb)\/|\/lib\/auth\/firebase/ },
    group('frame', (id, graph) => {
      const isOfStudent = student(graph).has(id);
      const isOfAttemptToo = isOfStudent && attempt(graph).has(id);
      const isOfSignUpToo = (isOfStudent || later(graph).has(id)) && signUp(graph).has(id);
      return routes(graph).has(id) || isOfAttemptToo || isOfSignUpToo;
    }),
    group('student', (id, graph) => student(graph).has(id)),
    {
      ...group(
        'student-later',
        (id, graph) =>
          OF_STUDENTS.test(id) ||
          [...(parts(graph).get(id) ?? ['none'])].every((part) => laterParts.has(part)),
      ),
      includeDependenciesRecursively: false,
    },
    { ...group('attempt', (id, graph) => attempt(graph).has(id)), minShareCount: 2 },
    group('more', (id, graph) => later(graph).has(id) || signedIn(graph).has(id)),
    { ...group('teacher', (id, graph) => teacher(graph).has(id)), minShareCount: 2 },
    { ...group('sign-up', (id, graph) => signUp(graph).has(id)), minShareCount: 2 },
    { name: 'maths', test: OF_MATHS, includeDependenciesRecursively: false },
    // Whoever looks after accounts needs what signing up has, and nobody else does.
    shared((id) => (OF_SECOND_STEP.test(id) ? 'second-step' : null)),
    shared((id) => (OF_ACCOUNTS.test(id) ? 'accounts' : null)),
    shared((id) => (OF_LEAVING.test(id) ? 'leaving' : null)),
    // Long lists that the server searches: of people, and of questions.
    shared((id) => (OF_LONG_LISTS.test(id) ? 'paused-search' : null)),
    shared((id) => (OF_LIBRARY.test(id) ? 'library' : null)),
    shared((id) => (OF_WHOLE_QUESTIONS.test(id) ? 'whole-questions' : null)),
    // Drafts and suggestions of the editor come with the first request for them.
    shared((id) => (OF_SUGGESTIONS.test(id) ? 'drafts' : null)),
    // What an edit of a quiz may say, which comes after the editor.
    shared((id) => (OF_EDITS.test(id) ? 'edits' : null)),
    shared((id) => (OF_PASSAGES.test(id) ? 'passages' : null)),
    shared((id) => (OF_ANSWERED.test(id) ? 'answered' : null)),
    // What a teacher reads of marks, which few pages have.
    shared((id) => (OF_REPORTS.test(id) ? 'reports' : null)),
    shared((id) => (OF_TIMES.test(id) ? 'assignment-times' : null)),
    shared((id) => (OF_CHARTS.test(id) ? 'around-charts' : null)),
    // What judges an answer and says it in words, which few pages do.
    shared((id) => (OF_KINDS.test(id) ? 'kinds' : null)),
    shared((id, graph) => nameOfFeatures(parts(graph).get(id), 1)),
    { ...shared((id, graph) => nameOfFeatures(parts(graph).get(id), 2)), minSize: 3000 },
    shared(() => 'shared'),
  ];
}

/** A file of what fits. */
function group(name: string, fits: (id: string, graph: Graph) => boolean): Group {
  return { name: (id, graph) => (fits(id, graph) ? name : null) };
}

/** What two pages or parts have in common. */
function shared(name: (id: string, graph: Graph) => string | null): Group {
  const test = /\/(contract|web)\/src\/|\/lucide-react\//;
  return { name, test, minShareCount: 2, includeDependenciesRecursively: false };
}

/** By the features that the parts are of, where they are few. */
function nameOfFeatures(parts: ReadonlySet<string> | undefined, most: number): string | null {
  const features = new Set(
    [...(parts ?? [])].map((part) => /\/src\/(?:features\/)?([\w-]+)/.exec(part)?.[1] ?? ''),
  );
  return features.size > most ? null : [...features].sort().join('-') || null;
}

/** The graph stays the same while files are made. */
function memo<Found>(find: (graph: Graph) => Found): (graph: Graph) => Found {
  let found: Found | undefined;
  return (graph) => (found ??= find(graph));
}

/** By module, the pages and other parts that come by themselves and need it. */
function partsByModule(graph: Graph): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const part of closureOf(['main.tsx'], graph, { isWithLazyParts: true })) {
    if (!graph.getModuleInfo(part)?.dynamicImporters.length) continue;
    for (const id of closureOf([part], graph)) {
      found.set(id, (found.get(id) ?? new Set()).add(part));
    }
  }
  return found;
}

/** Some modules with all that they import. */
function closureOf(
  modules: readonly string[],
  graph: Graph,
  { isWithLazyParts = false } = {},
): Set<string> {
  const found = new Set<string>();
  modules.map(fileOf).forEach(want);
  return found;

  function want(id: string): void {
    if (found.has(id)) return;
    found.add(id);
    const info = graph.getModuleInfo(id);
    info?.importedIds.forEach(want);
    if (isWithLazyParts) info?.dynamicallyImportedIds.forEach(want);
  }
}

/** Of a module, which may be named by its place among the sources. */
function fileOf(module: string): string {
  return path.resolve(sources, module);
}
