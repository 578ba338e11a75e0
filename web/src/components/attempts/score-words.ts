import { isUnmarked } from '@study-assistant/contract/attempts/scoring';
import type { Role } from '@study-assistant/contract/wire/roles';
import { formatPercent } from '../../lib/format/numbers.ts';
import { scoreToneFor } from '../../lib/format/score-tone.ts';

type Scored = { percentage: number; totalQuestions: number; awaiting?: number | undefined };

/** The percentage of an attempt, or that nothing of it is marked yet. */
export function sayScore(reader: Role, attempt: Scored, digits = 0): string {
  return isUnmarked(attempt) ? sayUnmarked(reader) : formatPercent(attempt.percentage, digits);
}

export function sayUnmarked(reader: Role): string {
  return reader === 'teacher' ? 'Waits to be marked' : 'Waits for your teacher';
}

/** The colour of a score; what is not marked yet is neither good nor bad. */
export function scoreToneOf(reader: Role, attempt: Scored): 'good' | 'warn' | 'bad' | 'brand' {
  return isUnmarked(attempt) ? 'brand' : scoreToneFor(reader, attempt.percentage);
}
