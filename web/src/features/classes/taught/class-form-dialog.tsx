import { GRADES } from '@study-assistant/contract/wire/constants';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { FormDialog } from '../../../components/ui/dialog/form-dialog.tsx';
import { ChoiceSelect } from '../../../components/ui/field/choice-select.tsx';
import { Field } from '../../../components/ui/field/field.tsx';
import { Input } from '../../../components/ui/field/input.tsx';
import { focusField } from '../../../lib/dom/focus-field.ts';
import { gradeInClassName } from '../../../lib/format/grade-in-name.ts';
import type { ClassFields } from '../../../queries/classes.ts';
import { findClassErrors, listTimeZones, type ClassErrors } from './class-fields.ts';

type ClassFormDialogProps = {
  title: string;
  submitLabel: string;
  initial: ClassFields;
  isBusy: boolean;
  error: string | null;
  onSubmit: (fields: ClassFields) => void;
  onCancel: () => void;
};

/** The form for the name of a class and the zone of its times. */
export function ClassFormDialog({ initial, onSubmit, ...dialog }: ClassFormDialogProps) {
  const [fields, setFields] = useState(initial);
  // A class that has its name has its grade as well.
  const [isGradeChosen, setIsGradeChosen] = useState(initial.name !== '');
  const [errors, setErrors] = useState<ClassErrors>({});

  function setName(name: string) {
    const grade = isGradeChosen ? fields.grade : (gradeInClassName(name) ?? initial.grade);
    setFields({ ...fields, name, grade });
  }

  function submit() {
    const found = findClassErrors(fields);
    flushSync(() => setErrors(found));
    if (found.name !== undefined) focusField('class-name');
    else if (found.subject !== undefined) focusField('class-subject');
    else onSubmit({ ...fields, name: fields.name.trim(), subject: fields.subject.trim() });
  }

  return (
    <FormDialog {...dialog} onSubmit={submit}>
      <Field id="class-name" label="Name" hint="Such as 9b or Biology 2." error={errors.name}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            dir="auto"
            maxLength={80}
            value={fields.name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Field id="class-subject" label="Subject" error={errors.subject}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            dir="auto"
            maxLength={80}
            value={fields.subject}
            onChange={(event) => setFields({ ...fields, subject: event.target.value })}
          />
        )}
      </Field>
      <Field id="class-grade" label="Grade">
        {(control) => (
          <ChoiceSelect
            {...control}
            choices={GRADES}
            labelOf={(grade) => `Grade ${grade}`}
            value={fields.grade}
            onChange={(grade) => {
              setIsGradeChosen(true);
              setFields({ ...fields, grade });
            }}
          />
        )}
      </Field>
      <Field
        id="class-zone"
        label="Time zone"
        hint="Where the class is: a quiz that is due at 9:00 is due at nine there."
      >
        {(control) => (
          <ChoiceSelect
            {...control}
            choices={listTimeZones(initial.timeZone)}
            labelOf={(zone) => zone.replaceAll('_', ' ')}
            value={fields.timeZone}
            onChange={(timeZone) => setFields({ ...fields, timeZone })}
          />
        )}
      </Field>
    </FormDialog>
  );
}
