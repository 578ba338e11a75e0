import {
  gapsBodySchema,
  matchBodySchema,
  numberBodySchema,
} from '@study-assistant/contract/questions/kind-schemas';
import styles from './questions.module.css';
import type { ReadQuestion } from './read-key.ts';

/** What a question says of how it is answered, on the screen of its teacher and on paper. */
export function AnswerSpace({ question }: { question: ReadQuestion }) {
  switch (question.kind) {
    case 'several':
      return <p className={styles.hint}>Pick all that are right.</p>;
    case 'number':
      return <NumberSpace question={question} />;
    case 'gaps':
      return <Bank question={question} />;
    case 'match':
      return <Lefts question={question} />;
    case 'order':
      return <p className={styles.hint}>Number these in their order, from 1.</p>;
    case 'text':
      return <Lines />;
    case undefined:
    default:
      return null;
  }
}

function NumberSpace({ question }: { question: ReadQuestion }) {
  const { data } = numberBodySchema.safeParse(question.body);
  return (
    <p className={styles.space}>
      <span className={styles.blank} />
      {data?.unit !== null && !data?.asksUnit && <span className={styles.unit}>{data?.unit}</span>}
      {data?.asksUnit && <span className={styles.hint}>with its unit</span>}
    </p>
  );
}

function Bank({ question }: { question: ReadQuestion }) {
  const { data } = gapsBodySchema.safeParse(question.body);
  if (!data?.bank) return null;
  return (
    <p className={styles.hint} dir="auto">
      Words: {data.bank.join(' · ')}
    </p>
  );
}

function Lefts({ question }: { question: ReadQuestion }) {
  const { data } = matchBodySchema.safeParse(question.body);
  return (
    <ol className={styles.lefts} aria-label="Left sides">
      {data?.lefts.map((left, at) => (
        <li key={at} dir="auto">
          {left}
        </li>
      ))}
    </ol>
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
