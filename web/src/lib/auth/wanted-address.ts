const KEY = 'wanted-address';
const UID_KEY = 'wanted-address-of';

/*
 * Where somebody was going before signing in, such as a link in a mail or the QR code of a class on
 * the wall. It waits in this tab, also while she creates her account, until a page has let her in; where
 * it is known who left a page, for her alone. Who opens the sign-in page by herself wants nothing of it.
 */

type Place = { pathname: string; search: string; hash: string };

/** @param uid of who was there; not given of a stranger */
export function keepWantedAddress({ pathname, search, hash }: Place, uid?: string): void {
  sessionStorage.setItem(KEY, pathname + search + hash);
  if (uid === undefined) sessionStorage.removeItem(UID_KEY);
  else sessionStorage.setItem(UID_KEY, uid);
}

/** Null where this person was going nowhere, and for what could lead out of the app. */
export function wantedAddress(uid: string): string | null {
  const address = sessionStorage.getItem(KEY);
  const whose = sessionStorage.getItem(UID_KEY);
  if (address === null || !isOwnAddress(address)) return null;
  return whose === null || whose === uid ? address : null;
}

export function dropWantedAddress(): void {
  sessionStorage.removeItem(KEY);
  sessionStorage.removeItem(UID_KEY);
}

/** A tab that is opened here, and not loaded again, was led here by nobody. */
export function dropIfCameByHerself(): void {
  const [load] = performance.getEntriesByType('navigation');
  if ((load as PerformanceNavigationTiming | undefined)?.type !== 'reload') dropWantedAddress();
}

/** A path of this site. Browsers read "//host", "/\host" and "/<tab>/host" as another site's. */
export function isOwnAddress(address: string): boolean {
  return /^\/(?!\/)[^\\\p{Cc}]*$/u.test(address);
}
