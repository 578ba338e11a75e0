import { performanceLabelOf } from '@study-assistant/contract/scoring';
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ListedAttempt } from '../../../lib/api/lenient/attempts.ts';
import { paths } from '../../../paths.ts';
import { Badge } from '../../../components/ui/badge/badge.tsx';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { DateText } from '../../../components/ui/text/date-text.tsx';
import { formatDuration, formatPercent } from '../../../lib/format/numbers.ts';
import { scoreTone } from '../../../lib/format/score-tone.ts';
import { titleOf } from '../student-texts.ts';
import styles from './attempt-overview.module.css';

/** What the selected attempt came to, and where to go from it. */
export function AttemptOverview({ attempt }: { attempt: ListedAttempt }) {
  const { id, quizId, score, totalQuestions, percentage, completedAt, timeTaken } = attempt;
  return (
    <Card
      headingLevel={3}
      title={titleOf(attempt)}
      actions={<Badge tone={scoreTone(percentage)}>{formatPercent(percentage)}</Badge>}
    >
      <dl className={styles.facts}>
        <Fact label="Questions Correct">
          {score}/{totalQuestions}
        </Fact>
        <Fact label="Completed On">
          <DateText value={completedAt} />
        </Fact>
        <Fact label="Time Taken">{timeTaken === null ? 'N/A' : formatDuration(timeTaken)}</Fact>
        <Fact label="Performance">{performanceLabelOf(percentage)}</Fact>
      </dl>
      <div className={styles.actions}>
        <ButtonLink to={paths.quizResults(id)} variant="primary">
          View Detailed Results
        </ButtonLink>
        <ButtonLink to={paths.quizAttempt(quizId)} icon={<RotateCcw aria-hidden />}>
          Retake This Quiz
        </ButtonLink>
        <ButtonLink to={{ search: '?tab=quiz' }} replace>
          Browse All Quizzes
        </ButtonLink>
      </div>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
