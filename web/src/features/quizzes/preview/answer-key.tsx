import type { Quiz } from '@study-assistant/contract/quizzes/quizzes';
import { optionLetter } from '../../../lib/format/option-letter.ts';
import styles from './quiz-preview.module.css';

/** The right options on a page of their own, behind the questions; on paper alone. */
export function AnswerKey({ quiz: { title, questions } }: { quiz: Quiz }) {
  return (
    <section className={styles.key} aria-label="Answer key">
      <h2>Answer key: {title}</h2>
      <ol className={styles.keyList}>
        {questions.map(({ id, options, correctAnswer = 0, explanation }) => (
          <li key={id}>
            <strong>
              {optionLetter(correctAnswer)} – {options[correctAnswer]}
            </strong>
            {explanation && <p>{explanation}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
