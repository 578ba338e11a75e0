import type { Person } from '@study-assistant/contract/people/people';

/** Returns "Student, grade 9", "Teacher" or "Teacher, admin". */
export function describeRole({ userType, currentGrade, isAdmin }: Person): string {
  if (userType === 'teacher') return isAdmin ? 'Teacher, admin' : 'Teacher';
  return currentGrade === null ? 'Student' : `Student, grade ${currentGrade}`;
}
