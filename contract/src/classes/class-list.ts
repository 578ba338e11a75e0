import * as z from 'zod/mini';
import { gradeSchema } from '../people/users.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { idSchema, isoTimeSchema, nameLine } from '../wire/text.ts';
import { timeZoneSchema } from '../wire/time-zones.ts';

/** What a teacher says of her class. */
export const classFields = {
  name: nameLine(80, 'Please give the class a name.'),
  subject: nameLine(80, 'Please give the subject.'),
  grade: gradeSchema,
  /** In which times of its assignments are meant and shown. */
  timeZone: timeZoneSchema,
};

/** The same as it is stored and told, where nobody checks it again. */
const saidFields = {
  name: z.string(),
  subject: z.string(),
  grade: gradeSchema,
  timeZone: z.string(),
} satisfies Record<keyof typeof classFields, z.ZodMiniType>;

export const schoolClassSchema = z.object({
  id: idSchema,
  ...saidFields,
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
