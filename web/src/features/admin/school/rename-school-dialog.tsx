import { changeSchool } from '@study-assistant/contract/school/school';
import { MAX_NAME_LENGTH } from '@study-assistant/contract/wire/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { FormDialog } from '../../../components/ui/dialog/form-dialog.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { Field } from '../../../components/ui/field/field.tsx';
import { Input } from '../../../components/ui/field/input.tsx';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { focusField } from '../../../lib/dom/focus-field.ts';
import { renameSchool, schoolQuery } from '../../../queries/school.ts';
import { texts } from './school-texts.ts';

type RenameSchoolDialogProps = { name: string; onClose: () => void };

export function RenameSchoolDialog({ name, onClose }: RenameSchoolDialogProps) {
  const client = useQueryClient();
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: renameSchool,
    onSuccess: (school) => {
      client.setQueryData(schoolQuery.queryKey, school);
      void client.invalidateQueries({ queryKey: ['admin', 'audit'] });
      onClose();
      toast.success(texts.saved);
    },
  });

  function submit() {
    const found = changeSchool.body.shape.name.safeParse(typed).error?.issues[0]?.message;
    flushSync(() => setProblem(found ?? null));
    if (found !== undefined) focusField('school-name');
    else mutate(typed);
  }

  return (
    <FormDialog
      title="Change the name of the school"
      submitLabel="Save"
      isBusy={isPending}
      error={error && describeFailure(texts.failed, error)}
      onSubmit={submit}
      onCancel={onClose}
    >
      <Field id="school-name" label="Name" error={problem}>
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
