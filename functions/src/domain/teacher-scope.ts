import type { TokenHolder } from './caller.ts';

/**
 * Which students a teacher sees: in a trial, where anybody can be a teacher, all of her school; in a
 * `school` the same once her address is confirmed; with `classes` those of her classes.
 */
export type TeacherScope = 'trial' | 'school' | 'classes';

/** Whether a teacher sees every student of her school, and not only those of her classes. */
export function seesSchool(
  scope: TeacherScope,
  { isEmailVerified }: Pick<TokenHolder, 'isEmailVerified'>,
): boolean {
  return scope === 'trial' || (scope === 'school' && isEmailVerified);
}
