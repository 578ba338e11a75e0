import type { StudentOverview } from '@study-assistant/contract/classes/students-overview';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { trendNames } from '../../../components/attempts/trend-badge.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { count, formatPercent } from '../../../lib/format/numbers.ts';
import { paths } from '../../../paths.ts';
import { AssignThem } from '../assign-them.tsx';
import styles from './low-performers.module.css';
import { studentsInNeedOf, type StudentInNeed } from './overview-figures.ts';
import { texts } from './overview-texts.ts';

/** The others are one click away. */
const FIRST_SHOWN = 5;

type StudentsInNeedProps = {
  students: readonly StudentOverview[];
  classId: string | null;
  /** Filters the table by those who have not started. */
  onShowNotStarted: () => void;
};

/** Whom to speak to, by scores: who is low and stuck, who is low, and how many have not started. */
export function StudentsInNeed({ students, classId, onShowNotStarted }: StudentsInNeedProps) {
  const listId = useId();
  const [isWhole, setIsWhole] = useState(false);
  const inNeed = studentsInNeedOf(students);
  const shown = isWhole ? inNeed : inNeed.slice(0, FIRST_SHOWN);
  const notStarted = students.filter(({ status }) => status === 'Not started').length;
  const isAnyStarted = notStarted < students.length;
  return (
    <Card
      headingLevel={3}
      title={texts.needTitle}
      description={inNeed.length > 0 ? texts.need : isAnyStarted ? texts.nobodyInNeed : undefined}
      className={styles.need}
    >
      <div id={listId}>
        <NeedList
          title={texts.stuck}
          students={shown.filter(({ isStuck }) => isStuck)}
          classId={classId}
        />
        <NeedList
          title={texts.lowOnly}
          students={shown.filter(({ isStuck }) => !isStuck)}
          classId={classId}
        />
      </div>
      {classId !== null && <AssignThem classId={classId} students={inNeed} />}
      <div className={styles.actions}>
        {inNeed.length > FIRST_SHOWN && (
          <Button
            variant="quiet"
            aria-expanded={isWhole}
            aria-controls={listId}
            onClick={() => setIsWhole(!isWhole)}
          >
            {isWhole ? `Show the first ${FIRST_SHOWN}` : `Show all ${inNeed.length}`}
          </Button>
        )}
        {notStarted > 0 && (
          <Button variant="quiet" onClick={onShowNotStarted}>
            {count(notStarted, 'student')} not started
          </Button>
        )}
      </div>
    </Card>
  );
}

type NeedListProps = {
  title: string;
  students: readonly StudentInNeed[];
  classId: string | null;
};

function NeedList({ title, students, classId }: NeedListProps) {
  const titleId = useId();
  if (students.length === 0) return null;
  return (
    <>
      <h4 id={titleId} className={styles.group}>
        {title}
      </h4>
      <ul aria-labelledby={titleId} className={styles.names}>
        {students.map((one) => (
          <li key={one.studentId}>
            <Link to={paths.studentPerformance(one.studentId, classId)}>
              <span dir="auto">{one.studentName}</span>
            </Link>{' '}
            <span className={styles.score}>{describeScore(one)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Returns "last 35%, Stable". */
function describeScore({ lastScore, averageScore, trend }: StudentOverview): string {
  const score =
    lastScore === null
      ? `average ${formatPercent(averageScore)}`
      : `last ${formatPercent(lastScore)}`;
  return trend === null ? score : `${score}, ${trendNames[trend]}`;
}
