/**
 * The basis of the monthly bill: Google's prices, and what people are assumed to do. Nothing here
 * is measured; the reads, writes, bytes and processor time of a call come from other parts.
 */

/** The region. Europe and Asia cost 10 to 40% more, a multi-region database twice as much. */
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

/** The day on which the prices were read; the free part is per project or billing account. */
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

/** The days on which a school is at work, per month. */
export const SCHOOL_DAYS = 21;
export const HOURS_A_DAY = 7;
export const MONTHS_A_YEAR = 10;
/** There is one teacher for this many students. */
export const STUDENTS_PER_TEACHER = 25;

/** Calls of every student on every school day, by the names under which they are measured. */
export const STUDENT_DAY: Record<string, number> = {
  // Two visits, in class and at home, and the list of quizzes again after her own quiz. In between
  // she returns to unchanged lists; by the next visit somebody has added a quiz or a material.
  'GET /auth/user/:uid': 2,
  'GET /materials': 2,
  'GET /materials (unchanged)': 1,
  'GET /student/:uid/quizzes': 3,
  'GET /student/:uid/quizzes (unchanged)': 2,
  // Each visit counts new attempts only. The first one ever, which is measured, counts fifty: a
  // tenth of it is more than a day's share.
  'GET /student/:uid/practice/today (first)': 0.1,
  'GET /student/:uid/practice/today': 2,
  // One quiz, saved now and then, with everything that its results offer.
  'POST /quizzes/:id/attempts (new)': 1,
  'POST /quizzes/:id/attempts (resumed)': 0.1,
  'PUT /attempts/:id/answers': 8,
  'POST /quiz/submit (attempt)': 1,
  'GET /quiz-results/attempt/:id': 1.5,
  'GET …/progress': 1.5,
  'GET …/detailed-analytics': 1,
  'GET …/analysis': 1,
  'POST …/mark-complete': 1,
  // Her own figures and a practice set, each every other day.
  'GET /student/:uid/quiz-attempts': 0.5,
  'GET /student/:uid/skill-gap': 0.5,
  'GET /student/:uid/performance-stats': 0.5,
  'GET /student/:uid/practice': 0.5,
  'POST /student/:uid/practice/answers': 5,
};

/** Calls of every teacher on every school day. */
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
  // A few students whom she looks at individually.
  'GET /student/:uid/quiz-attempts': 3,
  'GET /student/:uid/skill-gap': 3,
  'GET /student/:uid/performance-stats': 3,
  // One corrected key in twenty days, which regrades all attempts at that quiz.
  'PATCH /quizzes/:id (key)': 0.05,
  'task regradeQuiz': 0.05,
};

/** One quiz a week, written from a document that is kept with it. */
export const QUIZZES_WRITTEN_A_DAY = 0.2;
export const WRITING = {
  /** One vCPU and 2 GiB for a document of usual length. */
  seconds: 20,
  gib: 2,
  reads: 10,
  writes: 20,
  /** The page polls the progress every second or two. */
  requests: 15,
  megabytesKept: 2,
};

/** Bytes kept for each byte of an attempt: index entries, totals and practice. */
export const STORED_PER_BYTE = 2;

/** How often somebody loads the whole app: a new release, another device, a cleared cache. */
export const APP_LOADS_A_MONTH = 4;
/** The size of the whole app in loads of the sign-in page; the tabs are about as large. */
export const APP_IN_FIRST_LOADS = 2;

/** The highest acceptable bill in dollars a month, after the free part. */
export const BARS = { school: 4, district: 250 };

/** Instances are billed for the time in which they have a request, whatever they do in it. */
export const INSTANCE = {
  /** Seconds from a request's arrival to its answer, most of them spent waiting for Firestore. */
  requestSeconds: 0.1,
  gib: 0.5,
  /** Cloud Run starts another instance above this load. */
  busy: 0.6,
};
