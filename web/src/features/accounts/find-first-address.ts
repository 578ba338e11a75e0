import type { User } from '@study-assistant/contract/accounts';
import { heldJoinCode } from '../../lib/dom/held-join-code.ts';
import { homeOf, paths } from '../../paths.ts';

/** Where someone starts after signing in: a student who came with the code of a class, at joining it. */
export function findFirstAddress({ userType }: User): string {
  const code = userType === 'student' ? heldJoinCode() : null;
  return code === null ? homeOf(userType) : paths.joinClass(code);
}
