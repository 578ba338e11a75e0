import type { PerformanceStats } from '@study-assistant/contract/attempts/students';
import { orUntitled } from '@study-assistant/contract/wire/titles';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { sayScore, scoreToneOf } from '../../../components/attempts/score-words.ts';
import { Badge } from '../../../components/ui/badge/badge.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { DateText } from '../../../components/ui/text/date-text.tsx';
import { useSignedInUser } from '../../../lib/auth/session.ts';
import { paths } from '../../../paths.ts';
import styles from './attempt-rows.module.css';

const MAX_SHOWN = 10;

type RecentAttemptsProps = { attempts: PerformanceStats['lastAttempts'] };

/** The ten newest attempts, each a link to its results. */
export function RecentAttempts({ attempts }: RecentAttemptsProps) {
  const { userType } = useSignedInUser();
  return (
    <Card title="Recent Quiz Attempts" headingLevel={3}>
      <ul className={styles.rows}>
        {attempts.slice(0, MAX_SHOWN).map((one) => (
          <li key={one.id} className={styles.row}>
            <div className={styles.words}>
              <Link
                to={paths.quizResults(one.id)}
                className={styles.link}
                dir="auto"
                aria-label={`${orUntitled(one.quizTitle)}: view details`}
              >
                {orUntitled(one.quizTitle)}
              </Link>
              <span className={styles.fact}>
                <DateText value={one.completedAt} />
              </span>
            </div>
            <div className={styles.figures}>
              <Badge tone={scoreToneOf(userType, one)}>{sayScore(userType, one)}</Badge>
              <span className={styles.fact}>
                {one.score}/{one.totalQuestions - (one.awaiting ?? 0)} Correct
              </span>
            </div>
            <ChevronRight aria-hidden className={styles.arrow} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
