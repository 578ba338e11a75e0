import { createAccountsService } from '../../features/accounts/accounts.service.ts';
import { createAuditService } from '../../features/audit/audit.service.ts';
import { createInvitationsService } from '../../features/invitations/invitations.service.ts';
import { createChangePersonService } from '../../features/people/change-person.service.ts';
import { createStandingFollower } from '../../features/people/follow-standing.ts';
import { createPeopleService } from '../../features/people/people.service.ts';
import { createSchoolService } from '../../features/school/school.service.ts';
import type { PersonInvitation } from '@study-assistant/contract/people/people';
import type { Parts } from './parts.ts';

/** Who is at the school, and the school itself. */
export function buildPeople(
  parts: Parts,
  listInvitations: (uid: string) => Promise<PersonInvitation[]>,
) {
  const followStanding = createStandingFollower(parts);
  return {
    accounts: createAccountsService({ ...parts, followStanding }),
    invitations: createInvitationsService(parts),
    people: createPeopleService({ ...parts, listInvitations }),
    changedPeople: createChangePersonService({ ...parts, followStanding }),
    audit: createAuditService(parts),
    school: createSchoolService(parts),
  };
}
