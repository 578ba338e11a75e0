import type { AssignmentMarks, Try } from './student-marks.ts';

type Regraded = Pick<Try, 'attemptId' | 'score' | 'percentage' | 'awaiting'>;

/** With a try as a corrected key grades it; the same where it is not among those that are kept. */
export function regradeTry(
  marks: AssignmentMarks,
  { attemptId, score, percentage, awaiting }: Regraded,
): AssignmentMarks {
  if (!marks.tries.some((one) => one.attemptId === attemptId)) return marks;
  const waits = awaiting === undefined ? {} : { awaiting };
  const tries = marks.tries.map((one) => {
    if (one.attemptId !== attemptId) return one;
    const { awaiting: _before, ...kept } = one;
    return { ...kept, score, percentage, ...waits };
  });
  return { ...marks, tries };
}
