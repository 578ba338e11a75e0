import type { StudentOverview } from '@study-assistant/contract/classes/students-overview';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import tones from '../../../components/ui/badge/tone.module.css';
import { Button } from '../../../components/ui/button/button.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { classNames } from '../../../lib/dom/class-names.ts';
import { formatPercent } from '../../../lib/format/numbers.ts';
import { paths } from '../../../paths.ts';
import styles from './low-performers.module.css';
import { lowPerformersOf } from './overview-figures.ts';
import { texts } from './overview-texts.ts';

/** The others are one click away, or in the table. */
const FIRST_SHOWN = 5;

type LowPerformersProps = {
  students: readonly StudentOverview[];
  classId: string | null;
  /** Filters the table by these students. */
  onShowInTable: () => void;
};

/** Students under 20%, the lowest first; the alert has named them all. */
export function LowPerformers({ students, classId, onShowInTable }: LowPerformersProps) {
  const listId = useId();
  const [isWhole, setIsWhole] = useState(false);
  const low = lowPerformersOf(students);
  const hasMore = low.length > FIRST_SHOWN;
  const isNone = low.length === 0;
  return (
    <Card
      headingLevel={3}
      title={texts.lowTitle}
      description={isNone ? texts.noneLow : texts.low(low.length)}
      actions={
        <span aria-hidden className={styles.icon}>
          {isNone ? <CircleCheck /> : <TriangleAlert />}
        </span>
      }
      className={classNames(styles.alert, isNone ? tones.good : tones.bad)}
    >
      {!isNone && (
        <>
          <ul id={listId} className={styles.names}>
            {(isWhole ? low : low.slice(0, FIRST_SHOWN)).map((one) => (
              <li key={one.studentId}>
                <Link to={paths.studentPerformance(one.studentId, classId)}>
                  <span dir="auto">{one.studentName}</span>
                </Link>{' '}
                <span className={styles.percent}>{formatPercent(one.skillGapCompletion)}</span>
              </li>
            ))}
          </ul>
          <div className={styles.actions}>
            {hasMore && (
              <Button
                variant="quiet"
                aria-expanded={isWhole}
                aria-controls={listId}
                onClick={() => setIsWhole(!isWhole)}
              >
                {isWhole ? `Show the first ${FIRST_SHOWN}` : `Show all ${low.length}`}
              </Button>
            )}
            <Button variant="quiet" onClick={onShowInTable}>
              Show in the table
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}
