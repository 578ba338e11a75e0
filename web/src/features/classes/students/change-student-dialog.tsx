import type { ClassStudent } from '@study-assistant/contract/classes/classes';
import { changeStudent } from '@study-assistant/contract/people/people';
import { GRADES } from '@study-assistant/contract/wire/constants';
import { MAX_NAME_LENGTH } from '@study-assistant/contract/wire/limits';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { FormDialog } from '../../../components/ui/dialog/form-dialog.tsx';
import { ChoiceSelect } from '../../../components/ui/field/choice-select.tsx';
import { Field } from '../../../components/ui/field/field.tsx';
import { Input } from '../../../components/ui/field/input.tsx';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { focusField } from '../../../lib/dom/focus-field.ts';
import { texts } from './students-texts.ts';
import { useStudentChange } from './use-student-change.ts';

type ChangeStudentDialogProps = { classId: string; student: ClassStudent; onClose: () => void };

/** Changes the name and grade of a student for everybody. */
export function ChangeStudentDialog({ classId, student, onClose }: ChangeStudentDialogProps) {
  const [name, setName] = useState(student.fullName);
  const [grade, setGrade] = useState(student.grade);
  const [problem, setProblem] = useState<string | null>(null);
  const { change, isPending, error } = useStudentChange(classId, student);

  function submit() {
    const read = changeStudent.body.safeParse({ fullName: name });
    flushSync(() => setProblem(read.error?.issues[0]?.message ?? null));
    if (!read.data) return focusField('student-name');
    const { fullName = student.fullName } = read.data;
    const isSame = fullName === student.fullName && grade === student.grade;
    if (isSame) onClose();
    else change({ fullName, ...(grade && { currentGrade: grade }) }, () => flushSync(onClose));
  }

  return (
    <FormDialog
      title={`Change ${student.fullName}`}
      description={texts.changeHint}
      submitLabel="Save"
      isBusy={isPending}
      error={error && describeFailure(texts.failed, error)}
      onSubmit={submit}
      onCancel={onClose}
    >
      <Field id="student-name" label="Full name" error={problem}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={MAX_NAME_LENGTH}
            dir="auto"
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Field id="student-grade" label="Grade">
        {(control) => (
          <ChoiceSelect
            {...control}
            choices={grade === null ? ['', ...GRADES] : GRADES}
            labelOf={(choice) => (choice === '' ? 'Not known' : `Grade ${choice}`)}
            value={grade ?? ''}
            onChange={(choice) => setGrade(choice === '' ? null : choice)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
