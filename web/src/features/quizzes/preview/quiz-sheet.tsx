import type { Quiz } from '@study-assistant/contract/quizzes/quizzes';
import { classNames } from '../../../lib/dom/class-names.ts';
import { optionLetter } from '../../../lib/format/option-letter.ts';
import styles from './quiz-sheet.module.css';

type QuizSheetProps = {
  quiz: Quiz;
  /** Whether the answer key follows, on a page of its own. */
  hasKey: boolean;
};

/** A quiz as it is handed out: on paper alone, and never with its answers among the questions. */
export function QuizSheet({ quiz, hasKey }: QuizSheetProps) {
  const { title, questions } = quiz;
  return (
    <div className={classNames(styles.sheet, 'print-only')}>
      <p className={styles.title} dir="auto">
        {title}
      </p>
      <div className={styles.blanks}>
        <Blank label="Name" className={styles.name} />
        <Blank label="Class" />
        <Blank label="Date" />
        <Blank label="Points" after={`/ ${questions.length}`} />
      </div>
      <ol className={classNames(styles.questions, fitsColumns(questions) && styles.columns)}>
        {questions.map(({ question, options }, index) => (
          <li key={index} className={styles.question}>
            <p className={styles.text} dir="auto">
              <span className={styles.number}>{index + 1}.</span> {question}
            </p>
            <ul className={styles.options}>
              {options.map((option, at) => (
                <li key={at}>
                  <span className={styles.box}>{optionLetter(at)}</span>
                  <span dir="auto">{option}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {hasKey && <AnswerKey quiz={quiz} />}
    </div>
  );
}

type BlankProps = { label: string; after?: string; className?: string | undefined };

/** A line to write on. */
function Blank({ label, after, className }: BlankProps) {
  return (
    <p className={classNames(styles.blank, className)}>
      <span>{label}</span>
      <span className={styles.line} />
      {after && <span>{after}</span>}
    </p>
  );
}

function AnswerKey({ quiz: { title, questions } }: { quiz: Quiz }) {
  return (
    <section className={styles.key} aria-label="Answer key">
      <p className={styles.title} dir="auto">
        Answer key: {title}
      </p>
      <ol className={styles.keyList}>
        {questions.map(({ options, correctAnswer = 0, explanation }, index) => (
          <li key={index}>
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

/** Longer texts would stand in a column word below word. */
const LONGEST_QUESTION = 220;
const LONGEST_OPTION = 110;

/** Whether two columns are easy to read, and worth it. */
function fitsColumns(questions: Quiz['questions']): boolean {
  return (
    questions.length > 3 &&
    questions.every(
      ({ question, options }) =>
        question.length <= LONGEST_QUESTION &&
        options.every((option) => option.length <= LONGEST_OPTION),
    )
  );
}
