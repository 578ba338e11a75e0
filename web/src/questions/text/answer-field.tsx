import { MAX_WORDS_LENGTH } from '@study-assistant/contract/wire/constants';
import { MathText } from '../../components/maths/math-text.tsx';
import { Textarea } from '../../components/ui/field/textarea.tsx';
import type { AnswerFieldProps } from '../asked-question.ts';
import styles from '../questions.module.css';

/** A short answer is typed; how much room is left is said with the field, and aloud when it is full. */
export function TextField({ id, question, answer, onAnswer, className }: AnswerFieldProps) {
  const words =
    answer !== null && typeof answer === 'object' && 'words' in answer ? answer.words : '';
  const hintId = `${id}-hint`;
  return (
    <div className={styles.words}>
      <label htmlFor={id} className={className} dir="auto">
        <MathText>{question.question}</MathText>
      </label>
      <Textarea
        id={id}
        rows={3}
        dir="auto"
        maxLength={MAX_WORDS_LENGTH}
        value={words}
        aria-describedby={hintId}
        onChange={(event) => onAnswer({ words: event.target.value })}
      />
      <p id={hintId} className={styles.hint}>
        A short answer: {words.length} of {MAX_WORDS_LENGTH} characters.
      </p>
      <p role="status" className="visually-hidden">
        {words.length >= MAX_WORDS_LENGTH && 'The answer is as long as it can be.'}
      </p>
    </div>
  );
}
