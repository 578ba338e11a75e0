import type { AssignmentMarks, Try } from './student-marks.ts';

/** With a try as a corrected key grades it; the same where it is not among those that are kept. */
export function regradeTry(
  marks: AssignmentMarks,
  { attemptId, score, percentage }: Pick<Try, 'attemptId' | 'score' | 'percentage'>,
): AssignmentMarks {
  if (!marks.tries.some((one) => one.attemptId === attemptId)) return marks;
  const tries = marks.tries.map((one) =>
    one.attemptId === attemptId ? { ...one, score, percentage } : one,
  );
  return { ...marks, tries };
}
