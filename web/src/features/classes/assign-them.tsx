import { CalendarPlus } from 'lucide-react';
import { ButtonLink } from '../../components/ui/button/button-link.tsx';
import { paths } from '../../paths.ts';

type AssignThemProps = { classId: string; students: readonly { studentId: string }[] };

/** The most students that one address carries; of more the whole class is given a quiz. */
const MOST = 60;

/** The way to a quiz for these students of a class alone. */
export function AssignThem({ classId, students }: AssignThemProps) {
  if (students.length === 0 || students.length > MOST) return null;
  const ids = students.map(({ studentId }) => studentId);
  return (
    <p>
      <ButtonLink
        to={`${paths.schoolClass(classId)}?for=${ids.join()}`}
        icon={<CalendarPlus aria-hidden />}
      >
        {ids.length === 1
          ? 'Assign a quiz to this student'
          : `Assign a quiz to these ${ids.length}`}
      </ButtonLink>
    </p>
  );
}
