import { performanceLabelOf } from '@study-assistant/contract/scoring';
import { Check, Minus, X } from 'lucide-react';
import { Card } from '../../../components/ui/card/card.tsx';
import { StatCard } from '../../../components/ui/card/stat-card.tsx';
import { StatGrid } from '../../../components/ui/card/stat-grid.tsx';
import { Ring } from '../../../components/ui/meter/ring.tsx';
import type { Attempt } from '../../../lib/api/lenient/attempts.ts';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { scoreToneFor } from '../../../lib/format/score-tone.ts';
import styles from './results-summary.module.css';

export function ResultsSummary({ attempt }: { attempt: Attempt }) {
  const { userType } = useSignedInUser();
  const { score, totalQuestions, percentage, detailedResults, isScoreOnly = false } = attempt;
  const missed = detailedResults.filter(({ isCorrect }) => !isCorrect);
  const unanswered = missed.filter(({ userAnswer }) => userAnswer === null).length;
  const dropped = detailedResults.filter(({ isDropped }) => isDropped).length;
  const wrong = totalQuestions - score - unanswered;
  return (
    <Card as="div" className={styles.summary}>
      <Ring
        percent={percentage}
        label="Score"
        tone={scoreToneFor(userType, percentage)}
        size={176}
      />
      <div className={styles.words}>
        <p className={styles.label}>{performanceLabelOf(percentage)}</p>
        <p className={styles.sentence}>
          You answered {score} out of {totalQuestions} questions correctly.
          {dropped > 0 && ` ${describeDropped(dropped)}`}
        </p>
        {!isScoreOnly && (
          <StatGrid>
            <StatCard label="Correct" value={score} icon={<Check />} tone="good" />
            <StatCard label="Incorrect" value={wrong} icon={<X />} tone="bad" />
            <StatCard label="Not answered" value={unanswered} icon={<Minus />} tone="warn" />
          </StatGrid>
        )}
      </div>
    </Card>
  );
}

function describeDropped(dropped: number): string {
  return dropped === 1
    ? 'One of them was dropped: everybody gets its point.'
    : `${dropped} of them were dropped: everybody gets their points.`;
}
