import * as z from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { MAX_NAME_LENGTH } from '../wire/limits.ts';
import { idSchema, isoTimeSchema, nameLine } from '../wire/text.ts';
import { mailboxSchema } from './mailbox.ts';

/** How long an invitation can be used, in days. */
export const INVITATION_DAYS = 30;
export const MAX_INVITATIONS = 50;

export const invitationSchema = z.object({
  id: idSchema,
  email: z.string(),
  fullName: z.string(),
  isAdmin: z.boolean(),
  invitedBy: z.string(),
  createdAt: isoTimeSchema,
  expiresAt: isoTimeSchema,
});
export type Invitation = z.infer<typeof invitationSchema>;

const access = 'school.manage';

/** Open invitations, newest first. */
export const listInvitations = defineEndpoint({
  method: 'GET',
  path: '/admin/invitations',
  access,
  reply: z.object({ invitations: z.array(invitationSchema) }),
});

const inviteeSchema = z.object({
  email: z.pipe(z.string().check(z.trim(), z.toLowerCase()), mailboxSchema),
  fullName: nameLine(MAX_NAME_LENGTH, 'Please enter a full name.'),
  isAdmin: z._default(z.boolean(), false),
});

/**
 * Invites teachers. An address without an account gets one without a password, so that the browser
 * can have the mail sent that sets it. Inviting again only extends the invitation.
 */
export const inviteTeachers = defineEndpoint({
  method: 'POST',
  path: '/admin/invitations',
  access,
  body: z.object({
    teachers: z
      .array(inviteeSchema)
      .check(
        z.minLength(1, 'Please name somebody.'),
        z.maxLength(MAX_INVITATIONS, `Please invite at most ${MAX_INVITATIONS} at once.`),
      ),
  }),
  reply: z.object({
    /** One result for each teacher, in their order. */
    results: z.array(
      z.object({
        email: z.string(),
        outcome: z.enum(['invited', 'member', 'problem']),
        /** Why the invitation failed; null when it did not. */
        problem: z.nullable(z.string()),
        /** Whether the teacher needs a mail to set a password. */
        needsPassword: z.boolean(),
      }),
    ),
  }),
});

export const withdrawInvitation = defineEndpoint({
  method: 'DELETE',
  path: '/admin/invitations/:id',
  access,
  params: z.object({ id: idSchema }),
  reply: z.object({}),
});
