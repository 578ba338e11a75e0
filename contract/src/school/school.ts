import * as z from 'zod/mini';
import { GRADES } from '../wire/constants.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { MAX_NAME_LENGTH } from '../wire/limits.ts';
import { providerIdSchema } from '../wire/sign-in-providers.ts';
import { idSchema, isoTimeSchema, nameLine } from '../wire/text.ts';

const access = 'school.manage';

/** A school year as people call it, such as "2026/27". */
const yearNameSchema = z
  .string()
  .check(z.trim(), z.regex(/^\d{4}(\/\d{2,4})?$/, 'Please write a year like 2026/27.'));

export const schoolYearSchema = z.object({ name: z.string(), startedAt: isoTimeSchema });
export type SchoolYear = z.infer<typeof schoolYearSchema>;

export const schoolSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Confirmed addresses of these domains join this school; the deployment sets them. */
  domains: z.array(z.string()),
  teacherSignUp: z.enum(['open', 'domains', 'invited']),
  /** For the rule `domains`: confirmed addresses of these may be a teacher's, in any school. */
  teacherDomains: z.array(z.string()),
  retentionMonths: z.int(),
  /** The ways beside e-mail and password that the deployment has; `domains` limits who may come so. */
  signInProviders: z.array(
    z.object({
      id: providerIdSchema,
      label: z.string(),
      isTaken: z.boolean(),
      domains: z.array(z.string()),
    }),
  ),
  /** Null when no model is used. */
  modelRequests: z.nullable(z.object({ used: z.int(), aDay: z.int() })),
  people: z.object({ teachers: z.int(), students: z.int(), closed: z.int() }),
  /** Null before the first year. */
  year: z.nullable(schoolYearSchema),
});
export type School = z.infer<typeof schoolSchema>;

export const schoolNameSchema = nameLine(MAX_NAME_LENGTH, 'Please enter a name for the school.');

const schoolReply = z.object({ school: schoolSchema });

export const getSchool = defineEndpoint({
  method: 'GET',
  path: '/admin/school',
  access,
  reply: schoolReply,
});

export const changeSchool = defineEndpoint({
  method: 'PATCH',
  path: '/admin/school',
  access,
  body: z.object({
    name: z.optional(schoolNameSchema),
    /** The ways that the school takes from now on, of those that the deployment has. */
    signInProviders: z.optional(z.array(providerIdSchema).check(z.maxLength(20))),
  }),
  reply: schoolReply,
});

export const yearChangeSchema = z.object({
  name: z.string(),
  status: z.enum(['running', 'done']),
  startedAt: isoTimeSchema,
  finishedAt: z.nullable(isoTimeSchema),
  moved: z.int(),
  left: z.int(),
  archived: z.int(),
});
export type YearChange = z.infer<typeof yearChangeSchema>;

/** Shows what a new school year would do, and how far the last one has come. */
export const getYearChange = defineEndpoint({
  method: 'GET',
  path: '/admin/year',
  access,
  reply: z.object({
    /** Open student accounts for each grade, before the change. */
    students: z.array(z.object({ grade: z.enum(GRADES), count: z.int() })),
    classes: z.int(),
    /** Null when there was none yet. */
    last: z.nullable(yearChangeSchema),
  }),
});

/**
 * Starts a school year: grades go up by one, the last grade leaves, and totals begin anew. It
 * continues in the background; asking again under the same name does what is missing.
 */
export const startYear = defineEndpoint({
  method: 'POST',
  path: '/admin/year',
  access,
  body: z.object({
    name: yearNameSchema,
    archiveClasses: z._default(z.boolean(), true),
    /** Students who stay in their grade. */
    except: z._default(z.array(idSchema).check(z.maxLength(200)), []),
    /** Confirms that everybody moves up once more although the last year was started recently. */
    again: z._default(z.boolean(), false),
  }),
  status: 202,
  reply: z.object({ change: yearChangeSchema }),
});
