import { getUser, saveUserData } from '@study-assistant/contract/people/accounts';
import {
  claimAccount,
  getOwnAccount,
  renameOwnAccount,
} from '@study-assistant/contract/people/own-account';
import {
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
} from '@study-assistant/contract/people/own-sessions';
import type { Bind } from '../../http/bind.ts';
import type { AccountsService } from './accounts.service.ts';
import type { SessionsService } from './sessions.service.ts';
import type { SignUpService } from './sign-up.service.ts';

/** Who has no school yet is answered by the sign-up, which is there once for all of them. */
export function accountsRoutes(
  bind: Bind<{ accounts: AccountsService; ownSessions: SessionsService }>,
  signUp: SignUpService,
): void {
  bind(saveUserData, ({ caller, body }) => signUp.save(caller, body));
  bind(getUser, ({ caller, params }) => signUp.readUser(caller, params.uid));
  bind(getOwnAccount, ({ caller }) => signUp.look(caller));
  bind(claimAccount, ({ caller, body }) => signUp.claim(caller, body));
  bind(renameOwnAccount, ({ school, caller, body }) => school.accounts.rename(caller, body));
  bind(listOwnSessions, ({ school, caller }) => school.ownSessions.list(caller));
  bind(endOwnSession, ({ school, caller, params }) => school.ownSessions.endOne(caller, params.id));
  bind(endOtherSessions, ({ school, caller }) => school.ownSessions.endOthers(caller));
}
