import type {
  Assignment,
  AssignmentSettings,
} from '@study-assistant/contract/assignments/assignments';
import type { TimeRule } from '@study-assistant/contract/quizzes/time-limit';
import { changeTime, toWallTime } from '../../../lib/format/wall-time.ts';

/** The settings of an assignment as the form holds them; times are wall times of the class. */
export type FormValues = {
  /** Students of the class; null means all. */
  only: string[] | null;
  /** Empty opens the assignment at once. */
  opensAt: string;
  /** Empty means that there is none, as below. */
  dueAt: string;
  closesAt: string;
  acceptsLate: boolean;
  attempts: AttemptsChoice;
  counts: AssignmentSettings['counts'];
  time: TimeRule['kind'];
  /** As typed; used only for its own kind of time limit. */
  factor: string;
  minutes: string;
  shufflesQuestions: boolean;
  shufflesOptions: boolean;
  release: AssignmentSettings['release'];
  shows: AssignmentSettings['shows'];
  keepsVersion: boolean;
  /** Whether a quiz of the shelf is taken off it. */
  leavesShelf: boolean;
};

export const attemptsChoices = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'any'] as const;
type AttemptsChoice = (typeof attemptsChoices)[number];

/** The default: one attempt for the whole class, open at once, with results at once. */
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

/** @param before the settings that the form started with */
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

/** Parses a number with a point or a comma; NaN when it is none. */
function toNumber(typed: string): number {
  return typed.trim() === '' ? NaN : Number(typed.trim().replace(',', '.'));
}
