import { targetGrades } from '@study-assistant/contract/quizzes/quizzes';
import { MAX_QUESTIONS, MIN_QUESTIONS, TOUGHNESS } from '@study-assistant/contract/wire/constants';
import { MAX_NAME_LENGTH } from '@study-assistant/contract/wire/limits';
import { ChoiceSelect } from '../../../components/ui/field/choice-select.tsx';
import { Field } from '../../../components/ui/field/field.tsx';
import { Input } from '../../../components/ui/field/input.tsx';
import { Switch } from '../../../components/ui/field/switch.tsx';
import styles from '../quiz-generation.module.css';
import { texts } from '../teacher-quiz-texts.ts';
import { fieldIds } from './field-ids.ts';
import { OtherKindsField } from './other-kinds-field.tsx';
import type { OrderSettings } from './use-order-settings.ts';

type OrderSettingsFieldsProps = {
  settings: OrderSettings;
  /** The title of a quiz that is given none; null until a document suggests one. */
  suggestedTitle: string | null;
};

/** The fields of an order other than its document. */
export function OrderSettingsFields({ settings, suggestedTitle }: OrderSettingsFieldsProps) {
  const { values, set } = settings;
  return (
    <>
      <Field id={fieldIds.toughness} label="Toughness">
        {(control) => (
          <ChoiceSelect
            {...control}
            choices={TOUGHNESS}
            value={values.toughness}
            onChange={(toughness) => set({ toughness })}
          />
        )}
      </Field>
      <Field id={fieldIds.targetGrade} label="Target grade">
        {(control) => (
          <ChoiceSelect
            {...control}
            choices={targetGrades}
            value={values.targetGrade}
            onChange={(targetGrade) => set({ targetGrade })}
          />
        )}
      </Field>
      <CountField settings={settings} />
      <OtherKindsField chosen={values.otherKinds} onChange={(otherKinds) => set({ otherKinds })} />
      {suggestedTitle !== null && (
        <div className={styles.title}>
          <Field id={fieldIds.title} label="Title" hint={texts.titleHint}>
            {(control) => (
              <Input
                {...control}
                dir="auto"
                autoComplete="off"
                maxLength={MAX_NAME_LENGTH}
                value={values.title ?? suggestedTitle}
                onChange={(event) => set({ title: event.target.value })}
                onBlur={() => values.title?.trim() === '' && set({ title: null })}
              />
            )}
          </Field>
        </div>
      )}
      <div className={styles.wide}>
        <Switch
          label="Publish at once"
          hint={values.publish ? texts.publishHint : texts.draftHint}
          checked={values.publish}
          onChange={(event) => set({ publish: event.target.checked })}
        />
      </div>
    </>
  );
}

function CountField({ settings }: { settings: OrderSettings }) {
  const { values, countError, setCount, settleCount } = settings;
  return (
    <Field
      id={fieldIds.numQuestions}
      label="Number of questions"
      hint={texts.countHint}
      error={countError}
    >
      {(control) => (
        <Input
          {...control}
          type="number"
          inputMode="numeric"
          min={MIN_QUESTIONS}
          max={MAX_QUESTIONS}
          value={values.numQuestions}
          onChange={(event) => setCount(event.target.value)}
          onBlur={settleCount}
        />
      )}
    </Field>
  );
}
