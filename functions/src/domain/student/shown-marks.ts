import { gradeOf, weighMarks } from '@study-assistant/contract/assignments/grading';
import {
  NO_HAND_MARK,
  percentageOfPoints,
  type ShownMarks,
} from '@study-assistant/contract/assignments/mark-columns';
import type { ReportedTest } from '@study-assistant/contract/assignments/student-report';
import type { MarkbookSetup } from '../assignment/markbook-setup.ts';
import type { StudentMarks } from '../assignment/student-marks.ts';
import { isWithin, type Span } from './kept-year.ts';

/**
 * What a student sees of her marks in a class. The average is of what she sees, so that it tells nothing
 * of a result that is still held back.
 */
export function toShownMarks(
  { columns, grading }: MarkbookSetup,
  ofClass: StudentMarks['handMarks'][string] | undefined,
  tests: readonly Pick<ReportedTest, 'assignmentId' | 'percentage'>[],
  span: Span,
): ShownMarks {
  const shown = columns
    .map((column) => {
      const { points, comment } = ofClass?.[column.id] ?? NO_HAND_MARK;
      return { ...column, points, comment, percentage: percentageOfPoints({ points }, column) };
    })
    .filter(({ points, comment }) => points !== null || comment !== '')
    .filter(({ date }) => isWithin(span, `${date}T12:00:00.000Z`))
    .reverse();
  const counted = [
    ...tests.map(({ assignmentId, percentage }) => ({ columnId: assignmentId, percentage })),
    ...shown.map(({ id, percentage }) => ({ columnId: id, percentage })),
  ];
  const { percentage: average, parts } = weighMarks(counted, grading);
  return { columns: shown, average, parts, grade: gradeOf(average, grading.scale) };
}
