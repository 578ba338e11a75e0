import {
  exportOwnData as exportEndpoint,
  getOwnAccount,
  leaveSchool as leaveEndpoint,
  renameOwnAccount as renameEndpoint,
  type OwnAccount,
} from '@study-assistant/contract/people/own-account';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api/api-client.ts';
import { download } from '../lib/api/download.ts';
import { getAuth } from '../lib/auth/auth.ts';
import { changeUser } from '../lib/auth/session.ts';
import { changePassword } from './change-password.ts';

export function ownAccountQuery(uid: string) {
  return queryOptions({
    queryKey: ['account', uid],
    queryFn: async ({ signal }) => {
      const account = await readOwnAccount(signal);
      // What the school has changed is what the other pages go by from now on.
      if (account.user) changeUser(account.user);
      return account;
    },
    // The link that confirms the address was followed in another window.
    staleTime: 0,
  });
}

export async function rename(fullName: string): Promise<void> {
  const { user } = await call(renameEndpoint, { body: { fullName } });
  changeUser(user);
}

/** Everything that is kept about whoever asks, as a zip. */
export function exportOwnData(onProgress: (bytes: number) => void): Promise<Blob> {
  return download(exportEndpoint, { params: {}, query: {} }, { onProgress });
}

/** Closes the account; answers until when the school can open it again. */
export async function leaveSchool(email: string): Promise<string> {
  return (await call(leaveEndpoint, { body: { email } })).eraseAfter;
}

export async function changeOwnPassword(change: {
  current: string;
  wanted: string;
}): Promise<void> {
  await changePassword(await getAuth(), change);
}

/** The server goes by the token, which may be older than the confirmation. */
async function readOwnAccount(signal: AbortSignal): Promise<OwnAccount> {
  const { account } = await call(getOwnAccount, {}, { signal });
  if (account.isEmailVerified) return account;
  const auth = await getAuth();
  if (!(await auth.readAccount())?.isConfirmed) return account;
  await auth.token({ fresh: true });
  return { ...account, isEmailVerified: true };
}
