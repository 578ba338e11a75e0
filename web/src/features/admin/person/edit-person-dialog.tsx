import { changePerson as endpoint, type Person } from '@study-assistant/contract/people/people';
import { GRADES } from '@study-assistant/contract/wire/constants';
import { MAX_NAME_LENGTH } from '@study-assistant/contract/wire/limits';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { FormDialog } from '../../../components/ui/dialog/form-dialog.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { ChoiceSelect } from '../../../components/ui/field/choice-select.tsx';
import { Field } from '../../../components/ui/field/field.tsx';
import { Input } from '../../../components/ui/field/input.tsx';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { focusField } from '../../../lib/dom/focus-field.ts';
import { changePerson } from '../../../queries/people.ts';
import { texts } from './person-texts.ts';
import { usePersonChange } from './use-person-change.ts';

/** Changes a person's name and, for a student, the grade. */
export function EditPersonDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const [fullName, setFullName] = useState(person.fullName);
  const [grade, setGrade] = useState(person.currentGrade);
  const [nameError, setNameError] = useState<string | null>(null);
  const { mutate, isPending, error } = usePersonChange();

  function submit() {
    const problem = endpoint.body.shape.fullName.safeParse(fullName).error?.issues[0]?.message;
    flushSync(() => setNameError(problem ?? null));
    if (problem !== undefined) return focusField('person-name');
    const change = { fullName, ...(grade !== null && { currentGrade: grade }) };
    mutate(() => changePerson(person.uid, change), {
      onSuccess: () => {
        onClose();
        toast.success(texts.saved);
      },
    });
  }

  return (
    <FormDialog
      title={`Change ${person.fullName}`}
      submitLabel="Save"
      isBusy={isPending}
      error={error && describeFailure(texts.failed, error)}
      onSubmit={submit}
      onCancel={onClose}
    >
      <Field id="person-name" label="Name" error={nameError}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            dir="auto"
            maxLength={MAX_NAME_LENGTH}
            value={fullName}
            onChange={(event) => setFullName(event.target.value)}
          />
        )}
      </Field>
      {person.userType === 'student' && (
        <Field id="person-grade" label="Grade">
          {(control) => (
            <ChoiceSelect
              {...control}
              choices={person.currentGrade === null ? ['', ...GRADES] : GRADES}
              labelOf={(choice) => (choice === '' ? 'Not known' : `Grade ${choice}`)}
              value={grade ?? ''}
              onChange={(choice) => setGrade(choice === '' ? null : choice)}
            />
          )}
        </Field>
      )}
    </FormDialog>
  );
}
