import type { Role } from '@study-assistant/contract/wire/roles';

/** The colour of a percentage on a student's screens. Takes 0 to 100. */
export function scoreTone(percentage: number): 'good' | 'warn' | 'bad' {
  if (percentage >= 80) return 'good';
  return percentage >= 60 ? 'warn' : 'bad';
}

/** The colour of a percentage on a teacher's screens. Takes 0 to 100. */
export function classScoreTone(percentage: number): 'good' | 'warn' | 'bad' {
  if (percentage >= 70) return 'good';
  return percentage >= 40 ? 'warn' : 'bad';
}

/** The colour of a percentage on a screen for both roles. */
export function scoreToneFor(reader: Role, percentage: number): 'good' | 'warn' | 'bad' {
  return reader === 'teacher' ? classScoreTone(percentage) : scoreTone(percentage);
}
