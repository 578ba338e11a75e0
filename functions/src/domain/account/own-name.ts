import type { User } from '@study-assistant/contract/people/accounts';

/** A student in a class has the name and the grade that her school gave her; others have their own. */
export function isNameOwn({
  userType,
  classIds,
}: Pick<User, 'userType'> & { classIds: readonly string[] }): boolean {
  return userType === 'teacher' || classIds.length === 0;
}
