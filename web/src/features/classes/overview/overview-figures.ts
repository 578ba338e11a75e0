import {
  completionStatuses,
  type CompletionStatus,
} from '@study-assistant/contract/attempts/completion';
import { averageOf, isPassed } from '@study-assistant/contract/attempts/scoring';
import type { StudentOverview } from '@study-assistant/contract/classes/students-overview';

export type ClassFigures = {
  students: number;
  /** Students who have taken a quiz; the averages are over these. */
  started: number;
  /** 0 to 100, 1 decimal. */
  averageScore: number;
  averageCompletion: number;
};

export function classFiguresOf(students: readonly StudentOverview[]): ClassFigures {
  const started = students.filter(({ quizzesTaken }) => quizzesTaken > 0);
  return {
    students: students.length,
    started: started.length,
    averageScore: averageOf(sum(started.map((one) => one.averageScore)), started.length),
    averageCompletion: averageOf(sum(started.map((one) => one.skillGapCompletion)), started.length),
  };
}

/** Students under 20% completion who have started; the lowest first, then by name. */
export function lowPerformersOf(students: readonly StudentOverview[]): StudentOverview[] {
  return students
    .filter(({ status }) => status === 'Critical')
    .toSorted((a, b) => a.skillGapCompletion - b.skillGapCompletion);
}

/** A student whose last score is under the pass mark; stuck where her attempts do not get better. */
export type StudentInNeed = StudentOverview & { isStuck: boolean };

/** Students whose last score is low: first those who are stuck, then the lowest, then by name. */
export function studentsInNeedOf(students: readonly StudentOverview[]): StudentInNeed[] {
  return students
    .filter((one) => one.quizzesTaken > 0 && !isPassed(lastScoreOf(one)))
    .map((one) => ({ ...one, isStuck: one.trend === 'declining' || one.trend === 'stable' }))
    .toSorted((a, b) => Number(b.isStuck) - Number(a.isStuck) || lastScoreOf(a) - lastScoreOf(b));
}

/**
 * The order in which students need their teacher: low and stuck, low, the others by their last
 * score, and then those who have not started.
 */
export function byNeed(students: readonly StudentOverview[]): StudentOverview[] {
  const inNeed = studentsInNeedOf(students);
  const needed = new Set(inNeed.map(({ studentId }) => studentId));
  const others = students.filter(({ studentId }) => !needed.has(studentId));
  const rank = (one: StudentOverview) => (one.quizzesTaken === 0 ? 101 : lastScoreOf(one));
  return [...inNeed, ...others.toSorted((a, b) => rank(a) - rank(b))];
}

/** A server that knows the specification alone tells the average only. */
function lastScoreOf({ lastScore, averageScore }: StudentOverview): number {
  return lastScore ?? averageScore;
}

export function countByStatus(
  students: readonly StudentOverview[],
): { status: CompletionStatus; count: number }[] {
  return completionStatuses.map((status) => ({
    status,
    count: students.filter((one) => one.status === status).length,
  }));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
