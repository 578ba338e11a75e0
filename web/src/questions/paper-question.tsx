import { matchKeySchema } from '@study-assistant/contract/questions/key-schemas';
import { matchBodySchema } from '@study-assistant/contract/questions/kind-schemas';
import { GAP } from '@study-assistant/contract/wire/constants';
import { Fragment } from 'react';
import { MathText } from '../components/maths/math-text.tsx';
import { optionLetter } from '../lib/format/option-letter.ts';
import { AnswerSpace } from './answer-space.tsx';
import styles from './paper-question.module.css';
import { rightOptions, sayKey, type ReadQuestion } from './read-key.ts';

/** The text of a question on paper, with a line to write on in each gap. */
export function PaperText({ question: { kind, question } }: { question: ReadQuestion }) {
  if (kind !== 'gaps') return <MathText>{question}</MathText>;
  return question.split(GAP).map((piece, at) => (
    <Fragment key={at}>
      {at > 0 && <span className={styles.gap} />}
      <MathText>{piece}</MathText>
    </Fragment>
  ));
}

/** Where a question is answered on paper: its options to mark, or to number, or lines. */
export function PaperAnswer({ question }: { question: ReadQuestion }) {
  const { kind, options } = question;
  if (kind === 'match') return <PaperPairs question={question} />;
  return (
    <>
      <AnswerSpace question={question} />
      <ul className={styles.options}>
        {options.map((option, at) => (
          <li key={at}>
            <span className={kind === 'order' ? styles.square : styles.box}>
              {kind === 'order' ? '' : optionLetter(at)}
            </span>
            <span dir="auto">
              <MathText>{option}</MathText>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Two columns, and a line before each left side for the letter of its right one. */
function PaperPairs({ question: { options, body } }: { question: ReadQuestion }) {
  const { data } = matchBodySchema.safeParse(body);
  return (
    <div className={styles.pairs}>
      <ul className={styles.options}>
        {data?.lefts.map((left, at) => (
          <li key={at}>
            <span className={styles.letterLine} />
            <span dir="auto">
              <MathText>{left}</MathText>
            </span>
          </li>
        ))}
      </ul>
      <ul className={styles.options}>
        {options.map((option, at) => (
          <li key={at}>
            <span className={styles.box}>{optionLetter(at)}</span>
            <span dir="auto">
              <MathText>{option}</MathText>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What is right as it is marked on paper: an option by its letter as well, all else in words. */
export function sayKeyOnPaper(question: ReadQuestion): string {
  const { kind, options, key } = question;
  if (kind === 'match') {
    const { data } = matchKeySchema.safeParse(key);
    const letters = data?.pairs.map((right) => optionLetter(right)).join(', ') ?? '';
    return `${letters} – ${sayKey(question)}`;
  }
  if (kind !== undefined && kind !== 'several') return sayKey(question);
  return [...rightOptions(question)]
    .map((option) => `${optionLetter(option)} – ${options[option] ?? ''}`)
    .join('; ');
}
