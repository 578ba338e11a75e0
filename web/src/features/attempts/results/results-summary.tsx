import { performanceLabelOf } from '@study-assistant/contract/attempts/scoring';
import { can } from '@study-assistant/contract/wire/roles';
import { Check, Minus, X } from 'lucide-react';
import { Card } from '../../../components/ui/card/card.tsx';
import { StatCard } from '../../../components/ui/card/stat-card.tsx';
import { StatGrid } from '../../../components/ui/card/stat-grid.tsx';
import { Ring } from '../../../components/ui/meter/ring.tsx';
import type { Attempt } from '../../../lib/api/lenient/attempts.ts';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { classNames } from '../../../lib/dom/class-names.ts';
import { scoreToneFor } from '../../../lib/format/score-tone.ts';
import { Celebration } from './celebration.tsx';
import { encourage, isExcellent } from './encourage.ts';
import { NextStep } from './next-step.tsx';
import styles from './results-summary.module.css';

type ResultsSummaryProps = {
  attempt: Attempt;
  /** Whether there is a learning plan. */
  hasPlan?: boolean;
};

/** How it went, and what to do next. */
export function ResultsSummary({ attempt, hasPlan = false }: ResultsSummaryProps) {
  const { userType } = useSignedInUser();
  const { score, totalQuestions, percentage, detailedResults, isScoreOnly = false } = attempt;
  const missed = detailedResults.filter(({ isCorrect }) => !isCorrect);
  const unanswered = missed.filter(({ userAnswer }) => userAnswer === null).length;
  const dropped = detailedResults.filter(({ isDropped }) => isDropped).length;
  const wrong = totalQuestions - score - unanswered;
  const isStudent = can(userType, 'practice');
  const isCelebrated = isStudent && isExcellent(attempt);
  return (
    <Card as="div" className={classNames(styles.summary, isCelebrated && styles.excellent)}>
      {isCelebrated && <Celebration attemptId={attempt.id} />}
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
        {isStudent && !isScoreOnly && <p>{encourage(attempt, hasPlan)}</p>}
        {!isScoreOnly && (
          <StatGrid>
            <StatCard label="Correct" value={score} icon={<Check />} tone="good" />
            <StatCard label="Incorrect" value={wrong} icon={<X />} tone="bad" />
            <StatCard label="Not answered" value={unanswered} icon={<Minus />} tone="warn" />
          </StatGrid>
        )}
        {!isScoreOnly && (
          <div className={classNames(styles.actions, 'no-print')}>
            <NextStep attempt={attempt} hasPlan={hasPlan} />
          </div>
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
