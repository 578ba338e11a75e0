import * as z from 'zod/mini';
import { GRADES } from '../wire/constants.ts';
import { roleSchema } from '../wire/roles.ts';
import { idSchema } from '../wire/text.ts';

export const gradeSchema = z.enum(GRADES, { error: 'Please select your current grade' });
export type Grade = z.infer<typeof gradeSchema>;

export const userSchema = z.object({
  uid: idSchema,
  email: z.string(),
  fullName: z.string(),
  userType: roleSchema,
  /** "6" to "12"; null for a teacher. */
  currentGrade: z.nullable(gradeSchema),
  /** Present only for teachers who also look after the school. */
  isAdmin: z.optional(z.boolean()),
});
export type User = z.infer<typeof userSchema>;
