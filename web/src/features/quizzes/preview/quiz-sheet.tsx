import type { ReadQuiz } from '../../../lib/api/lenient/quizzes.ts';
import { classNames } from '../../../lib/dom/class-names.ts';
import { fitsColumns, PaperAnswer, PaperText } from '../../../questions/paper-question.tsx';
import styles from './quiz-sheet.module.css';

/** A quiz as it is handed out: on paper alone, and never with its answers. */
export function QuizSheet({ quiz }: { quiz: ReadQuiz }) {
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
