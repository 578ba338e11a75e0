import * as invitations from '@study-assistant/contract/people/invitations';
import * as people from '@study-assistant/contract/people/people';
import * as audit from '@study-assistant/contract/school/audit';
import * as z from 'zod/mini';
import { id, next, readableOf, text, time } from './fields.ts';
import { withReply } from './with-reply.ts';

/** One unreadable person does not hide the others; the same holds for entries and invitations. */
export const listPeople = withReply(
  people.listPeople,
  z.object({ people: readableOf(people.personSchema), next }),
);

export const listInvitations = withReply(
  invitations.listInvitations,
  z.object({ invitations: readableOf(invitations.invitationSchema) }),
);

/** A newer server may record acts and kinds of things that this page has no words for. */
const auditEntry = z.object({
  id,
  at: time,
  actor: z.catch(z.nullable(z.object({ uid: text, name: text })), null),
  act: text,
  target: z.object({ kind: text, id: text, name: text }),
  changes: z.catch(
    z.array(z.object({ field: text, from: z.nullable(text), to: z.nullable(text) })),
    [],
  ),
});
export type ReadAuditEntry = z.infer<typeof auditEntry>;

export const listAudit = withReply(
  audit.listAudit,
  z.object({ entries: readableOf(auditEntry), next }),
);
