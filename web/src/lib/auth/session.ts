import type { User } from '@study-assistant/contract/people/accounts';
import { useSyncExternalStore } from 'react';
import { getAuth } from './auth.ts';
import { forgetAnswers } from './held-answers.ts';
import { readUser } from './read-user.ts';

const KEY = 'user';
const FAREWELL_KEY = 'farewell';
const listeners = new Set<() => void>();
let lastRead: { text: string | null; user: User | null } = { text: null, user: null };

/** The user kept in this browser, or null. It drives what is shown; the token what is allowed. */
export function storedUser(): User | null {
  const text = sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY);
  // The same object for the same text: useSyncExternalStore compares by identity.
  if (text !== lastRead.text) lastRead = { text, user: parse(text) };
  return lastRead.user;
}

export function useUser(): User | null {
  return useSyncExternalStore(subscribe, storedUser);
}

/** The user of a page behind `RequireUser`. */
export function useSignedInUser(): User {
  const user = useUser();
  if (!user) throw new Error('This part of the page needs a signed-in user.');
  return user;
}

/** Keeps the user beyond this tab when `remember` is set. */
export function keepUser(user: User, { remember }: { remember: boolean }): void {
  clearStored();
  (remember ? localStorage : sessionStorage).setItem(KEY, JSON.stringify(user));
  tellAll();
}

/**
 * The user is called otherwise now, or may do other things; kept where it is. An answer that comes after
 * she has signed out, or of somebody else, changes nothing.
 */
export function changeUser(user: User): void {
  if (storedUser()?.uid !== user.uid) return;
  const storage = sessionStorage.getItem(KEY) === null ? localStorage : sessionStorage;
  storage.setItem(KEY, JSON.stringify(user));
  tellAll();
}

/**
 * Signs out here and at the provider. Pages that need a user go to /login by themselves, which then
 * says the farewell, such as why.
 */
export async function signOut(farewell?: string): Promise<void> {
  clearStored();
  if (farewell) sessionStorage.setItem(FAREWELL_KEY, farewell);
  tellAll();
  // Fails only offline and before Firebase has loaded; the next sign-in replaces what it kept.
  await getAuth()
    .then((auth) => auth.signOut())
    .catch(() => undefined);
}

/** Of the sign-out before, until somebody signs in or out again. */
export function lastFarewell(): string | null {
  return sessionStorage.getItem(FAREWELL_KEY);
}

function clearStored() {
  forgetAnswers();
  sessionStorage.removeItem(FAREWELL_KEY);
  sessionStorage.removeItem(KEY);
  localStorage.removeItem(KEY);
}

function parse(text: string | null): User | null {
  if (text === null) return null;
  try {
    return readUser(JSON.parse(text));
  } catch {
    return null;
  }
}

function tellAll() {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  // Another tab signed in or out. All hear of it at once, as of this tab's own: a part that renders
  // before the page around it would be there without a user.
  if (listeners.size === 0) window.addEventListener('storage', tellAll);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', tellAll);
  };
}
