import {
  gradeOf,
  type Average,
  type GradeStep,
} from '@study-assistant/contract/assignments/grading';
import { useId } from 'react';
import { NotAvailable } from '../../../components/ui/text/not-available.tsx';
import { showPercent } from './describe-mark.ts';
import { describePart, describeSum } from './markbook-texts.ts';
import styles from './markbook.module.css';

type AverageCellProps = {
  /** Whose it is, for the name of the button. */
  of: string;
  average: Average;
  scale: readonly GradeStep[];
};

/** An average with its grade; a click says how it was made of the categories. */
export function AverageCell({ of, average: { percentage, parts }, scale }: AverageCellProps) {
  const id = useId();
  if (percentage === null) {
    return (
      <td className={styles.average}>
        <NotAvailable />
      </td>
    );
  }
  const grade = gradeOf(percentage, [...scale]);
  const percent = showPercent(percentage);
  return (
    <td className={styles.average}>
      {parts.length === 0 ? (
        percent
      ) : (
        <>
          <button
            type="button"
            className={styles.made}
            popoverTarget={id}
            aria-label={`${percent}, how the average of ${of} is made`}
          >
            {percent}
          </button>
          <div id={id} popover="auto" className={styles.parts}>
            <p>{of}</p>
            {parts.map((part) => (
              <p key={part.name} dir="auto">
                {describePart(part)}
              </p>
            ))}
            <p>
              {describeSum(parts)} = {percent}
            </p>
          </div>
        </>
      )}
      {grade !== null && (
        <span className={styles.grade} title="Grade">
          <span className="visually-hidden">Grade </span>
          {grade}
        </span>
      )}
    </td>
  );
}
