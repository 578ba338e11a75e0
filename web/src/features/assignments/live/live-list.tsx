import { compareBySurname } from '@study-assistant/contract/people/names';
import { ChevronDown } from 'lucide-react';
import { Badge } from '../../../components/ui/badge/badge.tsx';
import type { Column } from '../../../components/ui/table/column.ts';
import type { LiveStudent } from '../../../queries/assignments.ts';
import styles from './live-assignment.module.css';
import { ranks, tones } from './live-columns.tsx';
import { liveIcons } from './live-counts.tsx';
import { liveLabels } from './live-texts.ts';

type LiveListProps = {
  columns: readonly Column<LiveStudent>[];
  students: readonly LiveStudent[];
  numQuestions: number;
};

/** The students on a phone, a line each; a tap shows what the columns of the table say. */
export function LiveList({ columns, students, numQuestions }: LiveListProps) {
  const sorted = students.toSorted(
    (a, b) =>
      ranks.indexOf(a.state) - ranks.indexOf(b.state) || compareBySurname(a.fullName, b.fullName),
  );
  return (
    <ul className={styles.list}>
      {sorted.map((student) => {
        const { studentId, fullName, state, answered } = student;
        return (
          <li key={studentId} data-row={studentId}>
            <details>
              <summary>
                <span className={styles.name} dir="auto">
                  {fullName}
                </span>
                {answered !== null && (
                  <span className={styles.time}>
                    {answered} of {numQuestions}
                  </span>
                )}
                <Badge tone={tones[state]} icon={liveIcons[state]}>
                  {liveLabels[state]}
                </Badge>
                <ChevronDown aria-hidden className={styles.fold} />
              </summary>
              <dl>
                {columns.map(
                  ({ id, header, isActions, cell }) =>
                    !isActions && (
                      <div key={id}>
                        <dt>{header}</dt>
                        <dd>{cell(student)}</dd>
                      </div>
                    ),
                )}
              </dl>
              {columns.find(({ isActions }) => isActions)?.cell(student)}
            </details>
          </li>
        );
      })}
    </ul>
  );
}
