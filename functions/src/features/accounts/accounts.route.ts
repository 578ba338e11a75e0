import { getUser, saveUserData } from '@study-assistant/contract/accounts';
import type { Bind } from '../../http/bind.ts';
import type { AccountsService } from './accounts.service.ts';

export function accountsRoutes(bind: Bind, accounts: AccountsService): void {
  bind(saveUserData, ({ caller, body }) => accounts.save(caller, body));
  bind(getUser, ({ caller, params }) => accounts.read(caller, params.uid));
}
