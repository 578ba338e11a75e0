import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { ButtonLink } from '../../../components/ui/button/button-link.tsx';
import { paths } from '../../../paths.ts';
import { taughtClassQueries } from '../../../queries/classes.ts';
import styles from './classmates.module.css';

type ClassmatesProps = { classId: string; studentId: string };

/** Links to the previous and next student of a class; hidden for a student of another class. */
export function Classmates({ classId, studentId }: ClassmatesProps) {
  const { data } = useQuery(taughtClassQueries.one(classId));
  const { key } = useLocation();
  const students = data?.students ?? [];
  const at = students.findIndex(({ uid }) => uid === studentId);
  if (!data || at === -1) return null;
  const previous = students[at - 1];
  const next = students[at + 1];
  // The entry is replaced, so that Back leads to the page before the first of these students.
  const replace = key !== 'default';
  return (
    <nav aria-label="Students of the class" className={styles.classmates}>
      {previous && (
        <ButtonLink
          to={paths.studentPerformance(previous.uid, classId)}
          replace={replace}
          icon={<ChevronLeft aria-hidden />}
          aria-label={`Previous: ${previous.fullName}`}
        >
          <span dir="auto">{previous.fullName}</span>
        </ButtonLink>
      )}
      <p className={styles.place}>
        {at + 1} of {students.length} in{' '}
        <Link to={paths.schoolClass(classId)} dir="auto">
          {data.class.name}
        </Link>
      </p>
      {next && (
        <ButtonLink
          to={paths.studentPerformance(next.uid, classId)}
          replace={replace}
          icon={<ChevronRight aria-hidden />}
          className={styles.next}
          aria-label={`Next: ${next.fullName}`}
        >
          <span dir="auto">{next.fullName}</span>
        </ButtonLink>
      )}
    </nav>
  );
}
