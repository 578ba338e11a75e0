import * as z from 'zod/mini';
import { MAX_SEARCH_LENGTH } from '../people/people.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { nextSchema, pageQuery } from '../wire/pages.ts';
import { idSchema, isoTimeSchema } from '../wire/text.ts';

export const AUDIT_DAYS = 400;

/** What is written down of those who change what others may do or get. Never an answer. */
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
  'roster.imported',
  'accommodation.changed',
  'exception.changed',
  'quiz.key-corrected',
  'quiz.deleted',
  'quiz.restored',
  'results.released',
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
  /** Null where the product did it by itself, such as at the end of a retention. */
  actor: z.nullable(z.object({ uid: z.string(), name: z.string() })),
  act: z.enum(auditActs),
  target: z.object({
    kind: z.enum(['account', 'class', 'quiz', 'assignment', 'school']),
    id: z.string(),
    name: z.string(),
  }),
  /** What it was and what it is now, in words. */
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
    /** Entries in which this account did something or had something done to it. */
    uid: z.optional(idSchema),
    /** Part of a name of who did it, or of what it was done to. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(MAX_SEARCH_LENGTH))),
  }),
  reply: z.object({ entries: z.array(auditEntrySchema), next: nextSchema }),
});
