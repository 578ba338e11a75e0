import { numberBodySchema } from '@study-assistant/contract/questions/open-question';
import styles from './questions.module.css';
import type { ReadQuestion } from './read-key.ts';

/** What a question says of how it is answered, on the screen of its teacher and on paper. */
export function AnswerSpace({ question }: { question: ReadQuestion }) {
  if (question.kind === 'several') return <p className={styles.hint}>Pick all that are right.</p>;
  if (question.kind === 'text') return <Lines />;
  if (question.kind !== 'number') return null;
  const { data } = numberBodySchema.safeParse(question.body);
  return (
    <p className={styles.space}>
      <span className={styles.blank} />
      {data?.unit !== null && !data?.asksUnit && <span className={styles.unit}>{data?.unit}</span>}
      {data?.asksUnit && <span className={styles.hint}>with its unit</span>}
    </p>
  );
}

/** Lines to write a short answer on. */
function Lines() {
  return (
    <div className={styles.lines}>
      <span className={styles.writing} />
      <span className={styles.writing} />
    </div>
  );
}
