import { completionStatuses } from '@study-assistant/contract/attempts/completion';
import type { StudentOverview } from '@study-assistant/contract/classes/students-overview';
import { compareBySurname } from '@study-assistant/contract/people/names';
import { hasNoMailbox } from '@study-assistant/contract/people/no-mailbox';
import { sayAddress } from '../../../components/accounts/address.tsx';
import { TrendBadge } from '../../../components/attempts/trend-badge.tsx';
import { Badge } from '../../../components/ui/badge/badge.tsx';
import { ProgressBar } from '../../../components/ui/meter/progress-bar.tsx';
import type { Column } from '../../../components/ui/table/column.ts';
import { NotAvailable } from '../../../components/ui/text/not-available.tsx';
import { count, formatPercent } from '../../../lib/format/numbers.ts';
import { classScoreTone } from '../../../lib/format/score-tone.ts';
import { statusTones } from './overview-texts.ts';
import styles from './students-overview.module.css';

type Student = StudentOverview;

export const overviewColumns: readonly Column<Student>[] = [
  {
    id: 'name',
    header: 'Student',
    isRowHeader: true,
    cell: (one) => (
      <>
        <span>{one.studentName}</span> <Email address={one.studentEmail} />
      </>
    ),
    compare: (a, b) => compareBySurname(a.studentName, b.studentName),
  },
  {
    id: 'grade',
    header: 'Grade',
    cell: (one) => one.currentGrade ?? <NotAvailable />,
    compare: (a, b) => Number(a.currentGrade ?? 0) - Number(b.currentGrade ?? 0),
  },
  {
    id: 'last',
    header: 'Last Score',
    isNumeric: true,
    cell: (one) => <LastScore student={one} />,
    compare: (a, b) => (a.lastScore ?? -1) - (b.lastScore ?? -1),
  },
  {
    id: 'average',
    header: 'Average Score',
    isNumeric: true,
    cell: (one) => <AverageScore student={one} />,
    compare: (a, b) => a.averageScore - b.averageScore,
  },
  {
    id: 'quizzes',
    header: 'Quizzes Taken',
    isNumeric: true,
    cell: (one) => one.quizzesTaken,
    compare: (a, b) => a.quizzesTaken - b.quizzesTaken,
  },
  {
    id: 'completion',
    header: 'Skill Gap Completion',
    cell: (one) => <Completion student={one} />,
    compare: (a, b) => rankOf(a) - rankOf(b),
  },
  {
    id: 'status',
    header: 'Completion Status',
    cell: (one) => <Badge tone={statusTones[one.status]}>{one.status}</Badge>,
    compare: (a, b) => completionStatuses.indexOf(a.status) - completionStatuses.indexOf(b.status),
  },
];

/** The address breaks at its @ when there is little room. */
function Email({ address }: { address: string }) {
  if (hasNoMailbox(address)) return <span className={styles.email}>{sayAddress(address)}</span>;
  const [name, ...host] = address.split(/(?=@)/);
  return (
    <span dir="ltr" className={styles.email}>
      {name}
      <wbr />
      {host}
    </span>
  );
}

function AverageScore({ student }: { student: Student }) {
  if (student.quizzesTaken === 0) return <NotAvailable />;
  return (
    <Badge tone={classScoreTone(student.averageScore)}>
      {formatPercent(student.averageScore, 1)}
    </Badge>
  );
}

/** The newest score with the trend in a word. */
function LastScore({ student: { lastScore, trend } }: { student: Student }) {
  if (lastScore === null) return <NotAvailable />;
  return (
    <span className={styles.last}>
      <Badge tone={classScoreTone(lastScore)}>{formatPercent(lastScore)}</Badge>{' '}
      {trend && <TrendBadge trend={trend} />}
    </span>
  );
}

function Completion({ student }: { student: Student }) {
  const { status, skillGapCompletion, studentName } = student;
  const { completedResources, totalResources } = student;
  if (status === 'Not started') return <NotAvailable />;
  const tone = statusTones[status];
  return (
    <div className={styles.completion}>
      <ProgressBar
        label={`Skill gap completion of ${studentName}`}
        isLabelHidden
        percent={skillGapCompletion}
        tone={tone}
      />{' '}
      <span className={styles.trend}>
        {completedResources} of {count(totalResources, 'resource')}
      </span>
    </div>
  );
}

/** Sorts by completion, the lowest first; students who have not started come last. */
function rankOf({ status, skillGapCompletion }: Student): number {
  return status === 'Not started' ? 101 : skillGapCompletion;
}
