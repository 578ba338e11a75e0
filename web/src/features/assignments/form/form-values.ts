import type {
  Assignment,
  AssignmentSettings,
} from '@study-assistant/contract/assignments/assignments';
import type { TimeRule } from '@study-assistant/contract/quizzes/time-limit';
import { changeTime, toWallTime } from '../../../lib/format/wall-time.ts';

/** The settings of an assignment as its form has them; times are those on a wall of the class. */
export type FormValues = {
  /** Students of the class; null is all. */
  only: string[] | null;
  /** Empty opens at once. */
  opensAt: string;
  /** Empty is without one, as the next. */
  dueAt: string;
  closesAt: string;
  acceptsLate: boolean;
  attempts: AttemptsChoice;
  counts: AssignmentSettings['counts'];
  time: TimeRule['kind'];
  /** As typed; they count for their own kind of time alone. */
  factor: string;
  minutes: string;
  shufflesQuestions: boolean;
  shufflesOptions: boolean;
  release: AssignmentSettings['release'];
  shows: AssignmentSettings['shows'];
  keepsVersion: boolean;
  /** Whether the quiz is taken off the shelf, where that is needed. */
  leavesShelf: boolean;
};

export const attemptsChoices = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'any'] as const;
type AttemptsChoice = (typeof attemptsChoices)[number];

/** One attempt that opens at once, for all of the class, with results at once. */
export const plainValues: FormValues = {
  only: null,
  opensAt: '',
  dueAt: '',
  closesAt: '',
  acceptsLate: true,
  attempts: '1',
  counts: 'best',
  time: 'usual',
  factor: '1.5',
  minutes: '45',
  shufflesQuestions: true,
  shufflesOptions: true,
  release: 'at-once',
  shows: 'score-and-answers',
  keepsVersion: false,
  leavesShelf: false,
};

export function toValues({ settings, timeZone }: Assignment): FormValues {
  const { opensAt, dueAt, closesAt, attempts, time, shuffle, ...same } = settings;
  function wall(iso: string | null) {
    return iso === null ? '' : toWallTime(iso, timeZone);
  }
  return {
    ...plainValues,
    ...same,
    opensAt: wall(opensAt),
    dueAt: wall(dueAt),
    closesAt: wall(closesAt),
    attempts: attemptsChoices.find((choice) => choice === String(attempts)) ?? 'any',
    time: time.kind,
    ...(time.kind === 'factor' && { factor: String(time.factor) }),
    ...(time.kind === 'minutes' && { minutes: String(time.minutes) }),
    shufflesQuestions: shuffle.questions,
    shufflesOptions: shuffle.options,
  };
}

/** @param before what the form began with */
export function toSettings(
  values: FormValues,
  timeZone: string,
  before?: AssignmentSettings,
): AssignmentSettings {
  function moment(field: 'opensAt' | 'dueAt' | 'closesAt'): string | null {
    return changeTime(before?.[field] ?? null, values[field], timeZone);
  }
  return {
    keepsVersion: values.keepsVersion,
    only: values.only,
    opensAt: moment('opensAt'),
    dueAt: moment('dueAt'),
    closesAt: moment('closesAt'),
    acceptsLate: values.acceptsLate,
    attempts: values.attempts === 'any' ? null : Number(values.attempts),
    counts: values.counts,
    time: toTimeRule(values),
    shuffle: { questions: values.shufflesQuestions, options: values.shufflesOptions },
    release: values.release,
    shows: values.shows,
  };
}

function toTimeRule({ time, factor, minutes }: FormValues): TimeRule {
  if (time === 'factor') return { kind: time, factor: toNumber(factor) };
  if (time === 'minutes') return { kind: time, minutes: toNumber(minutes) };
  return { kind: time };
}

/** NaN for what is no number; a comma is a point. */
function toNumber(typed: string): number {
  return typed.trim() === '' ? NaN : Number(typed.trim().replace(',', '.'));
}
