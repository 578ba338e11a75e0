const KEY = 'join-code';

/*
 * The code of a class that somebody came with before signing in, such as from the QR code on the
 * wall. It waits in this tab, also while she creates her account.
 */

export function holdJoinCode(code: string): void {
  sessionStorage.setItem(KEY, code);
}

export function heldJoinCode(): string | null {
  return sessionStorage.getItem(KEY);
}

export function dropJoinCode(): void {
  sessionStorage.removeItem(KEY);
}
