import styles from './question-facts.module.css';

type QuestionFactsProps = {
  number: number;
  /** Absent as long as the reader has not answered yet. */
  topic: string | undefined;
};

/** The question's number, such as "Question 3", and its topic. */
export function QuestionFacts({ number, topic }: QuestionFactsProps) {
  return (
    <div className={styles.facts}>
      <span className={styles.number}>Question {number}</span>
      {topic && <span dir="auto">{topic}</span>}
    </div>
  );
}
