import {
  gapsBodySchema,
  matchBodySchema,
  numberBodySchema,
  type OtherKind,
} from '@study-assistant/contract/questions/kind-schemas';
import type { ReactNode } from 'react';
import { MathText } from '../components/maths/math-text.tsx';
import styles from './questions.module.css';
import type { ReadQuestion } from './read-key.ts';

type Space = (props: { question: ReadQuestion }) => ReactNode;

/** A kind that is in no line here does not pass the types; null where its options say enough. */
const spaces: Record<OtherKind, Space | null> = {
  several: () => <p className={styles.hint}>Pick all that are right.</p>,
  'true-false': null,
  number: NumberSpace,
  gaps: Bank,
  match: Lefts,
  order: () => <p className={styles.hint}>Number these in their order, from 1.</p>,
  text: Lines,
};

/** What a question says of how it is answered, on the screen of its teacher and on paper. */
export function AnswerSpace({ question }: { question: ReadQuestion }) {
  const Space = hasSpace(question.kind) ? spaces[question.kind] : null;
  return Space && <Space question={question} />;
}

function hasSpace(kind = ''): kind is OtherKind {
  return Object.hasOwn(spaces, kind);
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
      Words: <MathText>{data.bank.join(' · ')}</MathText>
    </p>
  );
}

function Lefts({ question }: { question: ReadQuestion }) {
  const { data } = matchBodySchema.safeParse(question.body);
  return (
    <ol className={styles.lefts} aria-label="Left sides">
      {data?.lefts.map((left, at) => (
        <li key={at} dir="auto">
          <MathText>{left}</MathText>
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
