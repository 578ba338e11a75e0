import type { Person, PersonStatus } from '@study-assistant/contract/people/people';
import type { Member } from './member.ts';
import { eraseAfterOf } from './retention.ts';

/** What whoever looks after the school is told of an account. */
export function toPerson(member: Member, retentionMonths: number): Person {
  const { uid, email, fullName, userType, currentGrade, isAdmin, createdAt, closedAt } = member;
  const eraseAfter =
    closedAt === null ? null : eraseAfterOf(new Date(closedAt), retentionMonths).toISOString();
  const user = { uid, email, fullName, userType, currentGrade, isAdmin };
  return { ...user, status: statusOf(member), createdAt, closedAt, eraseAfter };
}

export function statusOf({ closedAt, isErasing }: Member): PersonStatus {
  if (closedAt === null) return 'open';
  return isErasing ? 'erasing' : 'closed';
}
