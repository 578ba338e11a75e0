import type { StudentYear } from '@study-assistant/contract/school/student-years';
import { useQuery } from '@tanstack/react-query';
import { Card } from '../../../components/ui/card/card.tsx';
import type { Column } from '../../../components/ui/table/column.ts';
import { DataTable } from '../../../components/ui/table/data-table.tsx';
import { NotAvailable } from '../../../components/ui/text/not-available.tsx';
import { formatPercent } from '../../../lib/format/numbers.ts';
import { studentYearsQuery } from '../../../queries/students.ts';
import { useLoggedFailure } from './use-logged-failure.ts';

const columns: readonly Column<StudentYear>[] = [
  { id: 'name', header: 'School year', isRowHeader: true, cell: ({ name }) => name },
  { id: 'grade', header: 'Grade', cell: ({ grade }) => grade ?? <NotAvailable /> },
  { id: 'quizzes', header: 'Quizzes', cell: ({ totalQuizzes }) => totalQuizzes },
  { id: 'average', header: 'Average', cell: percentOf(({ averageScore }) => averageScore, 1) },
  { id: 'highest', header: 'Highest', cell: percentOf(({ highestScore }) => highestScore, 1) },
  { id: 'passed', header: 'Pass rate', cell: percentOf(({ passRate }) => passRate, 0) },
];

/** The figures of past school years; renders nothing when there are none. */
export function EarlierYears({ uid }: { uid: string }) {
  const { data, error } = useQuery(studentYearsQuery(uid));
  useLoggedFailure('The earlier school years', error);
  if (!data || data.length === 0) return null;
  return (
    <Card
      title="Earlier school years"
      description="What stands above is of this school year alone."
    >
      <DataTable
        caption="Earlier school years"
        isCaptionHidden
        columns={columns}
        rows={data}
        rowKey={({ endedAt }) => endedAt}
      />
    </Card>
  );
}

/** A year without quizzes has no figures. */
function percentOf(figure: (year: StudentYear) => number, digits: number) {
  return (year: StudentYear) =>
    year.totalQuizzes === 0 ? <NotAvailable /> : formatPercent(figure(year), digits);
}
