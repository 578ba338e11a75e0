import { addDays, toWallTime } from '../../../lib/format/wall-time.ts';
import type { FormValues } from './form-values.ts';

const LESSON_MS = 60 * 60 * 1000;
const FIVE_MINUTES_MS = 5 * 60 * 1000;
/** The start of a school day, when homework is due. */
const MORNING = '08:00';

type Times = Pick<FormValues, 'opensAt' | 'dueAt' | 'closesAt' | 'acceptsLate'>;

/** Common choices of times, each one click. */
export const quickTimes = {
  /** One hour from now, without late work. */
  lesson: (timeZone: string, now: Date): Times => {
    const end = Math.ceil((now.getTime() + LESSON_MS) / FIVE_MINUTES_MS) * FIVE_MINUTES_MS;
    return {
      opensAt: '',
      dueAt: toWallTime(new Date(end).toISOString(), timeZone),
      closesAt: '',
      acceptsLate: false,
    };
  },
  /**
   * Due on the same day of next week in the morning, after a weekend on the Monday, and accepted late
   * for three more days.
   */
  homework: (timeZone: string, now: Date): Times => {
    const today = toWallTime(now.toISOString(), timeZone).slice(0, 10);
    const due = onSchoolDay(addDays(`${today}T${MORNING}`, 7));
    return { opensAt: '', dueAt: due, closesAt: addDays(due, 3), acceptsLate: true };
  },
} as const;

function onSchoolDay(wall: string): string {
  const weekday = new Date(`${wall}Z`).getUTCDay();
  if (weekday === 6) return addDays(wall, 2);
  return weekday === 0 ? addDays(wall, 1) : wall;
}
