import type { ShownMarks as Marks } from '@study-assistant/contract/assignments/mark-columns';
import type { ReportedTest } from '@study-assistant/contract/assignments/student-report';
import { formatDate } from '../../lib/format/dates.ts';
import { count } from '../../lib/format/numbers.ts';
import styles from './shown-marks.module.css';

/** One student's marks by hand in a class, as she may see them. */
export function ShownMarks({ columns }: Pick<Marks, 'columns'>) {
  if (columns.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Marks by hand</caption>
      <thead>
        <tr>
          <th scope="col">For</th>
          <th scope="col">Date</th>
          <th scope="col">Points</th>
        </tr>
      </thead>
      <tbody>
        {columns.map(({ id, name, date, points, highest, percentage, comment }) => (
          <tr key={id}>
            <th scope="row" dir="auto">
              {name}
            </th>
            <td>{formatDate(date)}</td>
            <td>
              {points === null ? '–' : `${points} of ${highest} (${percentage}%)`}
              {comment !== '' && (
                <span className={styles.comment} dir="auto">
                  {comment}
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type ShownAverageProps = {
  marks: Omit<Marks, 'columns'>;
  /** What she was given in the class, some of whose results may not be shown yet. */
  tests: readonly ReportedTest[];
};

/** One student's average and grade in a class, of her results and her marks by hand together. */
export function ShownAverage({ marks: { average, parts, grade }, tests }: ShownAverageProps) {
  const held = tests.filter(isHeld).length;
  if (average === null) return null;
  return (
    <div>
      <p>
        <strong>
          Average {average}%{grade !== null && `, grade ${grade}`}
        </strong>{' '}
        of all that is shown here
        {held > 0 && `, without ${count(held, 'result')} not yet shown`}.
      </p>
      {parts.length > 0 && (
        <p className={styles.made} dir="auto">
          {parts
            .map(
              (part) =>
                `${part.name}: ${part.mean}% of ${count(part.marks, 'mark')}, weight ${part.weight}`,
            )
            .join('; ')}
          .
        </p>
      )}
    </div>
  );
}

function isHeld({ state, percentage }: ReportedTest): boolean {
  return (state === 'handed-in' || state === 'late') && percentage === null;
}
