/**
 * What the monthly bill is computed from: Google's prices, and what people are assumed to do. Nothing
 * here is measured; what a call costs in reads, writes, bytes and processor time is, by other parts.
 */

/** Where everything runs. Europe and Asia are 10 to 40% dearer, a multi-region database twice. */
export const REGION = 'us-central1, with a database in that one region';

type Price = {
  /** Dollars for one unit. */
  perUnit: number;
  unit: string;
  /** Units that are free, each day or each month. */
  free: number;
  freeEach: 'day' | 'month';
  source: string;
};

const FIRESTORE = 'https://firebase.google.com/docs/firestore/pricing';
const CLOUD_RUN = 'https://cloud.google.com/run/pricing';
const CLOUD_TASKS = 'https://cloud.google.com/tasks/pricing';
const FIREBASE = 'https://firebase.google.com/pricing';

/** As the pages said on the day in question; the free part holds for one project or billing account. */
export const PRICES_READ_ON = '2026-11-22';
export const PRICES = {
  reads: daily(0.03 / 100_000, 'document read', 50_000, FIRESTORE),
  writes: daily(0.09 / 100_000, 'document written', 20_000, FIRESTORE),
  deletes: daily(0.01 / 100_000, 'document deleted', 20_000, FIRESTORE),
  stored: monthly(0.15, 'GiB in Firestore, with its indexes', 1, FIRESTORE),
  requests: monthly(0.4 / 1_000_000, 'request to a function', 2_000_000, CLOUD_RUN),
  cpu: monthly(0.000024, 'vCPU-second of a function', 180_000, CLOUD_RUN),
  memory: monthly(0.0000025, 'GiB-second of a function', 360_000, CLOUD_RUN),
  tasks: monthly(0.4 / 1_000_000, 'task taken or delivered', 1_000_000, CLOUD_TASKS),
  hosting: monthly(0.15, 'GB that Hosting sends', 10, FIREBASE),
  files: monthly(0.02, 'GB of documents in Storage', 5, FIREBASE),
} satisfies Record<string, Price>;

export type Item = keyof typeof PRICES;

function daily(perUnit: number, unit: string, free: number, source: string): Price {
  return { perUnit, unit, free, freeEach: 'day', source };
}

function monthly(perUnit: number, unit: string, free: number, source: string): Price {
  return { perUnit, unit, free, freeEach: 'month', source };
}

/** When a school is at work. */
export const SCHOOL_DAYS = 21;
export const HOURS_A_DAY = 7;
export const MONTHS_A_YEAR = 10;
/** One teacher for so many students. */
export const STUDENTS_PER_TEACHER = 25;

/** Calls a day, by the names under which they are measured: every student, every school day. */
export const STUDENT_DAY: Record<string, number> = {
  // Two visits, in class and at home, and the list of quizzes again after her own. In between she
  // comes back to lists in which nothing is new; somebody's new quiz or material is, by the next visit.
  'GET /auth/user/:uid': 2,
  'GET /materials': 2,
  'GET /materials (unchanged)': 1,
  'GET /student/:uid/quizzes': 3,
  'GET /student/:uid/quizzes (unchanged)': 2,
  // A look takes over what is new. The first of all, which is measured, takes over fifty attempts: a
  // tenth of it a day is more than the one of that day.
  'GET /student/:uid/practice/today (first)': 0.1,
  'GET /student/:uid/practice/today': 2,
  // One quiz, saved every now and then, its results read with all they offer.
  'POST /quizzes/:id/attempts (new)': 1,
  'POST /quizzes/:id/attempts (resumed)': 0.1,
  'PUT /attempts/:id/answers': 8,
  'POST /quiz/submit (attempt)': 1,
  'GET /quiz-results/attempt/:id': 1.5,
  'GET …/progress': 1.5,
  'GET …/detailed-analytics': 1,
  'GET …/analysis': 1,
  'POST …/mark-complete': 1,
  // Her own figures every other day, and a practice set as often.
  'GET /student/:uid/quiz-attempts': 0.5,
  'GET /student/:uid/skill-gap': 0.5,
  'GET /student/:uid/performance-stats': 0.5,
  'GET /student/:uid/practice': 0.5,
  'POST /student/:uid/practice/answers': 5,
};

/** The same for every teacher. */
export const TEACHER_DAY: Record<string, number> = {
  'GET /auth/user/:uid': 3,
  'GET /materials': 2,
  'GET /materials (unchanged)': 2,
  'GET /quizzes': 3,
  'GET /quizzes (unchanged)': 3,
  'GET /quizzes/:id (own)': 3,
  'GET /quizzes/:id/drafts': 1,
  'GET /quizzes/:id/analysis (first)': 0.2,
  'GET /quizzes/:id/analysis': 1.8,
  'GET /teacher/:uid/students-overview': 3,
  'GET /teacher/:uid/class-insights': 0.5,
  'GET /teacher/:uid/class-insights (kept)': 1.5,
  // Students whom she looks at one by one.
  'GET /student/:uid/quiz-attempts': 3,
  'GET /student/:uid/skill-gap': 3,
  'GET /student/:uid/performance-stats': 3,
  // A corrected key in twenty days, with the attempts at that quiz graded again.
  'PATCH /quizzes/:id (key)': 0.05,
  'task regradeQuiz': 0.05,
};

/** A quiz a week, written from a document that is kept with it. */
export const QUIZZES_WRITTEN_A_DAY = 0.2;
export const WRITING = {
  /** One vCPU and 2 GiB for a document of a usual length. */
  seconds: 20,
  gib: 2,
  reads: 10,
  writes: 20,
  /** The page asks every second or two how far it is. */
  requests: 15,
  megabytesKept: 2,
};

/** What is kept for an attempt beside the document itself: index entries, totals, practice, per byte of it. */
export const STORED_PER_BYTE = 2;

/** How often somebody loads the whole app: new releases, another device, a cache that was cleared. */
export const APP_LOADS_A_MONTH = 4;
/** The whole app in loads of the sign-in page: the tabs come to about as much again. */
export const APP_IN_FIRST_LOADS = 2;

/** What it may cost, dollars a month after the free part. */
export const BARS = { school: 4, district: 250 };

/** How instances are billed: by the time in which they have a request, whatever they do in it. */
export const INSTANCE = {
  /** From a request's arrival to its answer, seconds: most of it waits for Firestore. */
  requestSeconds: 0.1,
  gib: 0.5,
  /** Cloud Run starts another instance when one is busier than this. */
  busy: 0.6,
};
