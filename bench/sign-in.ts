/** A person with an account at the local Auth. */
export type SignedIn = {
  uid: string;
  /** A token that is valid for some more minutes, refreshed as the Firebase client does it. */
  token(): Promise<string>;
};

type Tokens = { token: string; refreshToken: string; expiresAt: number };

const RENEW_BEFORE_MS = 5 * 60_000;
const KEY = 'key=local';

/**
 * Signs in at the local Auth with a password.
 *
 * @throws Error when Auth refuses
 */
export async function signIn(
  authUrl: string,
  credentials: { email: string; password: string },
  clock: () => number = Date.now,
): Promise<SignedIn> {
  const path = `identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?${KEY}`;
  const answer = await post(`${authUrl}/${path}`, { ...credentials, returnSecureToken: true });
  let tokens = Promise.resolve(toTokens(answer.idToken, answer.refreshToken, answer.expiresIn));
  return {
    uid: answer.localId ?? '',
    async token() {
      const held = await tokens;
      if (clock() < held.expiresAt - RENEW_BEFORE_MS) return held.token;
      tokens = renew(held);
      return (await tokens).token;
    },
  };

  async function renew({ refreshToken }: Tokens): Promise<Tokens> {
    const request = { grantType: 'refresh_token', refreshToken };
    const url = `${authUrl}/securetoken.googleapis.com/v1/token?${KEY}`;
    const { id_token: token, refresh_token: next, expires_in: seconds } = await post(url, request);
    return toTokens(token, next, seconds);
  }

  function toTokens(token = '', refreshToken = '', seconds = '0'): Tokens {
    return { token, refreshToken, expiresAt: clock() + Number(seconds) * 1000 };
  }

  async function post(url: string, body: object): Promise<Record<string, string | undefined>> {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    const text = await response.text();
    if (response.ok) return JSON.parse(text) as Record<string, string | undefined>;
    throw new Error(`${credentials.email} cannot sign in: ${response.status}: ${text}`);
  }
}
