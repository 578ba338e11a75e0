import type { BucketCount } from '@study-assistant/contract/attempts/analysis';
import { Check } from 'lucide-react';
import { MathText } from '../components/maths/math-text.tsx';
import { ShareBar } from '../components/ui/meter/share-bar.tsx';
import { count } from '../lib/format/numbers.ts';
import styles from './bucket-counts.module.css';

type BucketCountsProps = {
  buckets: readonly BucketCount[];
  leftOpen: number;
  /** Answers that a teacher marks, which are none of these. */
  byTeacher?: number | undefined;
  /** How many students were asked. */
  responses: number;
  /** Returns how many students that is in words. */
  describe: (amount: number) => string;
  /** Returns who answered so, of that many; null while it is not known. */
  namesOf?: (answered: Answered, amount: number) => string | null;
};

/** A bucket, or what is counted beside them. */
export type Answered = Pick<BucketCount, 'part' | 'bucket'> | 'open' | 'by-teacher';

/** How a question of another kind than a choice was answered, as bars and numbers. */
export function BucketCounts(props: BucketCountsProps) {
  const { buckets, leftOpen, byTeacher = 0, responses, describe, namesOf } = props;
  const parts = [...new Set(buckets.map(({ part }) => part))];
  const byPart = buckets.toSorted((a, b) => parts.indexOf(a.part) - parts.indexOf(b.part));
  return (
    <ul aria-label="How it was answered" className={styles.buckets}>
      {byPart.map(({ part, bucket, said, count: amount, fraction }) => (
        <li key={`${part} ${bucket}`} className={styles.bucket}>
          <span className={styles.said}>
            {parts.length > 1 && (
              <span className={styles.part}>
                <MathText>{partNames[part] ?? part}</MathText>:{' '}
              </span>
            )}
            <span dir="auto">
              <MathText>{said || 'Left open'}</MathText>
            </span>
            {fraction === 1 && (
              <span className={styles.right}>
                <Check aria-hidden /> Right
              </span>
            )}
            <Names>{namesOf?.({ part, bucket }, amount)}</Names>
          </span>
          <span className={styles.count}>{describe(amount)}</span>
          <span className={styles.bar}>
            <ShareBar
              share={responses === 0 ? 0 : amount / responses}
              tone={fraction === 1 ? 'good' : 'neutral'}
            />
          </span>
        </li>
      ))}
      {byTeacher > 0 && (
        <li className={styles.bucket}>
          <span className={styles.said}>
            Other answers, which their teacher marks
            <Names>{namesOf?.('by-teacher', byTeacher)}</Names>
          </span>
          <span className={styles.count}>{count(byTeacher, 'student')}</span>
        </li>
      )}
      {leftOpen > 0 && (
        <li className={styles.bucket}>
          <span className={styles.said}>
            Left open
            <Names>{namesOf?.('open', leftOpen)}</Names>
          </span>
          <span className={styles.count}>{describe(leftOpen)}</span>
        </li>
      )}
    </ul>
  );
}

function Names({ children }: { children: string | null | undefined }) {
  return children ? <span className={styles.names}>{children}</span> : null;
}

const partNames: Partial<Record<string, string>> = { value: 'Number', unit: 'Unit' };
