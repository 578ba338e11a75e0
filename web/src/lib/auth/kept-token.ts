import { storedUser } from './session.ts';

/** Firebase's name for it begins so; the API key and the app's name follow. */
const KEY = 'firebase:authUser:';
/** A request that is slow on its way still arrives with a good token. */
const SPARE_MS = 60_000;

/**
 * The ID token that Firebase has kept in this browser for the stored user, while it is good. Firebase
 * asks its server for the account before it hands the token out, which would hold up the first answers
 * of every visit; the API checks each token itself. Null where Firebase keeps none, or keeps it in
 * another form: then the page waits for Firebase.
 */
export function keptToken(): string | null {
  const uid = storedUser()?.uid;
  // Firebase and we look into this tab's storage first.
  const texts = [sessionStorage, localStorage].flatMap((storage) =>
    Object.entries<string>(storage).flatMap(([key, text]) => (key.startsWith(KEY) ? text : [])),
  );
  return uid
    ? (texts.map((text) => tokenIn(text, uid)).find((token) => token !== null) ?? null)
    : null;
}

function tokenIn(text: string, uid: string): string | null {
  try {
    const account = JSON.parse(text) as {
      uid?: unknown;
      stsTokenManager?: { accessToken?: unknown; expirationTime?: unknown };
    } | null;
    const { accessToken, expirationTime } = account?.stsTokenManager ?? {};
    const isGood = account?.uid === uid && Number(expirationTime) > Date.now() + SPARE_MS;
    return isGood && typeof accessToken === 'string' ? accessToken : null;
  } catch {
    return null;
  }
}
