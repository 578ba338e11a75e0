import { releaseRules, shownResults } from '@study-assistant/contract/assignments/assignments';
import { Checkbox } from '../../../components/ui/field/checkbox.tsx';
import { ChoiceSelect } from '../../../components/ui/field/choice-select.tsx';
import { Field, FieldError } from '../../../components/ui/field/field.tsx';
import { AdvancedFields } from './advanced-fields.tsx';
import styles from './assignment-form.module.css';
import { releaseLabels, showsLabels, texts } from './form-texts.ts';
import { TimeFields } from './time-fields.tsx';
import { fieldId, type AssignmentForm } from './use-assignment-form.ts';

type SettingsFieldsProps = {
  form: AssignmentForm;
  /** Whether the quiz would have to leave the shelf. */
  isShelfInTheWay: boolean;
  /** A summary of the outcome in words. */
  outcome: string | null;
};

/** All fields of an assignment except the classes that get it. */
export function SettingsFields({ form, isShelfInTheWay, outcome }: SettingsFieldsProps) {
  return (
    <>
      <TimeFields form={form} />
      <ResultFields form={form} />
      {isShelfInTheWay && <ShelfNote form={form} />}
      <AdvancedFields form={form} />
      {outcome !== null && (
        <p className={styles.outcome} dir="auto">
          {outcome}
        </p>
      )}
    </>
  );
}

/** Held results are pointless if everybody can take the quiz: says so and offers a way out. */
function ShelfNote({ form: { values, errors, change } }: { form: AssignmentForm }) {
  const errorId = `${fieldId('shelf')}-error`;
  return (
    <div className={styles.note}>
      <p>
        <strong>{texts.shelfTitle}</strong>
      </p>
      <p>{texts.shelfText}</p>
      <Checkbox
        id={fieldId('shelf')}
        label={texts.shelfChoice}
        checked={values.leavesShelf}
        aria-describedby={errors.shelf ? errorId : undefined}
        onChange={(event) => change({ leavesShelf: event.target.checked })}
      />
      {errors.shelf && <FieldError id={errorId}>{errors.shelf}</FieldError>}
    </div>
  );
}

/** The fields for when students see their results, and how much of them. */
function ResultFields({ form }: { form: AssignmentForm }) {
  const { values, errors, change } = form;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Results</legend>
      <div className={styles.pair}>
        <Field id={fieldId('release')} label="Students see them" error={errors.release}>
          {(control) => (
            <ChoiceSelect
              {...control}
              choices={releaseRules}
              labelOf={(choice) => releaseLabels[choice]}
              value={values.release}
              onChange={(release) => change({ release })}
            />
          )}
        </Field>
        <Field id="assignment-shows" label="What they see">
          {(control) => (
            <ChoiceSelect
              {...control}
              choices={shownResults.toReversed()}
              labelOf={(choice) => showsLabels[choice]}
              value={values.shows}
              onChange={(shows) => change({ shows })}
            />
          )}
        </Field>
      </div>
    </fieldset>
  );
}
