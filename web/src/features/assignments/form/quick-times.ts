import { addDays, toWallTime } from '../../../lib/format/wall-time.ts';
import type { FormValues } from './form-values.ts';

const LESSON_MS = 60 * 60 * 1000;
const FIVE_MINUTES_MS = 5 * 60 * 1000;
/** When a school day begins, by which homework is due. */
const MORNING = '08:00';

type Times = Pick<FormValues, 'opensAt' | 'dueAt' | 'closesAt' | 'acceptsLate'>;

/** The usual times, each a click. */
export const quickTimes = {
  /** From now for an hour; nothing is taken later. */
  lesson: (timeZone: string, now: Date): Times => {
    const end = Math.ceil((now.getTime() + LESSON_MS) / FIVE_MINUTES_MS) * FIVE_MINUTES_MS;
    return {
      opensAt: '',
      dueAt: toWallTime(new Date(end).toISOString(), timeZone),
      closesAt: '',
      acceptsLate: false,
    };
  },
  /** Due in the morning of this day in a week; late for three days more. */
  homework: (timeZone: string, now: Date): Times => {
    const today = toWallTime(now.toISOString(), timeZone).slice(0, 10);
    const due = addDays(`${today}T${MORNING}`, 7);
    return { opensAt: '', dueAt: due, closesAt: addDays(due, 3), acceptsLate: true };
  },
} as const;
