import {
  newColumnSchema,
  type MarkColumn,
} from '@study-assistant/contract/assignments/mark-columns';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { FormDialog } from '../../../components/ui/dialog/form-dialog.tsx';
import { Field } from '../../../components/ui/field/field.tsx';
import { Input } from '../../../components/ui/field/input.tsx';
import { Select } from '../../../components/ui/field/select.tsx';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { focusField } from '../../../lib/dom/focus-field.ts';
import { formatDateForFileName } from '../../../lib/format/dates.ts';
import type { Markbook } from '../../../queries/markbooks.ts';
import { saveColumn } from '../../../queries/markbooks.ts';
import { texts } from './markbook-texts.ts';

const fieldNames = ['name', 'date', 'highest'] as const;
type FieldName = (typeof fieldNames)[number];

type ColumnDialogProps = {
  book: Markbook;
  /** Null adds a column. */
  column: MarkColumn | null;
  onClose: () => void;
};

/** Adds a column of the teacher's own, or changes it. */
export function ColumnDialog({ book, column, onClose }: ColumnDialogProps) {
  const { categories, categoryOf } = book.grading;
  const [values, setValues] = useState(() => ({
    name: column?.name ?? '',
    date: column?.date ?? formatDateForFileName(new Date()),
    highest: String(column?.highest ?? ''),
    categoryId: (column && categoryOf[column.id]) ?? '',
  }));
  const [errors, setErrors] = useState<Partial<Record<FieldName, string>>>({});
  const { mutate, isPending, error } = useMutation({
    mutationFn: (fields: Parameters<typeof saveColumn>[0]['fields'], { client }) =>
      saveColumn({ classId: book.class.id, columnId: column?.id ?? null, fields }, client),
    onSuccess: () => flushSync(onClose),
  });

  function submit() {
    const highest = values.highest.trim() === '' ? Number.NaN : Number(values.highest);
    const categoryId = values.categoryId || null;
    const read = newColumnSchema.safeParse({ ...values, highest, categoryId });
    if (read.success) return mutate(read.data);
    const wrong = fieldNames.filter((name) =>
      read.error.issues.some(({ path }) => path[0] === name),
    );
    const sentences = wrong.map((name) => {
      const issue = read.error.issues.find(({ path }) => path[0] === name);
      return [name, issue?.message ?? ''] as const;
    });
    flushSync(() => setErrors(Object.fromEntries(sentences)));
    if (wrong[0]) focusField(`column-${wrong[0]}`);
  }

  const input = (name: FieldName) => ({
    value: values[name],
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setErrors({});
      setValues((before) => ({ ...before, [name]: target.value }));
    },
  });

  return (
    <FormDialog
      title={column ? `Change ${column.name}` : texts.columnTitle}
      description={column ? undefined : texts.columnText}
      submitLabel={column ? 'Save' : 'Add'}
      isBusy={isPending}
      error={error && describeFailure(texts.columnFailed, error)}
      onSubmit={submit}
      onCancel={onClose}
    >
      <Field id="column-name" label="Name" error={errors.name}>
        {(control) => <Input {...control} {...input('name')} dir="auto" autoComplete="off" />}
      </Field>
      <Field id="column-date" label="Date" error={errors.date}>
        {(control) => <Input {...control} {...input('date')} type="date" />}
      </Field>
      <Field id="column-highest" label="Highest points" error={errors.highest}>
        {(control) => (
          <Input {...control} {...input('highest')} inputMode="numeric" autoComplete="off" />
        )}
      </Field>
      {categories.length > 0 && (
        <Field id="column-category" label="Category">
          {(control) => (
            <Select
              {...control}
              value={values.categoryId}
              onChange={({ target }) =>
                setValues((before) => ({ ...before, categoryId: target.value }))
              }
            >
              <option value="">{texts.noCategory}</option>
              {categories.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </FormDialog>
  );
}
