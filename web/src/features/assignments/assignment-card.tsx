import type { Assignment } from '@study-assistant/contract/assignments/assignments';
import { Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { describeRelease, describeTimes } from '../../components/assignments/describe-times.ts';
import { Badge } from '../../components/ui/badge/badge.tsx';
import { Button } from '../../components/ui/button/button.tsx';
import { describePlainMoments } from '../../lib/format/moments.ts';
import { count } from '../../lib/format/numbers.ts';
import { paths } from '../../paths.ts';
import styles from './class-assignments.module.css';
import { AssignmentActions } from './one/assignment-actions.tsx';

type AssignmentCardProps = {
  assignment: Assignment;
  now: Date;
  /** Counts over the assignment's students; null until they are known. */
  counts: { handedIn: number; given: number; toMark: number } | null;
  onDelete: () => void;
};

/** One assignment in the list of a class; its title opens the live view. */
export function AssignmentCard({ assignment, now, counts, onDelete }: AssignmentCardProps) {
  const { id, quizTitle, state, settings, markedBy } = assignment;
  // Above the cards stands in which zone their times are.
  const say = describePlainMoments(assignment.timeZone, now);
  const release = describeRelease(assignment, say);
  return (
    <article data-row={id} aria-labelledby={`title-${id}`} className={styles.card}>
      <h3 id={`title-${id}`} dir="auto">
        <Link to={paths.assignment(id)}>{quizTitle}</Link>
      </h3>
      <p className={styles.facts}>
        <span>{describeTimes(assignment, now, say)}</span>
        {counts && state !== 'coming' && (
          <span>
            {counts.handedIn} of {counts.given} handed in
          </span>
        )}
        {settings.only && <span>For {count(settings.only.length, 'student')}</span>}
        {state === 'closed' && counts && counts.handedIn > 0 ? (
          <Badge tone="warn">{count(counts.handedIn, 'result')} to release</Badge>
        ) : (
          release && <span>{release}</span>
        )}
        {counts && counts.toMark > 0 && markedBy === undefined && (
          <Badge tone="warn">{counts.toMark} to mark</Badge>
        )}
      </p>
      <div className={styles.actions}>
        <AssignmentActions assignment={assignment} named>
          {/* An assignment with work handed in cannot be deleted. */}
          {(counts?.handedIn ?? 0) === 0 && (
            <Button
              variant="quiet"
              icon={<Trash2 aria-hidden />}
              aria-label={`Delete: ${quizTitle}`}
              className={styles.delete}
              onClick={onDelete}
            >
              Delete
            </Button>
          )}
        </AssignmentActions>
      </div>
    </article>
  );
}
