const KEY = 'wanted-address';

/*
 * Where somebody was going before signing in, such as a link in a mail or the QR code of a class on
 * the wall. It waits in this tab, also while she creates her account, until a page has let her in.
 */

type Place = { pathname: string; search: string; hash: string };

export function keepWantedAddress({ pathname, search, hash }: Place): void {
  sessionStorage.setItem(KEY, pathname + search + hash);
}

/** Null where nobody was going anywhere, and for what could lead out of the app. */
export function wantedAddress(): string | null {
  const address = sessionStorage.getItem(KEY);
  return address !== null && isOwnAddress(address) ? address : null;
}

export function dropWantedAddress(): void {
  sessionStorage.removeItem(KEY);
}

/** A path of this site. Browsers read "//host", "/\host" and "/<tab>/host" as another site's. */
export function isOwnAddress(address: string): boolean {
  return /^\/(?!\/)[^\\\p{Cc}]*$/u.test(address);
}
