import {
  MAX_ATTEMPTS,
  type Assignment,
  type StudentException,
} from '@study-assistant/contract/assignments';
import { sayMoment } from '@study-assistant/contract/moments';
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
import { fromWallTime, toWallTime } from '../../../lib/format/wall-time.ts';
import { setException, type LiveStudent } from '../../../queries/assignments.ts';
import { texts } from './live-texts.ts';

const attemptChoices = Array.from({ length: MAX_ATTEMPTS + 1 }, (_, more) => String(more));
const timeLabels = { opensAt: 'Opens', dueAt: 'Due', closesAt: 'Closes' } as const;
const times = ['opensAt', 'dueAt', 'closesAt'] as const;

type ExceptionDialogProps = {
  assignment: Assignment;
  student: LiveStudent;
  onClose: () => void;
};

/** Other times, more attempts or an excuse, for one student at one assignment. */
export function ExceptionDialog({ assignment, student, onClose }: ExceptionDialogProps) {
  const { timeZone, settings } = assignment;
  const { fullName, studentId } = student;
  const [exception, setChanged] = useState<StudentException>(student.exception);
  const [opened] = useState(() => new Date());

  const { mutate, isPending, error } = useMutation({
    mutationFn: (next: StudentException, { client }) =>
      setException(assignment.id, studentId, next, client),
    onSuccess: () => {
      flushSync(onClose);
      toast.success(texts.excepted(fullName));
    },
  });

  function change(next: Partial<StudentException>) {
    setChanged((before) => ({ ...before, ...next }));
  }

  function ownTime(iso: string | null): string {
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
      onSubmit={() => mutate(exception)}
      onCancel={onClose}
    >
      {times.map((field) => {
        const own = exception[field];
        return (
          <Field
            key={field}
            id={`exception-${field}`}
            label={timeLabels[field]}
            isOptional
            hint={texts.timesHint(ownTime(settings[field]))}
          >
            {(control) => (
              <Input
                {...control}
                type="datetime-local"
                value={own === null ? '' : toWallTime(own, timeZone)}
                onChange={(event) =>
                  change({ [field]: fromWallTime(event.target.value, timeZone) })
                }
              />
            )}
          </Field>
        );
      })}
      {settings.attempts !== null && (
        <Field id="exception-attempts" label="Attempts on top">
          {(control) => (
            <ChoiceSelect
              {...control}
              choices={attemptChoices}
              value={String(exception.moreAttempts)}
              onChange={(more) => change({ moreAttempts: Number(more) })}
            />
          )}
        </Field>
      )}
      <Switch
        label={texts.excused}
        hint={texts.excusedHint}
        checked={exception.isExcused}
        onChange={(event) => change({ isExcused: event.target.checked })}
      />
    </FormDialog>
  );
}
