import { MAX_OPTION_LENGTH } from '@study-assistant/contract/wire/limits';
import { Check } from 'lucide-react';
import { FieldError } from '../../../../components/ui/field/field.tsx';
import { Textarea } from '../../../../components/ui/field/textarea.tsx';
import { classNames } from '../../../../lib/dom/class-names.ts';
import { optionLetter } from '../../../../lib/format/option-letter.ts';
import { fieldIds } from '../field-ids.ts';
import { oneLine, type QuestionTexts } from '../question-texts.ts';
import styles from './question-card.module.css';

type OptionFieldsProps = Pick<QuestionTexts, 'options' | 'correctAnswer'> & {
  questionKey: string;
  errorOf: (fieldId: string) => string | undefined;
  onChange: (texts: Partial<QuestionTexts>) => void;
};

/** The options of a question, and which of them is right. */
export function OptionFields({
  questionKey,
  options,
  correctAnswer,
  errorOf,
  onChange,
}: OptionFieldsProps) {
  const ids = fieldIds.of(questionKey);
  const error = errorOf(ids.options);
  return (
    <fieldset
      id={ids.options}
      className={styles.options}
      aria-describedby={error === undefined ? undefined : `${ids.options}-error`}
    >
      <legend className={styles.legend}>Options – mark the right one</legend>
      {options.map((option, index) => (
        <OptionField
          key={index}
          id={ids.option(index)}
          group={ids.options}
          letter={optionLetter(index)}
          text={option}
          isCorrect={index === correctAnswer}
          error={errorOf(ids.option(index))}
          onMark={() => onChange({ correctAnswer: index })}
          onType={(text) => onChange({ options: options.with(index, text) })}
        />
      ))}
      {error !== undefined && <FieldError id={`${ids.options}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

type OptionFieldProps = {
  id: string;
  group: string;
  letter: string;
  text: string;
  isCorrect: boolean;
  error: string | undefined;
  onMark: () => void;
  onType: (text: string) => void;
};

function OptionField({
  id,
  group,
  letter,
  text,
  isCorrect,
  error,
  onMark,
  onType,
}: OptionFieldProps) {
  const errorId = `${id}-error`;
  return (
    <div className={styles.optionRow}>
      <div className={classNames(styles.option, isCorrect && styles.correct)}>
        <label className={styles.mark}>
          <input
            type="radio"
            name={group}
            checked={isCorrect}
            onChange={onMark}
            className={styles.radio}
          />
          <span className="visually-hidden">Option {letter} is right</span>
          <span aria-hidden className={styles.letter}>
            {isCorrect ? <Check /> : letter}
          </span>
        </label>
        <Textarea
          id={id}
          aria-label={`Option ${letter}`}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : errorId}
          dir="auto"
          rows={1}
          maxLength={MAX_OPTION_LENGTH}
          value={text}
          onChange={(event) => onType(oneLine(event.target.value))}
        />
        {isCorrect && <span className={styles.right}>Right</span>}
      </div>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
