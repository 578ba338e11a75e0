import { endOwnSession, THIS_SESSION } from '@study-assistant/contract/people/own-sessions';
import { appCheckHeaders } from '../lib/api/app-check.ts';
import { urlOf } from '../lib/api/request.ts';

/** Ends the sign-in of a token at the server, after the page has none. It goes on when the page is left. */
export async function endSignIn(token: string): Promise<void> {
  const headers = { ...(await appCheckHeaders()), Authorization: `Bearer ${token}` };
  const url = urlOf(endOwnSession, { params: { id: THIS_SESSION } });
  await fetch(url, { method: 'DELETE', headers, keepalive: true });
}
