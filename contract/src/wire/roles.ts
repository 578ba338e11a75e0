import * as z from 'zod/mini';

export const roles = ['teacher', 'student'] as const;
export const roleSchema = z.enum(roles);
export type Role = z.infer<typeof roleSchema>;

/** An admin is a teacher who also looks after the accounts of her school. */
type Right = Role | 'admin';

/** Who may do what. The server enforces this table and the browser hides buttons by it. */
export const permissions = {
  'materials.read': ['teacher', 'student'],
  'materials.upload': ['teacher'],
  'materials.delete': ['teacher'],
  'quizzes.read': ['teacher', 'student'],
  'quizzes.list-own': ['teacher'],
  'quizzes.generate': ['teacher'],
  'quizzes.edit': ['teacher'],
  'quizzes.delete': ['teacher'],
  'quizzes.analyse': ['teacher'],
  'quizzes.mark': ['teacher'],
  'quizzes.take': ['student'],
  'students.read': ['teacher', 'student'],
  'attempts.read': ['teacher', 'student'],
  'resources.complete': ['student'],
  'questions.report': ['student'],
  practice: ['student'],
  'classes.read': ['teacher'],
  'classes.teach': ['teacher'],
  'classes.join': ['student'],
  'boards.lead': ['teacher'],
  'boards.join': ['student'],
  'assignments.manage': ['teacher'],
  'accommodations.manage': ['teacher'],
  'account.manage': ['teacher', 'student'],
  'account.secure': ['teacher'],
  'students.change': ['teacher'],
  'school.manage': ['admin'],
} as const satisfies Record<string, readonly Right[]>;

export type Permission = keyof typeof permissions;

export function can(role: Role, permission: Permission, isAdmin = false): boolean {
  const allowed: readonly Right[] = permissions[permission];
  return allowed.includes(role) || (isAdmin && allowed.includes('admin'));
}
