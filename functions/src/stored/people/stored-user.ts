import { gradeSchema } from '@study-assistant/contract/people/accounts';
import { roleSchema } from '@study-assistant/contract/wire/roles';
import type { DocumentReference } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { ALL_ENDED, endedSignInsSchema } from '../../domain/account/ended-sign-ins.ts';
import type { Member } from '../../domain/account/member.ts';
import { storedTime } from '../../platform/firestore/documents.ts';

/** The document of a person. Whoever needs less of it takes that by `z.pick`, so that there is one shape. */
export const storedUser = z.object({
  id: z.string(),
  version: z.literal(1),
  email: z.string(),
  fullName: z.string(),
  userType: roleSchema,
  /** Null of a teacher. */
  currentGrade: z.nullable(gradeSchema),
  classIds: z._default(z.array(z.string()), []),
  isAdmin: z._default(z.boolean(), false),
  createdAt: storedTime,
  isMadeByList: z._default(z.boolean(), false),
  closedAt: z._default(z.nullable(storedTime), null),
  /** The erasure that has begun: then the account never opens again. */
  erasureId: z._default(z.nullable(z.string()), null),
  isUnproven: z._default(z.boolean(), false),
  /** The hash of the code of her card, which names its document; null where she has none. */
  card: z._default(z.nullable(z.string()), null),
  /** Which sign-ins are over. Where that cannot be read, all are. */
  endedSignIns: z._default(z.catch(z.nullable(endedSignInsSchema), ALL_ENDED), null),
  /** The last change of the school year that came to a student, and what became of her. */
  movedIn: z.optional(
    z.object({ key: z.string(), outcome: z.enum(['moved', 'stayed', 'leaving', 'left']) }),
  ),
});

/** A person as the product knows her. What the school year has written of her is read by the years alone. */
export const storedMember = z.pipe(
  z.omit(storedUser, { movedIn: true, card: true }),
  z.transform(({ id, version: _version, erasureId, ...profile }): Member => ({
    ...{ uid: id, ...profile },
    isErasing: erasureId !== null,
  })),
);

/** `users/{uid}` of a school. */
export function usersOf(school: DocumentReference) {
  return school.collection('users');
}
