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
  /** Which times the classes of other zones get; null or absent where there are none. */
  elsewhere?: string | null;
  /** What is said of a quiz that lies on the shelf; null for one that does not. */
  shelf: ShelfNoteOptions | null;
  /** A summary of the outcome in words. */
  outcome: string | null;
};

type ShelfNoteOptions = {
  /** Whether the settings allow no quiz of the shelf. */
  isInTheWay: boolean;
  /** Whether the teacher may take it off, as the one who made it. */
  isOwn: boolean;
};

/** All fields of an assignment except the classes that get it. */
export function SettingsFields({ form, elsewhere, shelf, outcome }: SettingsFieldsProps) {
  return (
    <>
      <TimeFields form={form} />
      {elsewhere && (
        <p role="status" className={styles.note} dir="auto">
          {elsewhere}
        </p>
      )}
      <ResultFields form={form} />
      {shelf && <ShelfNote form={form} {...shelf} />}
      <AdvancedFields form={form} />
      {outcome !== null && (
        <p className={styles.outcome} dir="auto">
          {outcome}
        </p>
      )}
    </>
  );
}

type ShelfNoteProps = ShelfNoteOptions & { form: AssignmentForm };

/** Says that everybody can see the answers of the quiz, and offers to take it off the shelf. */
function ShelfNote({ form: { values, errors, change }, isInTheWay, isOwn }: ShelfNoteProps) {
  const errorId = `${fieldId('shelf')}-error`;
  return (
    <div className={styles.note}>
      <p>
        <strong>{texts.shelfTitle}</strong>
      </p>
      <p>
        {texts.shelfText}
        {isInTheWay && ` ${texts.shelfHeldText}`}
      </p>
      {!isOwn && <p>{texts.shelfOfColleague}</p>}
      <Checkbox
        id={fieldId('shelf')}
        label={texts.shelfChoice}
        checked={isOwn && values.leavesShelf}
        disabled={!isOwn}
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
