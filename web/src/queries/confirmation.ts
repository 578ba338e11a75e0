import { getAuth } from '../lib/auth/auth.ts';

/** Sends the mail that confirms the address of whoever is signed in; its link leads back to `path`. */
export async function sendConfirmation(path: string): Promise<void> {
  await (await getAuth()).sendConfirmation(location.origin + path);
}

/** Whether it is confirmed by now; null where nobody is signed in any more. */
export async function isConfirmed(): Promise<boolean | null> {
  return (await (await getAuth()).readAccount())?.isConfirmed ?? null;
}
