import type { Mark } from '@study-assistant/contract/assignments/mark';
import { CircleMinus, CircleX, ClockAlert, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { NotAvailable } from '../../../components/ui/text/not-available.tsx';
import { classNames } from '../../../lib/dom/class-names.ts';
import { paths } from '../../../paths.ts';
import { describeMark } from './describe-mark.ts';
import styles from './markbook.module.css';
import { SawAnswersSign } from './saw-answers.tsx';

const signs: Partial<Record<Mark['state'], ReactNode>> = {
  late: <ClockAlert aria-hidden />,
  missing: <CircleX aria-hidden />,
  excused: <CircleMinus aria-hidden />,
  waiting: <Hourglass aria-hidden />,
};

type MarkTextProps = {
  mark: Mark;
  /** The student and the assignment, which name the link to the result. */
  of: string;
  quizId: string;
  /** The colleague who marks its answers; empty where nobody can, undefined where it is the reader. */
  markedBy: string | undefined;
};

/** A mark as a word or a percentage, with an icon when it needs attention. */
export function MarkText({ mark, of, quizId, markedBy }: MarkTextProps) {
  const { state, attemptId, awaiting = 0 } = mark;
  if (state === 'not-given') return <NotAvailable />;
  const words = describeMark(mark);
  return (
    <>
      <span className={classNames(styles.mark, styles[mark.isOverdue ? 'late' : state])}>
        {mark.isOverdue ? signs.late : signs[state]}
        {attemptId === null ? (
          <span>{words}</span>
        ) : (
          <Link to={paths.quizResults(attemptId)} aria-label={`${words}, result of ${of}`}>
            {words}
          </Link>
        )}
        {mark.sawAnswers && <SawAnswersSign />}
      </span>
      {awaiting > 0 && markedBy !== undefined && (
        <span className={styles.awaited} dir="auto">
          {markedBy === '' ? `${awaiting} not marked` : `${awaiting} to mark by ${markedBy}`}
        </span>
      )}
      {awaiting > 0 && markedBy === undefined && (
        <Link to={paths.quizMarking(quizId)} className={styles.awaiting}>
          {awaiting} to mark<span className="visually-hidden"> of {of}</span>
        </Link>
      )}
    </>
  );
}
