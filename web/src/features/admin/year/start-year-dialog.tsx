import { listFormat } from '@study-assistant/contract/wire/formats';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { FormDialog } from '../../../components/ui/dialog/form-dialog.tsx';
import { Field } from '../../../components/ui/field/field.tsx';
import { Input } from '../../../components/ui/field/input.tsx';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { focusField } from '../../../lib/dom/focus-field.ts';
import { count } from '../../../lib/format/numbers.ts';
import { forgetPeople } from '../../../queries/people.ts';
import { startYear, yearQuery, type NewYear, type YearPlan } from '../../../queries/school.ts';
import { texts } from './year-texts.ts';

type StartYearDialogProps = {
  plan: YearPlan;
  year: NewYear;
  /** A reason not to start the year today. */
  warning: string | null;
  onClose: () => void;
};

/** Says again what will happen, and asks for the name of the year. */
export function StartYearDialog({ plan, year, warning, onClose }: StartYearDialogProps) {
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: startYear,
    onSuccess: (last) => {
      client.setQueryData(yearQuery.queryKey, { ...plan, last });
      onClose();
    },
    onSettled: () => void forgetPeople(client),
  });

  function submit() {
    const isSame = typed.trim() === year.name;
    flushSync(() => setProblem(isSame ? null : `Please type ${year.name}.`));
    if (isSame) mutate(year);
    else focusField('year-confirm');
  }

  return (
    <FormDialog
      title={`Start the school year ${year.name}?`}
      description={[sumUpPlan(plan, year), warning].filter(Boolean).join(' ')}
      submitLabel="Start it"
      busyLabel="Starting…"
      submitVariant="danger"
      isBusy={isPending}
      error={error && describeFailure(texts.failed, error)}
      onSubmit={submit}
      onCancel={onClose}
    >
      <Field id="year-confirm" label={`Type ${year.name} to confirm`} error={problem}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}

/** Returns "412 students move up or leave, 3 stay, and 24 classes are archived." */
function sumUpPlan({ students, classes }: YearPlan, { archiveClasses, except }: NewYear) {
  const all = students.reduce((sum, row) => sum + row.count, 0);
  const going = Math.max(0, all - except.length);
  const archived = archiveClasses && classes > 0;
  const parts = [
    going === 1 ? '1 student moves up or leaves' : `${count(going, 'student')} move up or leave`,
    ...(except.length > 0 ? [except.length === 1 ? '1 stays' : `${except.length} stay`] : []),
    ...(archived
      ? [classes === 1 ? '1 class is archived' : `${classes} classes are archived`]
      : []),
  ];
  return `${listFormat('en', 'conjunction').format(parts)}. ${texts.noUndo}`;
}
