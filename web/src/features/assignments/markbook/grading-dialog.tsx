import {
  gradingSchema,
  MAX_CATEGORIES,
  MAX_GRADES,
  type Grading,
} from '@study-assistant/contract/assignments/grading';
import {
  findReadyScale,
  readyScales,
  type ReadyScale,
} from '@study-assistant/contract/assignments/ready-scales';
import { useMutation } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../components/ui/button/button.tsx';
import { FormDialog } from '../../../components/ui/dialog/form-dialog.tsx';
import { ChoiceSelect } from '../../../components/ui/field/choice-select.tsx';
import { Field } from '../../../components/ui/field/field.tsx';
import { Input } from '../../../components/ui/field/input.tsx';
import { Select } from '../../../components/ui/field/select.tsx';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { classNames } from '../../../lib/dom/class-names.ts';
import type { Markbook } from '../../../queries/markbooks.ts';
import { setGrading } from '../../../queries/markbooks.ts';
import styles from './grading-dialog.module.css';
import { scaleNames, texts } from './markbook-texts.ts';

type Typed = {
  categories: { id: string; name: string; weight: string }[];
  categoryOf: Record<string, string>;
  scale: { key: string; name: string; from: string }[];
};

const scaleChoices = ['none', 'us', 'germany', 'gcse', 'own'] as const;
type ScaleChoice = (typeof scaleChoices)[number];

/** Sets categories with their weights, what is in them, and the scale of grades. */
export function GradingDialog({ book, onClose }: { book: Markbook; onClose: () => void }) {
  const [typed, setTyped] = useState(() => toTyped(book.grading));
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (grading: Grading, { client }) => setGrading(book.class.id, grading, client),
    onSuccess: () => flushSync(onClose),
  });

  function change(next: Partial<Typed>) {
    setProblem(null);
    setTyped((before) => ({ ...before, ...next }));
  }

  function submit() {
    const read = gradingSchema.safeParse(toGrading(typed));
    if (read.success) return mutate(read.data);
    setProblem(read.error.issues[0]?.message ?? texts.gradingFailed);
  }

  return (
    <FormDialog
      isWide
      title={texts.grading}
      description={texts.gradingText}
      submitLabel="Save"
      isBusy={isPending}
      error={problem ?? (error && describeFailure(texts.gradingFailed, error))}
      onSubmit={submit}
      onCancel={onClose}
    >
      <Categories typed={typed} onChange={change} />
      {typed.categories.length > 0 && <Sorting book={book} typed={typed} onChange={change} />}
      <Scale scale={typed.scale} onChange={(scale) => change({ scale })} />
    </FormDialog>
  );
}

type PartProps = { typed: Typed; onChange: (next: Partial<Typed>) => void };

function Categories({ typed: { categories }, onChange }: PartProps) {
  const put = (at: number, fields: Partial<Typed['categories'][number]>) =>
    onChange({ categories: categories.map((one, n) => (n === at ? { ...one, ...fields } : one)) });
  return (
    <Part title={texts.categories} text={texts.categoriesText}>
      {categories.length > 0 && <Heads names={['Name', 'Weight']} />}
      {categories.map(({ id, name, weight }, at) => (
        <div key={id} className={styles.row}>
          <Input
            aria-label={`Name of category ${at + 1}`}
            dir="auto"
            value={name}
            onChange={({ target }) => put(at, { name: target.value })}
          />
          <Input
            aria-label={`Weight of category ${at + 1}`}
            inputMode="numeric"
            className={styles.number}
            value={weight}
            onChange={({ target }) => put(at, { weight: target.value })}
          />
          <RemoveButton
            what={`category ${name || at + 1}`}
            onRemove={() => onChange({ categories: categories.filter((one) => one.id !== id) })}
          />
        </div>
      ))}
      {categories.length < MAX_CATEGORIES && (
        <AddButton
          onAdd={() => {
            const added = { id: crypto.randomUUID(), name: '', weight: '1' };
            onChange({ categories: [...categories, added] });
          }}
        >
          Add a category
        </AddButton>
      )}
    </Part>
  );
}

function Sorting({ book, typed, onChange }: PartProps & { book: Markbook }) {
  const { categories, categoryOf } = typed;
  const named = [
    ...book.columns.map(({ id, name }) => ({ id, name })),
    ...book.assignments.map(({ id, quizTitle }) => ({ id, name: quizTitle })),
  ];
  return (
    <Part title={texts.sorting}>
      {named.map(({ id, name }) => (
        <div key={id} className={styles.sorted}>
          <label htmlFor={`sorted-${id}`} dir="auto">
            {name}
          </label>
          <Select
            id={`sorted-${id}`}
            value={categories.some((one) => one.id === categoryOf[id]) ? categoryOf[id] : ''}
            onChange={({ target }) =>
              onChange({ categoryOf: { ...categoryOf, [id]: target.value } })
            }
          >
            <option value="">{texts.noCategory}</option>
            {categories.map((one, at) => (
              <option key={one.id} value={one.id}>
                {one.name || `Category ${at + 1}`}
              </option>
            ))}
          </Select>
        </div>
      ))}
    </Part>
  );
}

