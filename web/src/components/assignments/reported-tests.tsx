import type { ReportedTest } from '@study-assistant/contract/assignments/student-report';
import { orUntitled } from '@study-assistant/contract/wire/titles';
import { formatDate } from '../../lib/format/dates.ts';
import { count, formatPercent } from '../../lib/format/numbers.ts';
import styles from './shown-marks.module.css';

type ReportedTestsProps = { tests: readonly ReportedTest[]; caption: string };

/** What one student was given in a class, with her results and what her teacher says of them. */
export function ReportedTests({ tests, caption }: ReportedTestsProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Quiz</th>
          <th scope="col">Date</th>
          <th scope="col">Result</th>
        </tr>
      </thead>
      <tbody>
        {tests.map((test) => (
          <tr key={test.assignmentId}>
            <th scope="row" dir="auto">
              {orUntitled(test.quizTitle)}
            </th>
            <td>{formatDate(test.at)}</td>
            <td>
              {describeResult(test)}
              {test.comment !== '' && (
                <span className={styles.comment} dir="auto">
                  {test.comment}
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Returns "8 of 10 (80%)", or what there is in place of a result. */
function describeResult(test: ReportedTest): string {
  const { state, at, score, totalQuestions, percentage, awaiting = 0 } = test;
  switch (state) {
    case 'handed-in':
    case 'late': {
      const late = state === 'late' ? ', handed in late' : '';
      if (percentage === null && awaiting > 0) return `Handed in${late}; not marked yet`;
      if (percentage === null) return `Handed in${late && ' late'}; the result is not shown yet`;
      return awaiting > 0
        ? `${score} of ${(totalQuestions ?? 0) - awaiting} (${formatPercent(percentage)})${late}; ${count(awaiting, 'answer')} not marked yet`
        : `${score} of ${totalQuestions} (${formatPercent(percentage)})${late}`;
    }
    case 'missing':
      return 'Not handed in';
    case 'excused':
      return 'Excused';
    case 'waiting':
      return Date.parse(at) > Date.now() ? 'Not due yet' : 'Not handed in yet';
    case 'not-given':
      return '–';
  }
}
