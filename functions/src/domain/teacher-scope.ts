import type { TokenHolder } from './caller.ts';

/**
 * Which students a teacher sees: in a trial, where anybody can be a teacher, all of her school; in a
 * `school` the same once her address is confirmed; with `classes` those of her classes.
 */
export type TeacherScope = 'trial' | 'school' | 'classes';

/**
 * Whether a teacher sees what her colleagues share. Where anybody can sign up as a teacher, one whose
 * address nobody has confirmed may be a student who would like to read the answers.
 */
export function seesColleagues(
  scope: TeacherScope,
  { role, isEmailVerified }: Pick<TokenHolder, 'role' | 'isEmailVerified'>,
): boolean {
  return role === 'teacher' && (scope === 'trial' || isEmailVerified);
}

/** Whether a teacher sees every student of her school, and not only those of her classes. */
export function seesSchool(
  scope: TeacherScope,
  { isEmailVerified }: Pick<TokenHolder, 'isEmailVerified'>,
): boolean {
  return scope === 'trial' || (scope === 'school' && isEmailVerified);
}
