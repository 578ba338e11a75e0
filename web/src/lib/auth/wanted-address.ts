import { paths } from '../../paths.ts';

const KEY = 'wanted-address';
const UID_KEY = 'wanted-address-of';

/*
 * The address that somebody wanted before signing in, such as a link in a mail or a class's QR
 * code. It waits in this tab, even during a sign-up, until a page has let the person in. If it is
 * known who left the page, it is for that person alone. Opening the sign-in page directly drops it.
 */

type Place = { pathname: string; search: string; hash: string };

/** @param uid of the person who left; absent for a stranger */
export function keepWantedAddress({ pathname, search, hash }: Place, uid?: string): void {
  sessionStorage.setItem(KEY, pathname + search + hash);
  if (uid === undefined) sessionStorage.removeItem(UID_KEY);
  else sessionStorage.setItem(UID_KEY, uid);
}

/** Null when this person wanted no address, and for one that could lead out of the app. */
export function wantedAddress(uid: string): string | null {
  const address = sessionStorage.getItem(KEY);
  const whose = sessionStorage.getItem(UID_KEY);
  if (address === null || !isOwnAddress(address)) return null;
  return whose === null || whose === uid ? address : null;
}

/** What a stranger's link says of the class that it leads to; null for any other address. */
export function wantedClass(part: 'class' | 'grade' = 'class'): string | null {
  const [path, search] = sessionStorage.getItem(KEY)?.split('?') ?? [];
  return path === paths.myClasses ? new URLSearchParams(search).get(part) : null;
}

export function dropWantedAddress(): void {
  sessionStorage.removeItem(KEY);
  sessionStorage.removeItem(UID_KEY);
}

/** A tab that was opened here, and not reloaded, has no earlier address to return to. */
export function dropIfCameByHerself(): void {
  const [load] = performance.getEntriesByType('navigation');
  if ((load as PerformanceNavigationTiming | undefined)?.type !== 'reload') dropWantedAddress();
}

/** A path of this site. Browsers read "//host", "/\host" and "/<tab>/host" as other sites. */
export function isOwnAddress(address: string): boolean {
  return /^\/(?!\/)[^\\\p{Cc}]*$/u.test(address);
}
