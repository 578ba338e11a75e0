import {
  MAX_CHOICES,
  MAX_OPTIONS,
  MIN_CHOICES,
  MIN_OPTIONS,
} from '@study-assistant/contract/wire/constants';
import { MAX_OPTION_LENGTH } from '@study-assistant/contract/wire/limits';
import { Check, Plus, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../../components/ui/button/button.tsx';
import { FieldError } from '../../../../components/ui/field/field.tsx';
import { Textarea } from '../../../../components/ui/field/textarea.tsx';
import { classNames } from '../../../../lib/dom/class-names.ts';
import { focusField } from '../../../../lib/dom/focus-field.ts';
import { optionLetter } from '../../../../lib/format/option-letter.ts';
import { NEW_SEVERAL } from '../../../../questions/edited-texts.ts';
import { fieldIds } from '../field-ids.ts';
import { oneLine, type QuestionTexts } from '../question-texts.ts';
import styles from './question-card.module.css';

type Options = Pick<QuestionTexts, 'options' | 'correctAnswer' | 'several'>;

type OptionFieldsProps = {
  questionKey: string;
  texts: Options & Pick<QuestionTexts, 'kind'>;
  errorOf: (fieldId: string) => string | undefined;
  onChange: (texts: Partial<QuestionTexts>) => void;
};

/** The options of a question, and which of them is right, or are. */
export function OptionFields({ questionKey, texts, errorOf, onChange }: OptionFieldsProps) {
  const { options, correctAnswer, several = NEW_SEVERAL } = texts;
  const isSeveral = texts.kind === 'several';
  const [least, most] = isSeveral ? [MIN_CHOICES, MAX_CHOICES] : [MIN_OPTIONS, MAX_OPTIONS];
  const ids = fieldIds.of(questionKey);
  const error = errorOf(ids.options);
  const [removal, setRemoval] = useState<{ before: Options; left: readonly string[] } | null>(null);
  // Whatever else changes the options, such as a suggestion, makes it too late to go back.
  const before = removal?.left === options ? removal.before : null;

  function add() {
    flushSync(() => onChange({ options: [...options, ''] }));
    focusField(ids.option(options.length));
  }

  function remove(index: number) {
    const left = withoutOption({ options, correctAnswer, several }, index);
    setRemoval({ before: { options, correctAnswer, several }, left: left.options });
    onChange(left);
    focusField(ids.option(Math.min(index, left.options.length - 1)));
  }

  function mark(index: number) {
    if (!isSeveral) return onChange({ correctAnswer: index });
    const { rights } = several;
    const marked = rights.includes(index)
      ? rights.filter((right) => right !== index)
      : [...rights, index].sort((a, b) => a - b);
    return onChange({ several: { ...several, rights: marked } });
  }

  function putBack(earlier: Options) {
    flushSync(() => onChange(earlier));
    focusField(ids.options);
  }

  return (
    <fieldset
      id={ids.options}
      className={styles.options}
      aria-describedby={error === undefined ? undefined : `${ids.options}-error`}
    >
      <legend className={styles.legend}>
        Options – mark {isSeveral ? 'all that are right' : 'the right one'}
      </legend>
      {options.map((option, index) => (
        <OptionField
          key={index}
          id={ids.option(index)}
          group={ids.options}
          letter={optionLetter(index)}
          text={option}
          type={isSeveral ? 'checkbox' : 'radio'}
          isCorrect={isSeveral ? several.rights.includes(index) : index === correctAnswer}
          error={errorOf(ids.option(index))}
          onMark={() => mark(index)}
          onType={(text) => onChange({ options: options.with(index, text) })}
          onRemove={options.length > least ? () => remove(index) : null}
        />
      ))}
      {error !== undefined && <FieldError id={`${ids.options}-error`}>{error}</FieldError>}
      <div className={styles.optionTools}>
        {options.length < most && (
          <Button variant="quiet" icon={<Plus aria-hidden />} onClick={add}>
            Add an option
          </Button>
        )}
        {before && (
          <Button variant="quiet" icon={<Undo2 aria-hidden />} onClick={() => putBack(before)}>
            Put the option back
          </Button>
        )}
      </div>
    </fieldset>
  );
}

/** No option is right any more where the right one is removed. */
function withoutOption(
  { options, correctAnswer, several = NEW_SEVERAL }: Options,
  index: number,
): Options {
  const isBefore = correctAnswer !== null && index < correctAnswer;
  const marked = isBefore ? correctAnswer - 1 : correctAnswer;
  return {
    options: options.toSpliced(index, 1),
    correctAnswer: index === correctAnswer ? null : marked,
    several: {
      ...several,
      rights: several.rights
        .filter((right) => right !== index)
        .map((right) => (right > index ? right - 1 : right)),
    },
  };
}

type OptionFieldProps = {
  id: string;
  group: string;
  letter: string;
  text: string;
  /** A checkbox where several options may be right. */
  type: 'radio' | 'checkbox';
  isCorrect: boolean;
  error: string | undefined;
  onMark: () => void;
  onType: (text: string) => void;
  /** Null where the question has as few options as one may have. */
  onRemove: (() => void) | null;
};

function OptionField({
  id,
  group,
  letter,
  text,
  type,
  isCorrect,
  error,
  onMark,
  onType,
  onRemove,
}: OptionFieldProps) {
  const errorId = `${id}-error`;
  return (
    <div className={styles.optionRow}>
      <div className={classNames(styles.option, isCorrect && styles.correct)}>
        <label className={styles.mark}>
          <input
            type={type}
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
        {onRemove && (
          <Button
            variant="quiet"
            icon={<X aria-hidden />}
            aria-label={`Remove option ${letter}`}
            title="Remove this option"
            className={styles.remove}
            onClick={onRemove}
          />
        )}
      </div>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
