import type { Log, Size } from '../figures/part.ts';
import { openSite } from '../processes/open-site.ts';
import { quizId, studentId, teacherId, type SchoolPlan } from '../school/school-plan.ts';
import { judgeCurve, worstOf, type Verdict } from './judge-curve.ts';
import { observeStudent } from './observe-student.ts';
import { observeTeacher } from './observe-teacher.ts';
import { createObserver, type Observation, type Observe } from './observe.ts';

const SMALL: SchoolPlan = { students: 30, quizzes: 5, attempts: 60, taken: 1 };
/** Attempts of each student in schools with a growing number of students. */
const ATTEMPTS_EACH = 3;

/** What grows, with the schools in which it grows while the rest stays small. */
const AXES: Record<string, { sizes: readonly number[]; plan: (size: number) => SchoolPlan }> = {
  students: {
    sizes: [30, 300, 3_000],
    plan: (students) => ({ ...SMALL, students, attempts: students * ATTEMPTS_EACH }),
  },
  quizzes: { sizes: [5, 100, 1_000], plan: (quizzes) => ({ ...SMALL, quizzes }) },
  attempts: { sizes: [1, 100, 10_000], plan: (attempts) => ({ ...SMALL, attempts }) },
  taken: { sizes: [1, 100, 1_000, 3_000], plan: (taken) => ({ ...SMALL, taken }) },
};

export type Curve = {
  axis: string;
  endpoint: string;
  sizes: readonly number[];
  reads: number[];
  /** Writes and deletes together. */
  writes: number[];
  /** Kilobytes between the app and Firestore, up and down. */
  kilobytes: number[];
  /** Kilobytes of the answer. */
  shown: number[];
  verdict: Verdict;
};

export type Curves = {
  curves: Curve[];
  /** The peak memory of the app's process during all calls, in megabytes, by school. */
  peakRss: Record<string, number>;
};

/** Makes every call once in schools of growing size. */
export async function measureCurves(log: Log, { isShort }: Size): Promise<Curves> {
  const curves: Curve[] = [];
  const peakRss: Record<string, number> = {};
  for (const [axis, { sizes: all, plan }] of Object.entries(AXES)) {
    const sizes = isShort ? all.slice(0, 1) : all;
    const schools: Observation[][] = [];
    for (const size of sizes) {
      const started = performance.now();
      const { observations, peak } = await observeSchool(plan(size));
      const seconds = ((performance.now() - started) / 1000).toFixed(0);
      log(`${axis} ${size}: ${seconds} s, the app's process at most ${peak} MB`);
      peakRss[`${axis} ${size}`] = peak;
      schools.push(observations);
    }
    curves.push(...drawCurves(axis, sizes, schools));
  }
  return { curves, peakRss };
}

/** Makes every call once in one school. */
export async function observeSchool(
  plan: SchoolPlan,
): Promise<{ observations: Observation[]; peak: number }> {
  const site = await openSite(plan);
  try {
    // The first request of a process opens its connections, so it is not measured.
    const uid = studentId(0);
    await site.call({ path: `/api/auth/user/${uid}`, uid });
    // Signing in is not part of her first call.
    await site.tokenOf(teacherId(0));
    await site.reset();
    const observer = createObserver(site);
    const observe: Observe = (endpoint, request) => observer.call(endpoint, request);
    await observeStudent(observe);
    await observeTeacher(observe);
    const { peakRss: peak } = await site.report();
    await observer.task('task regradeQuiz', () => site.regrade(quizId(0)));
    return { observations: observer.observations, peak };
  } finally {
    await site.close();
  }
}

/** The smallest differences that count: a document read or a kilobyte. */
const UNITS = { reads: 1, bytes: 1024 };

function drawCurves(
  axis: string,
  sizes: readonly number[],
  schools: readonly Observation[][],
): Curve[] {
  return (schools[0] ?? []).map(({ endpoint }) => {
    const points = schools.flatMap(
      (school) => school.find((one) => one.endpoint === endpoint) ?? [],
    );
    const bytesOf = ({ bytesIn, bytesOut }: Observation) => bytesIn + bytesOut;
    const toPoints = (costOf: (point: Observation) => number) =>
      points.map((point) => ({ cost: costOf(point), shown: point.shown }));
    return {
      axis,
      endpoint,
      sizes,
      reads: points.map(({ reads }) => reads),
      writes: points.map(({ writes, deletes }) => writes + deletes),
      kilobytes: points.map((point) => toKilobytes(bytesOf(point))),
      shown: points.map(({ shown }) => toKilobytes(shown)),
      verdict: worstOf([
        judgeCurve(
          toPoints(({ reads }) => reads),
          UNITS.reads,
        ),
        judgeCurve(
          toPoints(({ writes, deletes }) => writes + deletes),
          UNITS.reads,
        ),
        judgeCurve(toPoints(bytesOf), UNITS.bytes),
      ]),
    };
  });
}

function toKilobytes(bytes: number): number {
  return Math.round(bytes / 102.4) / 10;
}
