import { closingOf } from '@study-assistant/contract/assignments/assignment-times';
import {
  assignmentSettingsSchema,
  type AssignmentSettings,
} from '@study-assistant/contract/assignments/assignments';
import { texts } from './form-texts.ts';

/** The part of the form that an error belongs to. */
export type FormField =
  | 'classes'
  | 'only'
  | 'opensAt'
  | 'dueAt'
  | 'closesAt'
  | 'attempts'
  | 'factor'
  | 'minutes'
  | 'release'
  | 'shelf'
  | 'form';

export type FormErrors = Partial<Record<FormField, string>>;

const fields: readonly FormField[] = ['only', 'attempts', 'factor', 'minutes', 'release'];

/**
 * Returns one sentence for each wrong field, in the order of the form.
 *
 * @param begins true for a new assignment, whose times must be ahead
 */
export function checkSettings(
  settings: AssignmentSettings,
  { begins, now }: { begins: boolean; now: Date },
): FormErrors {
  const times = checkTimes(settings, begins ? now : null);
  const { error } = assignmentSettingsSchema.safeParse(settings);
  const others: FormErrors = {};
  for (const { path, message } of error?.issues ?? []) {
    const place = fields.find((field) => path.includes(field));
    if (place) others[place] ??= message;
    else if (Object.keys(times).length === 0) others.form ??= message;
  }
  return { ...times, ...others };
}

function checkTimes(settings: AssignmentSettings, now: Date | null): FormErrors {
  const { opensAt, dueAt, closesAt, release } = settings;
  const opening = opensAt ?? now?.toISOString() ?? null;
  const closing = closingOf(settings);
  const errors: FormErrors = {};

  if (isOver(dueAt, now)) errors.dueAt = texts.over;
  else if (!isBefore(opening, dueAt)) errors.dueAt = texts.dueFirst;

  if (isOver(closesAt, now)) errors.closesAt = texts.over;
  else if (!isBefore(opening, closesAt) || !isBefore(dueAt, closesAt)) {
    errors.closesAt = texts.closesFirst;
  } else if (release === 'after-closing' && closing === null) {
    errors.closesAt = texts.closingMissing;
  }
  return errors;
}

function isOver(time: string | null, now: Date | null): boolean {
  return time !== null && now !== null && Date.parse(time) <= now.getTime();
}

/** Also true when one of them is missing. */
function isBefore(first: string | null, second: string | null): boolean {
  return first === null || second === null || Date.parse(first) < Date.parse(second);
}
