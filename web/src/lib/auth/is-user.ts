import type { User } from '@study-assistant/contract/accounts';
import { GRADES } from '@study-assistant/contract/constants';

/**
 * The contract's user schema by hand: the sign-in page has to look for a stored user at once, and
 * the schema library would make its first load 8 kB heavier. A test holds the two together.
 */
export function isUser(value: unknown): value is User {
  if (typeof value !== 'object' || value === null) return false;
  const { uid, email, fullName, userType, currentGrade } = value as Partial<
    Record<keyof User, unknown>
  >;
  return (
    typeof uid === 'string' &&
    /^[A-Za-z0-9_-]{1,128}$/.test(uid) &&
    typeof email === 'string' &&
    typeof fullName === 'string' &&
    (userType === 'teacher' || userType === 'student') &&
    (currentGrade === null || GRADES.some((grade) => grade === currentGrade))
  );
}
