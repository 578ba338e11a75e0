import { releaseRules, shownResults } from '@study-assistant/contract/assignments/assignments';
import { ChoiceSelect } from '../../../components/ui/field/choice-select.tsx';
import { Field } from '../../../components/ui/field/field.tsx';
import styles from './assignment-form.module.css';
import { releaseLabels, showsLabels } from './form-texts.ts';
import { fieldId, type AssignmentForm } from './use-assignment-form.ts';

/** When students see their results, and what of them. */
export function ResultFields({ form }: { form: AssignmentForm }) {
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
