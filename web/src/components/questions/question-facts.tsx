import styles from './question-facts.module.css';

type QuestionFactsProps = {
  number: number;
  /** Absent where whoever looks has not answered yet. */
  topic: string | undefined;
};

/** "Question 3", and what it is about. */
export function QuestionFacts({ number, topic }: QuestionFactsProps) {
  return (
    <div className={styles.facts}>
      <span className={styles.number}>Question {number}</span>
      {topic && <span dir="auto">{topic}</span>}
    </div>
  );
}
