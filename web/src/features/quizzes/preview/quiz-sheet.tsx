import { MathText } from '../../../components/maths/math-text.tsx';
import type { ReadQuiz } from '../../../lib/api/lenient/quizzes.ts';
import { classNames } from '../../../lib/dom/class-names.ts';
import { PaperAnswer, PaperText, sayKeyOnPaper } from '../../../questions/paper-question.tsx';
import styles from './quiz-sheet.module.css';

type QuizSheetProps = {
  quiz: ReadQuiz;
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
        {questions.map((one, index) => (
          <li key={index} className={styles.question}>
            <p className={styles.text} dir="auto">
              <span className={styles.number}>{index + 1}.</span> <PaperText question={one} />
            </p>
            <PaperAnswer question={one} />
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

function AnswerKey({ quiz: { title, questions } }: { quiz: ReadQuiz }) {
  return (
    <section className={styles.key} aria-label="Answer key">
      <p className={styles.title} dir="auto">
        Answer key: {title}
      </p>
      <ol className={styles.keyList}>
        {questions.map((question, index) => (
          <li key={index}>
            <strong>
              <MathText>{sayKeyOnPaper(question)}</MathText>
            </strong>
            {question.explanation && (
              <p>
                <MathText>{question.explanation}</MathText>
              </p>
            )}
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
function fitsColumns(questions: ReadQuiz['questions']): boolean {
  return (
    questions.length > 3 &&
    questions.every(
      ({ question, options }) =>
        question.length <= LONGEST_QUESTION &&
        options.every((option) => option.length <= LONGEST_OPTION),
    )
  );
}
