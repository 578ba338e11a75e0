import {
  MAX_EXPLANATION_LENGTH,
  MAX_OPTION_LENGTH,
  MAX_QUESTION_LENGTH,
  MAX_TOPIC_LENGTH,
} from '@study-assistant/contract/wire/limits';
import { Check } from 'lucide-react';
import { Field, FieldError } from '../../../../components/ui/field/field.tsx';
import { Textarea } from '../../../../components/ui/field/textarea.tsx';
import { classNames } from '../../../../lib/dom/class-names.ts';
import { optionLetter } from '../../../../lib/format/option-letter.ts';
import { fieldIds } from '../field-ids.ts';
import { oneLine, type QuestionTexts } from '../question-texts.ts';
import { SuggestWrongAnswers } from '../suggestions/suggest-wrong-answers.tsx';
import styles from './question-card.module.css';

type QuestionFieldsProps = {
  questionKey: string;
  texts: QuestionTexts;
  isLocked: boolean;
  errorOf: (fieldId: string) => string | undefined;
  onChange: (texts: Partial<QuestionTexts>) => void;
};

export function QuestionFields({
  questionKey,
  texts,
  isLocked,
  errorOf,
  onChange,
}: QuestionFieldsProps) {
  const ids = fieldIds.of(questionKey);
  return (
    <fieldset disabled={isLocked} className={styles.fields}>
      <legend className="visually-hidden">Texts</legend>
      <Field id={ids.question} label="Question" error={errorOf(ids.question)}>
        {(control) => (
          <Textarea
            {...control}
            dir="auto"
            maxLength={MAX_QUESTION_LENGTH}
            className={styles.questionText}
            value={texts.question}
            onChange={(event) => onChange({ question: event.target.value })}
          />
        )}
      </Field>
      <OptionFields
        questionKey={questionKey}
        options={texts.options}
        correctAnswer={texts.correctAnswer}
        errorOf={errorOf}
        onChange={onChange}
      />
      <SuggestWrongAnswers question={texts} onChange={onChange} />
      <div className={styles.pair}>
        <Field id={ids.explanation} label="Explanation" isOptional error={errorOf(ids.explanation)}>
          {(control) => (
            <Textarea
              {...control}
              dir="auto"
              maxLength={MAX_EXPLANATION_LENGTH}
              value={texts.explanation}
              onChange={(event) => onChange({ explanation: event.target.value })}
            />
          )}
        </Field>
        <Field id={ids.topic} label="Topic" error={errorOf(ids.topic)}>
          {(control) => (
            <Textarea
              {...control}
              rows={1}
              dir="auto"
              maxLength={MAX_TOPIC_LENGTH}
              value={texts.topic}
              onChange={(event) => onChange({ topic: oneLine(event.target.value) })}
            />
          )}
        </Field>
      </div>
    </fieldset>
  );
}

type OptionFieldsProps = Pick<QuestionTexts, 'options' | 'correctAnswer'> & {
  questionKey: string;
  errorOf: (fieldId: string) => string | undefined;
  onChange: (texts: Partial<QuestionTexts>) => void;
};

/** The options of a question, and the choice of the right one. */
function OptionFields({
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
