import { materialNameSchema } from '@study-assistant/contract/materials/material-changes';
import { MAX_NAME_LENGTH } from '@study-assistant/contract/wire/limits';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { FormDialog } from '../../../components/ui/dialog/form-dialog.tsx';
import { Field } from '../../../components/ui/field/field.tsx';
import { Input } from '../../../components/ui/field/input.tsx';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { focusField } from '../../../lib/dom/focus-field.ts';

type RenameMaterialDialogProps = {
  name: string;
  isSaving: boolean;
  error: Error | null;
  onSave: (name: string) => void;
  onCancel: () => void;
};

/** Asks what a material is called. */
export function RenameMaterialDialog(props: RenameMaterialDialogProps) {
  const { name, isSaving, error, onSave, onCancel } = props;
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<string | null>(null);

  function submit() {
    const found = materialNameSchema.safeParse(typed).error?.issues[0]?.message;
    flushSync(() => setProblem(found ?? null));
    if (found === undefined) onSave(typed);
    else focusField('material-new-name');
  }

  return (
    <FormDialog
      title={`Rename ${name}`}
      submitLabel="Save"
      isBusy={isSaving}
      error={error && describeFailure('The name could not be saved:', error)}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <Field id="material-new-name" label="Material name" error={problem}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            dir="auto"
            maxLength={MAX_NAME_LENGTH}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
