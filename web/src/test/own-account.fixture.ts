import type { OwnAccount } from '@study-assistant/contract/people/own-account';
import { http, HttpResponse } from 'msw';
import { student } from './render-signed-in.tsx';
import { server } from './server.ts';

/** Serves the caller's account, by default one without a profile. */
export function serveOwnAccount(parts: Partial<OwnAccount>): void {
  const account: OwnAccount = {
    state: 'unconfirmed',
    email: student.email,
    isEmailVerified: false,
    user: null,
    school: null,
    schools: [],
    invitation: null,
    mayRename: false,
    signInProviders: [],
    ...parts,
  };
  server.use(http.get('/api/account', () => HttpResponse.json({ success: true, account })));
}
