import {
  inviteTeachers,
  listInvitations,
  withdrawInvitation,
} from '@study-assistant/contract/people/invitations';
import type { Bind } from '../../http/bind.ts';
import type { InvitationsService } from './invitations.service.ts';

export function invitationsRoutes(bind: Bind<{ invitations: InvitationsService }>): void {
  bind(listInvitations, ({ school }) => school.invitations.list());
  bind(inviteTeachers, ({ school, caller, body }) => school.invitations.invite(caller, body));
  bind(withdrawInvitation, ({ school, caller, params }) =>
    school.invitations.withdraw(caller, params.id),
  );
}
