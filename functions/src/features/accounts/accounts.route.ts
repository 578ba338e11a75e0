import { getUser, saveUserData } from '@study-assistant/contract/accounts';
import type { Bind } from '../../http/bind.ts';
import type { AccountsService } from './accounts.service.ts';

export function accountsRoutes(bind: Bind<{ accounts: AccountsService }>): void {
  bind(saveUserData, ({ school, caller, body }) => school.accounts.save(caller, body));
  bind(getUser, ({ school, caller, params }) => school.accounts.read(caller, params.uid));
}
