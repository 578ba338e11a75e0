import * as z from 'zod/mini';
import { gradeSchema } from '../people/users.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { idSchema, isoTimeSchema } from '../wire/text.ts';

export const schoolClassSchema = z.object({
  id: idSchema,
  name: z.string(),
  subject: z.string(),
  grade: gradeSchema,
  timeZone: z.string(),
  /** Null while the class is active. */
  archivedAt: z.nullable(isoTimeSchema),
});
export type SchoolClass = z.infer<typeof schoolClassSchema>;

/** The caller's classes, active ones first, then by name. */
export const listClasses = defineEndpoint({
  method: 'GET',
  path: '/classes',
  access: 'classes.teach',
  reply: z.object({
    classes: z.array(
      z.extend(schoolClassSchema, { teacherIds: z.array(idSchema), students: z.int() }),
    ),
  }),
});
