import {
  APP_LOADS_A_MONTH,
  HOURS_A_DAY,
  INSTANCE,
  MONTHS_A_YEAR,
  PRICES,
  QUIZZES_WRITTEN_A_DAY,
  SCHOOL_DAYS,
  STORED_PER_BYTE,
  STUDENT_DAY,
  STUDENTS_PER_TEACHER,
  TEACHER_DAY,
  WRITING,
  type Item,
} from './model.ts';

/** The measured cost of one call. */
export type CallCost = {
  reads: number;
  writes: number;
  deletes: number;
  tasks: number;
  /** Bytes of the answer. */
  shown: number;
  cpuMs: number;
};

/** Bytes of the whole app as sent to a browser, and of an attempt as stored. */
export type Sizes = { appBytes: number; attemptBytes: number };

type BillLine = { item: Item; units: number; gross: number; free: number };

export type Bill = { lines: BillLine[]; gross: number; net: number };

const GB = 1e9;
const SECONDS_A_MONTH = SCHOOL_DAYS * HOURS_A_DAY * 3600;

/**
 * The bill of a month at the end of the first year, for this many students in one project. `costOf`
 * gives the cost of a call in a school of that size.
 */
export function computeBill(
  students: number,
  costOf: (endpoint: string) => CallCost,
  sizes: Sizes,
): Bill {
  const units = countUnits(students, costOf, sizes);
  const lines = (Object.keys(PRICES) as Item[]).map((item): BillLine => {
    const { perUnit, free, freeEach } = PRICES[item];
    // The daily free allowance is not used on days without school.
    const freeUnits = freeEach === 'day' ? free * SCHOOL_DAYS : free;
    const used = units[item];
    return {
      item,
      units: used,
      gross: used * perUnit,
      free: Math.min(used, freeUnits) * perUnit,
    };
  });
  const gross = sum(lines.map((line) => line.gross));
  return { lines, gross, net: gross - sum(lines.map(({ free }) => free)) };
}

function countUnits(
  students: number,
  costOf: (endpoint: string) => CallCost,
  { appBytes, attemptBytes }: Sizes,
): Record<Item, number> {
  const teachers = students / STUDENTS_PER_TEACHER;
  const calls = [
    ...Object.entries(STUDENT_DAY).map(([name, daily]) => ({ name, count: daily * students })),
    ...Object.entries(TEACHER_DAY).map(([name, daily]) => ({ name, count: daily * teachers })),
  ].map(({ name, count }) => ({ ...costOf(name), count: count * SCHOOL_DAYS }));
  const total = (unit: keyof CallCost) => sum(calls.map((call) => call[unit] * call.count));
  const quizzes = teachers * QUIZZES_WRITTEN_A_DAY * SCHOOL_DAYS;
  const tasks = total('tasks') + quizzes;
  // Each task is a request too; it closes an attempt that has ended, which is one read.
  const requests = sum(calls.map(({ count }) => count)) + tasks + quizzes * WRITING.requests;
  const seconds = billableSeconds(requests, total('cpuMs') / 1000);
  const attempts = students * (STUDENT_DAY['POST /quiz/submit (attempt)'] ?? 0) * SCHOOL_DAYS;
  const people = students + teachers;
  return {
    reads: total('reads') + total('tasks') + quizzes * WRITING.reads,
    writes: total('writes') + quizzes * WRITING.writes,
    deletes: total('deletes'),
    stored: (attempts * MONTHS_A_YEAR * attemptBytes * STORED_PER_BYTE) / 2 ** 30,
    requests,
    cpu: seconds + quizzes * WRITING.seconds,
    memory: seconds * INSTANCE.gib + quizzes * WRITING.seconds * WRITING.gib,
    tasks: tasks * 2,
    hosting: (total('shown') + people * APP_LOADS_A_MONTH * appBytes) / GB,
    files: (quizzes * MONTHS_A_YEAR * WRITING.megabytesKept) / 1000,
  };
}

/**
 * Seconds in which an instance has at least one request: overlapping requests, which arrive at
 * random during school hours, share theirs. When one instance is not enough, the processor time of
 * the work at the highest allowed load.
 */
export function billableSeconds(requests: number, cpuSeconds: number): number {
  const load = (requests * INSTANCE.requestSeconds) / SECONDS_A_MONTH;
  const withRequest = SECONDS_A_MONTH * (1 - Math.exp(-load));
  return Math.max(withRequest, cpuSeconds / INSTANCE.busy);
}

/** Extrapolates a call's cost beyond the largest measured school, by the end of its curve. */
export function extrapolate(
  curve: { sizes: readonly number[]; costs: readonly number[] },
  size: number,
): number {
  const [size1 = 0, size2 = 0] = curve.sizes.slice(-2);
  const [cost1 = 0, cost2 = 0] = curve.costs.slice(-2);
  const slope = size2 > size1 ? Math.max(0, (cost2 - cost1) / (size2 - size1)) : 0;
  return cost2 + slope * Math.max(0, size - size2);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
