import {
  MAX_ATTEMPTS,
  type Assignment,
  type StudentException,
} from '@study-assistant/contract/assignments/assignments';
import { sayMoment } from '@study-assistant/contract/wire/moments';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { FormDialog } from '../../../components/ui/dialog/form-dialog.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { ChoiceSelect } from '../../../components/ui/field/choice-select.tsx';
import { Field } from '../../../components/ui/field/field.tsx';
import { Input } from '../../../components/ui/field/input.tsx';
import { Switch } from '../../../components/ui/field/switch.tsx';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { focusField } from '../../../lib/dom/focus-field.ts';
import { isHalfFilled } from '../../../lib/dom/is-half-filled.ts';
import { changeTime, explainClockChange, toWallTime } from '../../../lib/format/wall-time.ts';
import { setException, type LiveStudent } from '../../../queries/assignments.ts';
import { texts } from './live-texts.ts';

const attemptChoices = Array.from({ length: MAX_ATTEMPTS + 1 }, (_, more) => String(more));
const timeLabels = { opensAt: 'Opens', dueAt: 'Due', closesAt: 'Closes' } as const;
const times = ['opensAt', 'dueAt', 'closesAt'] as const;

/** Wall times of the class; an empty one leaves the time as it is for everybody. */
type ExceptionValues = Record<(typeof times)[number], string> &
  Pick<StudentException, 'moreAttempts' | 'isExcused'>;

type ExceptionDialogProps = {
  assignment: Assignment;
  student: LiveStudent;
  onClose: () => void;
};

/** Sets other times, more attempts or an excuse for one student at one assignment. */
export function ExceptionDialog({ assignment, student, onClose }: ExceptionDialogProps) {
  const { timeZone, settings } = assignment;
  const { fullName, studentId } = student;
  const [values, setValues] = useState(() => toValues(student.exception, timeZone));
  const [halves, setHalves] = useState<readonly string[]>([]);
  const [opened] = useState(() => new Date());

  const { mutate, isPending, error } = useMutation({
    mutationFn: (next: StudentException, { client }) =>
      setException(assignment.id, studentId, next, client),
    onSuccess: () => {
      flushSync(onClose);
      toast.success(texts.excepted(fullName));
    },
  });

  function change(next: Partial<ExceptionValues>) {
    setHalves([]);
    setValues((before) => ({ ...before, ...next }));
  }

  function submit() {
    const found = times.filter((field) => isHalfFilled(`exception-${field}`));
    flushSync(() => setHalves(found));
    if (found[0]) focusField(`exception-${found[0]}`);
    else mutate(toException(values, timeZone, student.exception));
  }

  function sayUsual(iso: string | null): string {
    return iso === null ? texts.notGiven : sayMoment(iso, timeZone, opened);
  }

  return (
    <FormDialog
      title={texts.exceptionTitle(fullName)}
      description={texts.exceptionText}
      submitLabel="Save"
      busyLabel="Saving…"
      isBusy={isPending}
      error={error && describeFailure(texts.exceptFailed, error)}
      onSubmit={submit}
      onCancel={onClose}
    >
      {times.map((field) => (
        <Field
          key={field}
          id={`exception-${field}`}
          label={timeLabels[field]}
          error={halves.includes(field) ? texts.half : null}
          isOptional
          hint={
            explainClockChange(values[field], timeZone) ??
            texts.timesHint(sayUsual(settings[field]))
          }
        >
          {(control) => (
            <Input
              {...control}
              type="datetime-local"
              value={values[field]}
              onChange={(event) => change({ [field]: event.target.value })}
            />
          )}
        </Field>
      ))}
      {settings.attempts !== null && (
        <Field id="exception-attempts" label="Attempts on top">
          {(control) => (
            <ChoiceSelect
              {...control}
              choices={attemptChoices}
              value={String(values.moreAttempts)}
              onChange={(more) => change({ moreAttempts: Number(more) })}
            />
          )}
        </Field>
      )}
      <Switch
        label={texts.excused}
        hint={texts.excusedHint}
        checked={values.isExcused}
        onChange={(event) => change({ isExcused: event.target.checked })}
      />
    </FormDialog>
  );
}

function toValues(
  { moreAttempts, isExcused, ...own }: StudentException,
  timeZone: string,
): ExceptionValues {
  const wall = (time: string | null) => (time === null ? '' : toWallTime(time, timeZone));
  const { opensAt, dueAt, closesAt } = own;
  return {
    moreAttempts,
    isExcused,
    opensAt: wall(opensAt),
    dueAt: wall(dueAt),
    closesAt: wall(closesAt),
  };
}

function toException(
  values: ExceptionValues,
  timeZone: string,
  before: StudentException,
): StudentException {
  return {
    ...values,
    opensAt: changeTime(before.opensAt, values.opensAt, timeZone),
    dueAt: changeTime(before.dueAt, values.dueAt, timeZone),
    closesAt: changeTime(before.closesAt, values.closesAt, timeZone),
  };
}
