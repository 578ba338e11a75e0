import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../components/ui/button/button.tsx';
import { FormDialog } from '../../../components/ui/dialog/form-dialog.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { Field } from '../../../components/ui/field/field.tsx';
import { Input } from '../../../components/ui/field/input.tsx';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { focusField } from '../../../lib/dom/focus-field.ts';
import { addTime, type LiveStudent } from '../../../queries/assignments.ts';
import styles from './live-assignment.module.css';
import { texts } from './live-texts.ts';

const FIELD_ID = 'more-minutes';
const MOST_MINUTES = 180;
const USUAL_MINUTES = [5, 10, 15, 30];

type AddTimeDialogProps = {
  assignmentId: string;
  /** Null stands for everybody who is working. */
  student: LiveStudent | null;
  onClose: () => void;
};

/** Gives extra minutes to those who are working. */
export function AddTimeDialog({ assignmentId, student, onClose }: AddTimeDialogProps) {
  const [minutes, setMinutes] = useState('5');
  const [problem, setProblem] = useState<string | null>(null);
  const whom = student === null ? {} : { studentId: student.studentId };

  const { mutate, isPending, error } = useMutation({
    mutationFn: (more: number, { client }) =>
      addTime(assignmentId, { minutes: more, ...whom }, client),
    onSuccess: (extended) => {
      flushSync(onClose);
      toast.success(texts.added(extended));
    },
  });

  function submit() {
    const more = Number(minutes);
    if (Number.isInteger(more) && more >= 1 && more <= MOST_MINUTES) return mutate(more);
    flushSync(() => setProblem(texts.minutesWrong));
    focusField(FIELD_ID);
  }

  function type(next: string) {
    setMinutes(next);
    setProblem(null);
  }

  return (
    <FormDialog
      title={student === null ? texts.addTitle : texts.addTitleFor(student.fullName)}
      description={student === null ? texts.addForAll : texts.addForOne}
      submitLabel="Add time"
      busyLabel="Adding…"
      isBusy={isPending}
      error={error && describeFailure(texts.addFailed, error)}
      onSubmit={submit}
      onCancel={onClose}
    >
      <Field id={FIELD_ID} label="Minutes" error={problem}>
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            value={minutes}
            onChange={(event) => type(event.target.value)}
          />
        )}
      </Field>
      <div className={styles.quick}>
        {USUAL_MINUTES.map((usual) => (
          <Button key={usual} onClick={() => type(String(usual))}>
            {usual} minutes
          </Button>
        ))}
      </div>
    </FormDialog>
  );
}
