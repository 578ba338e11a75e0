import { addTeacher as endpoint } from '@study-assistant/contract/classes/classes';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { FormDialog } from '../../../components/ui/dialog/form-dialog.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { Field } from '../../../components/ui/field/field.tsx';
import { Input } from '../../../components/ui/field/input.tsx';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { focusField } from '../../../lib/dom/focus-field.ts';
import { addTeacher } from '../../../queries/classes.ts';
import { useClassChange } from '../taught/use-class-change.ts';
import { texts } from './students-texts.ts';

type AddTeacherDialogProps = { classId: string; onClose: () => void };

export function AddTeacherDialog({ classId, onClose }: AddTeacherDialogProps) {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate, isPending, error } = useClassChange(classId);

  function submit() {
    const read = endpoint.body.safeParse({ email: email.trim() });
    flushSync(() => setProblem(read.error?.issues[0]?.message ?? null));
    if (!read.data) return focusField('teacher-email');
    const address = read.data.email;
    mutate(() => addTeacher(classId, address), {
      onSuccess: () => {
        flushSync(onClose);
        toast.success(texts.teacherAdded);
      },
    });
  }

  return (
    <FormDialog
      title="Add a teacher"
      submitLabel="Add"
      busyLabel="Adding…"
      isBusy={isPending}
      error={error && describeFailure(texts.failed, error)}
      onSubmit={submit}
      onCancel={onClose}
    >
      <Field
        id="teacher-email"
        label="Email"
        hint="Of their account here. Co-teachers see and do all that you do in this class."
        error={problem}
      >
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="off"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
