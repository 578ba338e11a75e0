import * as z from 'zod/mini';
import { DEFAULT_SCHOOL_ID, schoolIdSchema } from '../../domain/school/school-id.ts';
import { storedTime } from '../../platform/firestore/documents.ts';

/** `schools/{id}`: what is said of a school itself; all that belongs to it lies below. */
export const storedSchool = z.object({
  id: schoolIdSchema,
  version: z.literal(1),
  name: z.string(),
  /** Whoever has a verified address there lands in this school. */
  domains: z.array(z.string()),
  /** How its people may sign in beside e-mail and password; absent where the deployment alone says. */
  signInProviders: z.optional(
    z.array(
      z.object({ id: z.string(), domains: z.array(z.string()), tenants: z.array(z.string()) }),
    ),
  ),
  createdAt: storedTime,
});
export type SchoolRecord = Pick<z.output<typeof storedSchool>, 'id' | 'name' | 'domains'>;

/** The first school needs no document. */
export const DEFAULT_SCHOOL: SchoolRecord = {
  id: DEFAULT_SCHOOL_ID,
  name: 'Our school',
  domains: [],
};
