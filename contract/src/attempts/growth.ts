import { toOneDecimal } from './scoring.ts';

type Taken = { id: string; quizId: string; percentage: number; completedAt: string };

export type Growth<T extends Taken> = {
  /** All attempts at the quiz, the earliest first. */
  attempts: T[];
  first: T;
  current: T;
  best: T;
  /** The one-based number of the current attempt. */
  number: number;
  /** Percentage points gained from the first to the current attempt, 1 decimal. */
  improvement: number;
  direction: 'up' | 'down' | 'flat';
};

/** Compares one attempt with the others at its quiz; null when the quiz was taken only once. */
export function growthOf<T extends Taken>(all: readonly T[], currentId: string): Growth<T> | null {
  const current = all.find(({ id }) => id === currentId);
  const attempts = all.filter(({ quizId }) => quizId === current?.quizId).sort(byCompletion);
  const [first] = attempts;
  const best = bestOf(attempts);
  if (!current || !first || !best || attempts.length < 2) return null;
  const improvement = toOneDecimal(current.percentage - first.percentage);
  return {
    attempts,
    first,
    current,
    best,
    number: attempts.indexOf(current) + 1,
    improvement,
    direction: directionOf(improvement),
  };
}

/** Numbers each attempt at its quiz from 1, the earliest; the map is keyed by attempt id. */
export function numberAttempts(all: readonly Taken[]): Map<string, number> {
  const counts = new Map<string, number>();
  return new Map(
    all.toSorted(byCompletion).map(({ id, quizId }) => {
      const number = (counts.get(quizId) ?? 0) + 1;
      counts.set(quizId, number);
      return [id, number];
    }),
  );
}

/** Returns the attempt with the highest percentage, the earliest of equal ones, or null. */
export function bestOf<T extends Taken>(attempts: readonly T[]): T | null {
  const inTurn = [...attempts].sort(byCompletion);
  return inTurn.reduce<T | null>(
    (best, attempt) => (best && attempt.percentage <= best.percentage ? best : attempt),
    null,
  );
}

function directionOf(improvement: number): 'up' | 'down' | 'flat' {
  if (improvement === 0) return 'flat';
  return improvement > 0 ? 'up' : 'down';
}

function byCompletion(a: Taken, b: Taken): number {
  return Date.parse(a.completedAt) - Date.parse(b.completedAt);
}