type ScaleProps = { scale: Typed['scale']; onChange: (scale: Typed['scale']) => void };

function Scale({ scale, onChange }: ScaleProps) {
  const put = (key: string, fields: Partial<ScaleProps['scale'][number]>) =>
    onChange(scale.map((step) => (step.key === key ? { ...step, ...fields } : step)));

  function choose(choice: ScaleChoice) {
    if (choice === 'none') return onChange([]);
    if (choice !== 'own') return onChange(toTypedScale(readyScales[choice]));
    return onChange(scale.length > 0 ? [...scale, emptyStep()] : [emptyStep()]);
  }

  return (
    <Part title={texts.scale} text={texts.scaleText}>
      <Field id="grading-scale" label="Scale">
        {(control) => (
          <ChoiceSelect
            {...control}
            choices={scaleChoices}
            labelOf={(choice) => scaleNames[choice]}
            value={nameScale(scale)}
            onChange={choose}
          />
        )}
      </Field>
      {scale.length > 0 && <Heads names={['Grade', 'From %']} />}
      {scale.map(({ key, name, from }, at) => (
        <div key={key} className={styles.row}>
          <Input
            aria-label={`Name of grade ${at + 1}`}
            dir="auto"
            value={name}
            onChange={({ target }) => put(key, { name: target.value })}
          />
          <Input
            aria-label={`Grade ${name || at + 1} begins at per cent`}
            inputMode="decimal"
            className={styles.number}
            value={from}
            onChange={({ target }) => put(key, { from: target.value })}
          />
          <RemoveButton
            what={`grade ${name || at + 1}`}
            onRemove={() => onChange(scale.filter((step) => step.key !== key))}
          />
        </div>
      ))}
      {scale.length > 0 && scale.length < MAX_GRADES && (
        <AddButton onAdd={() => onChange([...scale, emptyStep()])}>Add a grade</AddButton>
      )}
    </Part>
  );
}

function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <fieldset className={styles.part}>
      <legend>{title}</legend>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children}
    </fieldset>
  );
}

/** For the eye: each field has a name of its own. */
function Heads({ names: [first, second] }: { names: [string, string] }) {
  return (
    <div aria-hidden className={classNames(styles.row, styles.heads)}>
      <span>{first}</span>
      <span>{second}</span>
    </div>
  );
}

function AddButton({ onAdd, children }: { onAdd: () => void; children: string }) {
  return (
    <Button variant="quiet" icon={<Plus aria-hidden />} className={styles.add} onClick={onAdd}>
      {children}
    </Button>
  );
}

function RemoveButton({ what, onRemove }: { what: string; onRemove: () => void }) {
  return (
    <Button
      variant="quiet"
      icon={<X aria-hidden />}
      aria-label={`Remove ${what}`}
      onClick={onRemove}
    />
  );
}

function nameScale(scale: Typed['scale']): ScaleChoice {
  if (scale.length === 0) return 'none';
  const steps = scale.map(({ name, from }) => ({ name, from: readNumber(from) }));
  const ready: ReadyScale | null = findReadyScale(steps);
  return ready ?? 'own';
}

function emptyStep(): Typed['scale'][number] {
  return { key: crypto.randomUUID(), name: '', from: '' };
}

function toTypedScale(scale: Grading['scale']): Typed['scale'] {
  return scale.map(({ name, from }) => ({ ...emptyStep(), name, from: String(from) }));
}

function toTyped({ categories, categoryOf, scale }: Grading): Typed {
  return {
    categories: categories.map((one) => ({ ...one, weight: String(one.weight) })),
    categoryOf,
    scale: toTypedScale(scale),
  };
}

/** As it is sent; what is no number is refused there with a sentence. */
function toGrading({ categories, categoryOf, scale }: Typed): Grading {
  return {
    categories: categories.map((one) => ({ ...one, weight: readNumber(one.weight) })),
    categoryOf: Object.fromEntries(Object.entries(categoryOf).filter(([, id]) => id !== '')),
    scale: scale.map(({ name, from }) => ({ name, from: readNumber(from) })),
  };
}

function readNumber(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.'));
}
