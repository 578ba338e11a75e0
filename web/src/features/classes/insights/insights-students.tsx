import type { ChangedStudent, NamedStudent } from '@study-assistant/contract/analysis';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '../../../components/ui/card/card.tsx';
import { paths } from '../../../paths.ts';
import { texts } from './insights-texts.ts';
import styles from './insights.module.css';
import { ShortList } from './short-list.tsx';

type ChangedStudentsProps = {
  title: string;
  students: readonly ChangedStudent[];
  ifNone: string;
};

export function ChangedStudents({ title, students, ifNone }: ChangedStudentsProps) {
  return (
    <Card title={title} headingLevel={3} description={texts.changeHint}>
      {students.length === 0 && <p className={styles.none}>{ifNone}</p>}
      <ShortList
        items={students.map((student) => (
          <StudentItem key={student.studentId} student={student}>
            <span className={styles.change}>{changeOf(student)}</span>
          </StudentItem>
        ))}
      />
    </Card>
  );
}

export function NotStarted({ students }: { students: readonly NamedStudent[] }) {
  return (
    <Card title="Not started" headingLevel={3}>
      {students.length === 0 && <p className={styles.none}>{texts.everybodyStarted}</p>}
      <ShortList
        items={students.map((student) => (
          <StudentItem key={student.studentId} student={student} />
        ))}
      />
    </Card>
  );
}

type StudentItemProps = { student: NamedStudent; children?: ReactNode };

function StudentItem({ student: { studentId, fullName }, children }: StudentItemProps) {
  return (
    <li className={styles.student}>
      <Link to={paths.studentPerformance(studentId)} className={styles.name} dir="auto">
        {fullName}
      </Link>
      {children}
    </li>
  );
}

/** "90% to 60%, −30 points". */
function changeOf({ before, after }: ChangedStudent): string {
  const points = after - before;
  return `${before}% to ${after}%, ${points > 0 ? '+' : '−'}${Math.abs(points)} points`;
}
