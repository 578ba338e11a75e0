import { isUnmarked, performanceLabelOf } from '@study-assistant/contract/attempts/scoring';
import { orUntitled } from '@study-assistant/contract/wire/titles';
import { RotateCcw } from 'lucide-react';
import { sayScore, sayUnmarked } from '../../../components/attempts/score-words.ts';
import { useIsOnShelf } from '../../../components/attempts/use-is-on-shelf.ts';
import { Badge } from '../../../components/ui/badge/badge.tsx';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { DateText } from '../../../components/ui/text/date-text.tsx';
import type { ListedAttempt } from '../../../lib/api/lenient/attempts.ts';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { formatDuration } from '../../../lib/format/durations.ts';
import { scoreTone } from '../../../lib/format/score-tone.ts';
import { paths } from '../../../paths.ts';
import { Fact, FactList } from '../fact-list.tsx';
import styles from './attempt-overview.module.css';

/** The outcome of the selected attempt, with links to what comes next. */
export function AttemptOverview({ attempt }: { attempt: ListedAttempt }) {
  const { userType } = useSignedInUser();
  const { id, quizId, assignmentId, score, totalQuestions, percentage, awaiting = 0 } = attempt;
  const { completedAt, timeTaken } = attempt;
  const isOnShelf = useIsOnShelf(quizId);
  return (
    <Card
      headingLevel={3}
      title={orUntitled(attempt.quizTitle)}
      actions={
        <Badge tone={isUnmarked(attempt) ? 'brand' : scoreTone(percentage)}>
          {sayScore(userType, attempt)}
        </Badge>
      }
    >
      <FactList>
        <Fact label="Questions Correct">
          {score}/{totalQuestions - awaiting}
        </Fact>
        <Fact label="Completed On">
          <DateText value={completedAt} />
        </Fact>
        <Fact label="Time Taken">{timeTaken === null ? 'N/A' : formatDuration(timeTaken)}</Fact>
        <Fact label="Performance">
          {isUnmarked(attempt) ? sayUnmarked(userType) : performanceLabelOf(percentage)}
        </Fact>
        {awaiting > 0 && <Fact label="Not Marked Yet">{awaiting}</Fact>}
      </FactList>
      <div className={styles.actions}>
        <ButtonLink to={paths.quizResults(id)} variant="primary">
          View Detailed Results
        </ButtonLink>
        {assignmentId === undefined && isOnShelf && (
          <ButtonLink to={paths.quizAttempt(quizId)} icon={<RotateCcw aria-hidden />}>
            Retake This Quiz
          </ButtonLink>
        )}
        <ButtonLink to={{ search: '?tab=quiz' }} replace>
          Browse All Quizzes
        </ButtonLink>
      </div>
    </Card>
  );
}
