import { countedAttempts } from '@study-assistant/contract/assignments/assignments';
import { Checkbox } from '../../../components/ui/field/checkbox.tsx';
import { ChoiceSelect } from '../../../components/ui/field/choice-select.tsx';
import { Field } from '../../../components/ui/field/field.tsx';
import { Input } from '../../../components/ui/field/input.tsx';
import { keysOf } from '../../../lib/format/keys-of.ts';
import styles from './assignment-form.module.css';
import { countsLabels, timeLabels, versionLabels } from './form-texts.ts';
import { attemptsChoices } from './form-values.ts';
import { fieldId, type AssignmentForm } from './use-assignment-form.ts';

/** Settings whose defaults usually fit, folded up until somebody opens them. */
export function AdvancedFields({ form }: { form: AssignmentForm }) {
  const { values, change, isAdvancedOpen, setIsAdvancedOpen } = form;
  return (
    <details
      className={styles.advanced}
      open={isAdvancedOpen}
      onToggle={(event) => setIsAdvancedOpen(event.currentTarget.open)}
    >
      <summary>Attempts, time and order</summary>
      <div className={styles.folded}>
        <AttemptFields form={form} />
        <LimitFields form={form} />
        <div>
          <Checkbox
            label="Questions in another order for each student"
            checked={values.shufflesQuestions}
            onChange={(event) => change({ shufflesQuestions: event.target.checked })}
          />
          <Checkbox
            label="Answers in another order for each student"
            checked={values.shufflesOptions}
            onChange={(event) => change({ shufflesOptions: event.target.checked })}
          />
        </div>
        <Field id="assignment-version" label="The quiz">
          {(control) => (
            <ChoiceSelect
              {...control}
              choices={keysOf(versionLabels)}
              labelOf={(choice) => versionLabels[choice]}
              value={values.keepsVersion ? 'kept' : 'newest'}
              onChange={(choice) => change({ keepsVersion: choice === 'kept' })}
            />
          )}
        </Field>
      </div>
    </details>
  );
}

function AttemptFields({ form: { values, errors, change } }: { form: AssignmentForm }) {
  return (
    <div className={styles.pair}>
      <Field id={fieldId('attempts')} label="Attempts" error={errors.attempts}>
        {(control) => (
          <ChoiceSelect
            {...control}
            choices={attemptsChoices}
            labelOf={(choice) => (choice === 'any' ? 'Any number' : choice)}
            value={values.attempts}
            onChange={(attempts) => change({ attempts })}
          />
        )}
      </Field>
      {values.attempts !== '1' && (
        <Field id="assignment-counts" label="Which one counts">
          {(control) => (
            <ChoiceSelect
              {...control}
              choices={countedAttempts}
              labelOf={(choice) => countsLabels[choice]}
              value={values.counts}
              onChange={(counts) => change({ counts })}
            />
          )}
        </Field>
      )}
    </div>
  );
}

function LimitFields({ form: { values, errors, change } }: { form: AssignmentForm }) {
  return (
    <div className={styles.pair}>
      <Field id="assignment-time" label="Time">
        {(control) => (
          <ChoiceSelect
            {...control}
            choices={keysOf(timeLabels)}
            labelOf={(choice) => timeLabels[choice]}
            value={values.time}
            onChange={(time) => change({ time })}
          />
        )}
      </Field>
      {values.time === 'factor' && (
        <Field
          id={fieldId('factor')}
          label="How many times as long"
          hint="0.25 to 5."
          error={errors.factor}
        >
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={values.factor}
              onChange={(event) => change({ factor: event.target.value })}
            />
          )}
        </Field>
      )}
      {values.time === 'minutes' && (
        <Field id={fieldId('minutes')} label="Minutes" hint="1 to 600." error={errors.minutes}>
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              autoComplete="off"
              value={values.minutes}
              onChange={(event) => change({ minutes: event.target.value })}
            />
          )}
        </Field>
      )}
    </div>
  );
}
