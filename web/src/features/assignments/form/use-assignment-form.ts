import type { AssignmentSettings } from '@study-assistant/contract/assignments/assignments';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '../../../lib/api/api-error.ts';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { focusField } from '../../../lib/dom/focus-field.ts';
import { isHalfFilled } from '../../../lib/dom/is-half-filled.ts';
import { checkSettings, type FormErrors, type FormField } from './check-settings.ts';
import { texts } from './form-texts.ts';
import { toSettings, type FormValues } from './form-values.ts';

type AssignmentFormOptions = {
  initial: FormValues;
  timeZone: string;
  /** The settings being edited; absent for a new assignment. */
  before?: AssignmentSettings;
  /** Checks the rest of the form, such as that a class is chosen. */
  checkMore: (settings: AssignmentSettings, values: FormValues) => FormErrors;
};

/** The order of the form, which decides where the focus goes first. */
const order: readonly FormField[] = [
  'classes',
  'only',
  'opensAt',
  'dueAt',
  'closesAt',
  'release',
  'shelf',
  'attempts',
  'factor',
  'minutes',
];

const advanced: readonly FormField[] = ['attempts', 'factor', 'minutes'];

export function fieldId(field: FormField): string {
  return `assignment-${field}`;
}

/** The state of an assignment's form; a field's error stays until the field changes. */
export function useAssignmentForm({ initial, timeZone, before, checkMore }: AssignmentFormOptions) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FormErrors>({});
  const [isAdvancedOpen, setIsAdvancedOpen] = useState(false);
  const settings = toSettings(values, timeZone, before);

  function change(next: Partial<FormValues>) {
    setValues((old) => ({ ...old, ...next }));
    // The times are checked together, so their errors are cleared together.
    setErrors({});
  }

  function show(found: FormErrors) {
    const first = order.find((field) => found[field] !== undefined);
    flushSync(() => {
      setErrors(found);
      if (advanced.some((field) => found[field] !== undefined)) setIsAdvancedOpen(true);
    });
    if (first) focusField(fieldId(first));
    // An error of the whole form is shown at the top, which may be out of sight.
    else if (found.form) document.querySelector<HTMLElement>('dialog[open] h2')?.focus();
  }

  /** Shows why the server refuses it; what other results would tell, at the field that can change that. */
  function refuse(prefix: string, error: unknown) {
    const isTold = error instanceof ApiError && error.code === 'quiz-given-twice';
    show(isTold ? { release: error.message } : { form: describeFailure(prefix, error) });
  }

  /** Returns the settings to send, or null after showing what is wrong. */
  function check(): AssignmentSettings | null {
    const found = {
      ...checkSettings(settings, { begins: before === undefined, now: new Date() }),
      ...checkMore(settings, values),
      ...findHalfFilled(),
    };
    show(found);
    return Object.keys(found).length === 0 ? settings : null;
  }

  return {
    values,
    settings,
    timeZone,
    errors,
    change,
    check,
    refuse,
    forgetErrors: () => setErrors({}),
    isAdvancedOpen,
    setIsAdvancedOpen,
  };
}

export type AssignmentForm = ReturnType<typeof useAssignmentForm>;

function findHalfFilled(): FormErrors {
  const times = ['opensAt', 'dueAt', 'closesAt'] as const;
  const halves = times.filter((field) => isHalfFilled(fieldId(field)));
  return Object.fromEntries(halves.map((field) => [field, texts.half]));
}
