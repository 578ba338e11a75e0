import type { StudentOverview } from '@study-assistant/contract/students-overview';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import tones from '../../../components/ui/badge/tone.module.css';
import { Card } from '../../../components/ui/card/card.tsx';
import { classNames } from '../../../lib/dom/class-names.ts';
import { formatPercent } from '../../../lib/format/numbers.ts';
import { paths } from '../../../paths.ts';
import styles from './low-performers.module.css';
import { lowPerformersOf } from './overview-figures.ts';
import { texts } from './overview-texts.ts';

type LowPerformersProps = { students: readonly StudentOverview[]; classId: string | null };

export function LowPerformers({ students, classId }: LowPerformersProps) {
  const low = lowPerformersOf(students);
  if (low.length === 0) {
    return (
      <p className={classNames(styles.none, tones.good)}>
        <CircleCheck aria-hidden />
        <span>{texts.noneLow}</span>
      </p>
    );
  }
  return (
    <Card
      headingLevel={3}
      title={texts.lowTitle}
      description={texts.low}
      actions={<TriangleAlert aria-hidden className={styles.icon} />}
      className={classNames(styles.alert, tones.bad)}
    >
      <ul className={styles.names}>
        {low.map((one) => (
          <li key={one.studentId}>
            <Link to={paths.studentPerformance(one.studentId, classId)}>
              <span dir="auto">{one.studentName}</span>{' '}
              <span className={styles.percent}>{formatPercent(one.skillGapCompletion)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
