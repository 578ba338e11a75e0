import type { Grade, User } from '@study-assistant/contract/people/accounts';
import { GRADES } from '@study-assistant/contract/wire/constants';

/**
 * Reads a user from browser storage or a server's reply; null without a uid. It does without the
 * schema library, which would add 8 kB to the sign-in page's first load. Anybody who is not a
 * teacher sees what students see.
 */
export function readUser(value: unknown): User | null {
  if (typeof value !== 'object' || value === null) return null;
  const { uid, email, fullName, userType, currentGrade, isAdmin } = value as Partial<
    Record<keyof User, unknown>
  >;
  if (typeof uid !== 'string' || uid === '') return null;
  return {
    uid,
    email: textOf(email),
    fullName: textOf(fullName),
    userType: userType === 'teacher' ? 'teacher' : 'student',
    currentGrade: gradeOf(currentGrade),
    ...(userType === 'teacher' && isAdmin === true && { isAdmin }),
  };
}

/** Accepts 10, "10" and "Grade 10". */
export function gradeOf(value: unknown): Grade | null {
  const digits = /\d+$/.exec(String(value))?.[0];
  return GRADES.find((grade) => grade === digits) ?? null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
