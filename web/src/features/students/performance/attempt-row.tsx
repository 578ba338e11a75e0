import { orUntitled } from '@study-assistant/contract/wire/titles';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Badge } from '../../../components/ui/badge/badge.tsx';
import { DateText } from '../../../components/ui/text/date-text.tsx';
import type { ListedAttempt } from '../../../lib/api/lenient/attempts.ts';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { formatPercent } from '../../../lib/format/numbers.ts';
import { scoreToneFor } from '../../../lib/format/score-tone.ts';
import { paths } from '../../../paths.ts';
import styles from './attempt-rows.module.css';

/** One attempt in the list of a student's results. */
export function AttemptRow({ attempt }: { attempt: ListedAttempt }) {
  const { userType } = useSignedInUser();
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Link to={paths.quizResults(attempt.id)} className={styles.link} dir="auto">
          {orUntitled(attempt.quizTitle)}
        </Link>
        <span className={styles.fact}>
          <DateText value={attempt.completedAt} />
        </span>
      </div>
      <Badge tone={scoreToneFor(userType, attempt.percentage)}>
        Score: {formatPercent(attempt.percentage)}
      </Badge>
      <ChevronRight aria-hidden className={styles.arrow} />
    </li>
  );
}
