import type { StudentOverview } from '@study-assistant/contract/classes/students-overview';
import { Download } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { trendNames } from '../../../components/attempts/trend-badge.tsx';
import { Button } from '../../../components/ui/button/button.tsx';
import { Card } from '../../../components/ui/card/card.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { DataTable } from '../../../components/ui/table/data-table.tsx';
import { saveFile } from '../../../lib/dom/save-file.ts';
import { toCsv } from '../../../lib/format/csv.ts';
import { formatDateForFileName } from '../../../lib/format/dates.ts';
import { count, countFound } from '../../../lib/format/numbers.ts';
import { paths } from '../../../paths.ts';
import { overviewColumns } from './overview-columns.tsx';
import { byNeed } from './overview-figures.ts';
import { OverviewFilterForm } from './overview-filter-form.tsx';
import { everyStudent, filterStudents, type OverviewFilter } from './overview-filter.ts';
import { texts } from './overview-texts.ts';
import styles from './students-overview.module.css';

/** A screen fits a dozen rows; a whole school at once would slow down typing in the search. */
const PAGE_SIZE = 50;

type OverviewListProps = {
  students: readonly StudentOverview[];
  classId: string | null;
  filter: OverviewFilter;
  onFilter: (filter: OverviewFilter) => void;
};

/** The table of students, which can be sorted, filtered, opened and exported. */
export function OverviewList({ students, classId, filter, onFilter }: OverviewListProps) {
  // Typing stays fast however many rows have to follow.
  const asked = useDeferredValue(filter);
  const found = useMemo(() => byNeed(filterStudents(students, asked)), [students, asked]);
  return (
    <Card
      headingLevel={3}
      title="Students"
      actions={
        <Button
          icon={<Download aria-hidden />}
          isDisabled={found.length === 0}
          onClick={() => exportCsv(found)}
        >
          Export CSV
        </Button>
      }
    >
      <OverviewFilterForm filter={filter} onChange={onFilter} />
      <p role="status" className={styles.found}>
        {countFound(found.length, students.length, count(students.length, 'student'))}
      </p>
      <p className={styles.found}>{texts.measure}</p>
      {found.length === 0 ? (
        <EmptyState
          illustration="search"
          title={texts.nobodyFound}
          headingLevel={4}
          actions={<Button onClick={() => onFilter(everyStudent)}>Show all students</Button>}
        />
      ) : (
        <div className={styles.table}>
          <DataTable
            caption="Students"
            isCaptionHidden
            columns={overviewColumns}
            rows={found}
            rowKey={(one) => one.studentId}
            rowLink={(one) => paths.studentPerformance(one.studentId, classId)}
            pageSize={PAGE_SIZE}
          />
        </div>
      )}
    </Card>
  );
}

function exportCsv(students: readonly StudentOverview[]) {
  const day = formatDateForFileName(new Date());
  saveFile(`students-overview-${day}.csv`, 'text/csv;charset=utf-8', toOverviewCsv(students));
}

const header = [
  'Student',
  'Email',
  'Grade',
  'Quizzes Taken',
  'Average Score (%)',
  'Last Score (%)',
  'Trend',
  'Skill Gap Completion (%)',
  'Completed Resources',
  'Total Resources',
  'Status',
];

/** The byte order mark tells spreadsheets that the names are in UTF-8. */
function toOverviewCsv(students: readonly StudentOverview[]): string {
  const rows = students.map((one) => [
    one.studentName,
    one.studentEmail,
    one.currentGrade ?? '',
    one.quizzesTaken,
    one.averageScore,
    one.lastScore ?? '',
    one.trend === null ? '' : trendNames[one.trend],
    one.skillGapCompletion,
    one.completedResources,
    one.totalResources,
    one.status,
  ]);
  return toCsv([header, ...rows]);
}
