import type { ChangedStudent, NamedStudent } from '@study-assistant/contract/attempts/analysis';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '../../../components/ui/badge/badge.tsx';
import type { Tone } from '../../../components/ui/badge/tone.ts';
import { Card } from '../../../components/ui/card/card.tsx';
import { paths } from '../../../paths.ts';
import { texts } from './insights-texts.ts';
import styles from './insights.module.css';
import { ShortList } from './short-list.tsx';

type ChangedStudentsProps = {
  title: string;
  tone: Tone;
  students: readonly ChangedStudent[];
  classId: string | null;
  ifNone: string;
};

export function ChangedStudents({ title, tone, students, classId, ifNone }: ChangedStudentsProps) {
  return (
    <Card
      title={title}
      headingLevel={3}
      actions={students.length > 0 && <Badge tone={tone}>{students.length}</Badge>}
    >
      {students.length === 0 && <p className={styles.none}>{ifNone}</p>}
      <ShortList
        items={students.map((student) => (
          <StudentItem key={student.studentId} student={student} classId={classId}>
            <span className={styles.change}>{changeOf(student)}</span>
          </StudentItem>
        ))}
      />
    </Card>
  );
}

type NotStartedProps = { students: readonly NamedStudent[]; classId: string | null };

export function NotStarted({ students, classId }: NotStartedProps) {
  return (
    <Card
      title="Not started"
      headingLevel={3}
      actions={students.length > 0 && <Badge>{students.length}</Badge>}
    >
      {students.length === 0 && <p className={styles.none}>{texts.everybodyStarted}</p>}
      <ShortList
        items={students.map((student) => (
          <StudentItem key={student.studentId} student={student} classId={classId} />
        ))}
      />
    </Card>
  );
}

type StudentItemProps = { student: NamedStudent; classId: string | null; children?: ReactNode };

function StudentItem({ student: { studentId, fullName }, classId, children }: StudentItemProps) {
  return (
    <li className={styles.student}>
      <Link to={paths.studentPerformance(studentId, classId)} className={styles.name} dir="auto">
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
