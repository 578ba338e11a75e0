import type { Grade } from '@study-assistant/contract/people/accounts';
import type { YearChange } from '@study-assistant/contract/school/school';
import { GRADES } from '@study-assistant/contract/wire/constants';

/** A change of the school year as it is ordered. `yearChanges/{key}`. */
export type YearOrder = {
  key: string;
  /** Of the year that begins. */
  name: string;
  /** The year that ends: under which key and name its totals are kept. */
  ended: { key: string; name: string };
  archiveClasses: boolean;
  /** Students who stay in their grade. */
  except: string[];
  startedAt: string;
};

export type YearChangeRecord = YearOrder & Pick<YearChange, 'status' | 'finishedAt'> & YearCounts;
export type YearCounts = Pick<YearChange, 'moved' | 'left' | 'archived'>;

/** By its first number, so that 2026/27 and 2026/2027 are one year, and nobody moves up twice. */
export function toYearKey(name: string): string {
  return name.slice(0, 4);
}

/** The year before the first that has a name is everything until then. */
export function findEnded(
  last: Pick<YearOrder, 'key' | 'name'> | null,
  { key, name }: Pick<YearOrder, 'key' | 'name'>,
): YearOrder['ended'] {
  if (last) return { key: last.key, name: last.name };
  return { key: `before-${key}`, name: `Before ${name}` };
}

export function toYearChange(record: YearChangeRecord): YearChange {
  const { name, status, startedAt, finishedAt, moved, left, archived } = record;
  return { name, status, startedAt, finishedAt, moved, left, archived };
}

/** What becomes of a student: `leaving` until her account is closed, then `left`. */
export type MoveOutcome = 'moved' | 'stayed' | 'leaving' | 'left';

/** Her grade in the new year, and what has become of her. */
export function moveUp(
  grade: Grade | null,
  isExcept: boolean,
): { grade: Grade | null; outcome: MoveOutcome } {
  if (grade === null || isExcept) return { grade, outcome: 'stayed' };
  const next = GRADES[GRADES.indexOf(grade) + 1];
  return next ? { grade: next, outcome: 'moved' } : { grade, outcome: 'leaving' };
}

export type MovingStudent = {
  id: string;
  createdAt: string;
  /** Null while her account is open. */
  closedAt: string | null;
  /** The last change of the school year that came to her, and what became of her. */
  movedIn?: { key: string; outcome: MoveOutcome } | undefined;
};

/** Who came after the change was ordered has said which grade she is in now. */
export function isWaiting(student: MovingStudent, { key, startedAt }: YearOrder): boolean {
  const { movedIn, closedAt, createdAt } = student;
  return movedIn?.key !== key && closedAt === null && createdAt < startedAt;
}

export function isLeaving({ movedIn }: MovingStudent, key: string): boolean {
  return movedIn?.key === key && movedIn.outcome === 'leaving';
}
