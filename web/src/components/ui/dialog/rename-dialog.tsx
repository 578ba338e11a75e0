import { MAX_NAME_LENGTH } from '@study-assistant/contract/wire/limits';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type * as z from 'zod/mini';
import { focusField } from '../../../lib/dom/focus-field.ts';
import { Field } from '../field/field.tsx';
import { Input } from '../field/input.tsx';
import { FormDialog } from './form-dialog.tsx';

type RenameDialogProps = {
  title: string;
  /** The id of its field. */
  id: string;
  label: string;
  /** The name until now. */
  name: string;
  /** What a name may be; its sentence is told at the field. */
  schema: z.ZodMiniType;
  isSaving: boolean;
  error: string | null;
  onSave: (name: string) => void;
  onCancel: () => void;
};

/** Asks for another name. */
export function RenameDialog(props: RenameDialogProps) {
  const { title, id, label, name, schema, isSaving, error, onSave, onCancel } = props;
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<string | null>(null);

  function submit() {
    const found = schema.safeParse(typed).error?.issues[0]?.message;
    flushSync(() => setProblem(found ?? null));
    if (found === undefined) onSave(typed);
    else focusField(id);
  }

  return (
    <FormDialog
      {...{ title, error, onCancel }}
      submitLabel="Save"
      isBusy={isSaving}
      onSubmit={submit}
    >
      <Field id={id} label={label} error={problem}>
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
