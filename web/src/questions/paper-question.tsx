import { matchKeySchema, orderKeySchema } from '@study-assistant/contract/questions/key-schemas';
import {
  matchBodySchema,
  numberBodySchema,
} from '@study-assistant/contract/questions/kind-schemas';
import { GAP } from '@study-assistant/contract/wire/constants';
import { Fragment } from 'react';
import { MathText } from '../components/maths/math-text.tsx';
import { optionLetter } from '../lib/format/option-letter.ts';
import { AnswerSpace } from './answer-space.tsx';
import styles from './paper-question.module.css';
import { rightOptions, sayKey, type ReadQuestion } from './read-key.ts';

type PaperQuestionProps = {
  question: ReadQuestion;
  /** Whether answers go onto an answer sheet, whose lines name the parts of a question by numbers. */
  isAnsweredApart?: boolean;
};

/** The text of a question on paper, with a line to write on in each gap. */
export function PaperText({ question: { kind, question }, isAnsweredApart }: PaperQuestionProps) {
  if (kind !== 'gaps') return <MathText>{question}</MathText>;
  const pieces = question.split(GAP);
  return pieces.map((piece, at) => (
    <Fragment key={at}>
      {at > 0 && (
        <>
          {isAnsweredApart && pieces.length > 2 && <span className={styles.place}>({at})</span>}
          <span className={isAnsweredApart ? styles.shortGap : styles.gap} />
        </>
      )}
      <MathText>{piece}</MathText>
    </Fragment>
  ));
}

/** Where a question is answered on paper: its options to mark, or to number, or lines. */
export function PaperAnswer({ question, isAnsweredApart = false }: PaperQuestionProps) {
  const { kind, options } = question;
  if (kind === 'match') return <PaperPairs {...{ question, isAnsweredApart }} />;
  const isNumbered = kind === 'order' && !isAnsweredApart;
  return (
    <>
      {isAnsweredApart ? <Hint question={question} /> : <AnswerSpace question={question} />}
      <ul className={styles.options}>
        {options.map((option, at) => (
          <li key={at}>
            <span className={isNumbered ? styles.square : styles.box}>
              {isNumbered ? '' : letterOnPaper(question, at)}
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

/** What is said of an answer that is written elsewhere. */
function Hint({ question }: { question: ReadQuestion }) {
  const { kind, body } = question;
  if (kind === 'order') return <p className={styles.hint}>{ORDER_APART}</p>;
  if (kind === 'text') return null;
  if (kind !== 'number') return <AnswerSpace question={question} />;
  const { data } = numberBodySchema.safeParse(body);
  return data?.asksUnit ? <p className={styles.hint}>{UNIT_APART}</p> : null;
}

const ORDER_APART = 'Which comes first, which second? Mark its letter at each place.';
const UNIT_APART = 'Write the unit as well.';

/** Two columns, and a line before each left side for the letter of its right one. */
function PaperPairs({ question, isAnsweredApart }: PaperQuestionProps) {
  const { data } = matchBodySchema.safeParse(question.body);
  return (
    <div className={styles.pairs}>
      <ul className={styles.options}>
        {data?.lefts.map((left, at) => (
          <li key={at}>
            {isAnsweredApart ? (
              <span className={styles.place}>({at + 1})</span>
            ) : (
              <span className={styles.letterLine} />
            )}
            <span dir="auto">{left}</span>
          </li>
        ))}
      </ul>
      <ul className={styles.options}>
        {question.options.map((option, at) => (
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

/** T and F of a statement, else the letter of the option's place. */
export function letterOnPaper({ kind, options }: ReadQuestion, at: number): string {
  return kind === 'true-false' ? (options[at]?.charAt(0) ?? '') : optionLetter(at);
}

/** What is right as it is marked on paper: an option by its letter as well, all else in words. */
export function sayKeyOnPaper(question: ReadQuestion): string {
  const { kind, options } = question;
  const letters = keyLetters(question);
  if (kind === 'match' || kind === 'order') return `${letters} – ${sayKey(question)}`;
  if (kind !== undefined && kind !== 'several') return sayKey(question);
  return [...rightOptions(question)]
    .map((option) => `${optionLetter(option)} – ${options[option] ?? ''}`)
    .join('; ');
}

/** The letters to mark, a part after the other; '' where words or a number are written. */
export function keyLetters(question: ReadQuestion): string {
  const { kind, key } = question;
  if (kind === 'match') {
    const pairs = matchKeySchema.safeParse(key).data?.pairs ?? [];
    return pairs.map((right) => optionLetter(right)).join(', ');
  }
  if (kind === 'order') {
    const order = orderKeySchema.safeParse(key).data?.order ?? [];
    return order.map((thing) => optionLetter(thing)).join(', ');
  }
  return [...rightOptions(question)].map((option) => letterOnPaper(question, option)).join(' ');
}

/** Longer texts would stand in a column word below word. */
const LONGEST_QUESTION = 220;
const LONGEST_OPTION = 110;

/** Whether two columns are easy to read, and worth it. */
export function fitsColumns(questions: readonly ReadQuestion[]): boolean {
  return (
    questions.length > 3 &&
    questions.every(
      ({ question, options }) =>
        question.length <= LONGEST_QUESTION &&
        options.every((option) => option.length <= LONGEST_OPTION),
    )
  );
}
