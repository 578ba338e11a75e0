import { MAX_OPTION_LENGTH } from '@study-assistant/contract/wire/limits';
import { Field } from '../../components/ui/field/field.tsx';
import { RadioCards } from '../../components/ui/field/radio-cards.tsx';
import { Textarea } from '../../components/ui/field/textarea.tsx';
import type { StatementTexts } from '../edited-texts.ts';
import styles from '../questions.module.css';

const choices = [
  { value: 'true', label: 'True' },
  { value: 'false', label: 'False' },
] as const;

type TrueFalseFieldsProps = {
  idOf: (name: string) => string;
  texts: StatementTexts;
  errorOf: (fieldId: string) => string | undefined;
  onChange: (texts: StatementTexts) => void;
};

/** Whether the statement is true, and what is true instead. */
export function TrueFalseFields({ idOf, texts, errorOf, onChange }: TrueFalseFieldsProps) {
  const { isTrue, correction } = texts;
  return (
    <div className={styles.fields}>
      <RadioCards
        id={idOf('isTrue')}
        legend="The statement is"
        options={choices}
        layout="row"
        value={isTrue === null ? null : isTrue ? 'true' : 'false'}
        error={errorOf(idOf('isTrue'))}
        onChange={(value) => onChange({ ...texts, isTrue: value === 'true' })}
      />
      {isTrue === false && (
        <Field
          id={idOf('correction')}
          label="What is true instead"
          hint="Students read it with their result."
          isOptional
          error={errorOf(idOf('correction'))}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={1}
              dir="auto"
              maxLength={MAX_OPTION_LENGTH}
              value={correction}
              onChange={(event) => onChange({ ...texts, correction: event.target.value })}
            />
          )}
        </Field>
      )}
    </div>
  );
}
