import * as z from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { MAX_SEARCH_LENGTH } from '../wire/limits.ts';
import { nextSchema, pageQuery } from '../wire/pages.ts';
import { idSchema, isoTimeSchema } from '../wire/text.ts';

export const AUDIT_DAYS = 400;

/** Recorded actions that change what others may do or get. Answers are never recorded. */
export const auditActs = [
  'account.renamed',
  'account.grade-changed',
  'account.role-changed',
  'account.invited',
  'account.invitation-withdrawn',
  'account.joined',
  'account.closed',
  'account.opened',
  'account.left',
  'account.given-up',
  'account.exported',
  'account.handed-over',
  'account.erased',
  'second-step.removed',
  'second-step.recovered',
  'second-step.reset',
  'roster.imported',
  'cards.printed',
  'accommodation.changed',
  'exception.changed',
  'quiz.key-corrected',
  'quiz.deleted',
  'quiz.restored',
  'results.released',
  'marks.shown',
  'class.teachers-changed',
  'class.joined',
  'class.left',
  'class.invitation-withdrawn',
  'school.changed',
  'year.started',
] as const;
export type AuditAct = (typeof auditActs)[number];

export const auditEntrySchema = z.object({
  id: idSchema,
  at: isoTimeSchema,
  /** Null when the product acted by itself, for example at the end of a retention. */
  actor: z.nullable(z.object({ uid: z.string(), name: z.string() })),
  act: z.enum(auditActs),
  target: z.object({
    kind: z.enum(['account', 'class', 'quiz', 'assignment', 'school']),
    id: z.string(),
    name: z.string(),
  }),
  /** The old and the new value of each field, in words. */
  changes: z.array(
    z.object({ field: z.string(), from: z.nullable(z.string()), to: z.nullable(z.string()) }),
  ),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** Newest first. */
export const listAudit = defineEndpoint({
  method: 'GET',
  path: '/admin/audit',
  access: 'school.manage',
  query: z.object({
    ...pageQuery('entries'),
    act: z.optional(z.enum(auditActs)),
    /** Limits the entries to those that this account did or was affected by. */
    uid: z.optional(idSchema),
    /** Part of the name of the person who acted or was affected. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(MAX_SEARCH_LENGTH))),
  }),
  reply: z.object({ entries: z.array(auditEntrySchema), next: nextSchema }),
});
