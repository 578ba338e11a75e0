import { numberBodySchema } from '@study-assistant/contract/questions/kind-schemas';
import { readNumber } from '@study-assistant/contract/questions/read-number';
import { MAX_NUMBER_LENGTH } from '@study-assistant/contract/wire/constants';
import { useState } from 'react';
import { MathText } from '../../components/maths/math-text.tsx';
import { FieldError } from '../../components/ui/field/field.tsx';
import { Input } from '../../components/ui/field/input.tsx';
import type { AnswerFieldProps } from '../asked-question.ts';
import styles from '../questions.module.css';

const NO_NUMBER = 'This is no number, so it is no answer yet. For example: 12, 1.5, 1/2 or 3e8.';

/** What may still become a number. */
const BEGUN = /^\s*[-+−–]?[.,]?\s*$/;

/** A number is typed, where it is asked with its unit. */
export function NumberField({ id, question, answer, onAnswer, className }: AnswerFieldProps) {
  const { data: body } = numberBodySchema.safeParse(question.body);
  const [text, setText] = useState(
    answer !== null && typeof answer === 'object' && 'text' in answer ? answer.text : '',
  );
  const isNumber = readNumber(text) !== null;
  const error = isNumber || BEGUN.test(text) ? null : NO_NUMBER;
  const asksUnit = body?.asksUnit ?? false;
  const unit = asksUnit ? null : (body?.unit ?? null);

  function type(typed: string) {
    setText(typed);
    // What is no number takes the answer back that was there before.
    onAnswer({ text: readNumber(typed) ? typed : '' });
  }

  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return (
    <div className={styles.number}>
      <label htmlFor={id} className={className} dir="auto">
        <MathText>{question.question}</MathText>
      </label>
      <div className={styles.entry}>
        <Input
          id={id}
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_NUMBER_LENGTH}
          value={text}
          aria-invalid={error === null ? undefined : true}
          aria-describedby={error === null ? hintId : `${errorId} ${hintId}`}
          onChange={(event) => type(event.target.value)}
        />
        {unit !== null && (
          <span className={styles.unit} dir="auto">
            {unit}
          </span>
        )}
      </div>
      <div role="status">{error !== null && <FieldError id={errorId}>{error}</FieldError>}</div>
      <p id={hintId} className={styles.hint}>
        {asksUnit ? 'Type a number and its unit.' : `Type a number${unit ? ` in ${unit}` : ''}.`}
      </p>
    </div>
  );
}
