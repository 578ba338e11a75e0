import { GRADES } from '@study-assistant/contract/wire/constants';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import type { Column } from '../../../components/ui/table/column.ts';
import { DataTable } from '../../../components/ui/table/data-table.tsx';
import type { YearPlan } from '../../../queries/school.ts';

type GradeCount = YearPlan['students'][number];

const columns: readonly Column<GradeCount>[] = [
  { id: 'grade', header: 'Now', isRowHeader: true, cell: ({ grade }) => `Grade ${grade}` },
  { id: 'next', header: 'Then', cell: ({ grade }) => sayNextGrade(grade) },
  { id: 'count', header: 'Students', isNumeric: true, cell: (row) => row.count },
];

/** How many students move from which grade to which. */
export function GradeMoves({ students }: Pick<YearPlan, 'students'>) {
  const there = GRADES.flatMap((grade) => students.filter((row) => row.grade === grade)).filter(
    (row) => row.count > 0,
  );
  if (there.length === 0) {
    return (
      <EmptyState illustration="team" title="There are no students yet" headingLevel={3}>
        A school year can be started all the same: it gives the year its name.
      </EmptyState>
    );
  }
  return (
    <DataTable
      caption="Students by grade"
      isCaptionHidden
      columns={columns}
      rows={there}
      rowKey={({ grade }) => grade}
    />
  );
}

function sayNextGrade(grade: GradeCount['grade']): string {
  const next = GRADES[GRADES.indexOf(grade) + 1];
  return next === undefined ? 'Leave' : `Grade ${next}`;
}
