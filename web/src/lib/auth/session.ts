import type { User } from '@study-assistant/contract/people/accounts';
import { useSyncExternalStore } from 'react';
import { whenQuiet } from '../dom/when-quiet.ts';
import { getAuth } from './auth.ts';
import { forgetAnswers } from './held-answers.ts';
import { readUser } from './read-user.ts';
import { forgetUnsavedEdits } from './unsaved-edits.ts';

const KEY = 'user';
/** Its value is the uid of somebody whose sign-in lasts as long as the tabs that have it. */
const IN_TABS = 'in-tabs';
const SIGNED_OUT = '-';
const FAREWELL_KEY = 'farewell';
const listeners = new Set<() => void>();
let lastRead: { text: string | null; user: User | null } = { text: null, user: null };

/** The user stored in this browser, or null. It decides what is shown, not what is allowed. */
export function storedUser(): User | null {
  const text = sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY);
  // The same text gives the same object, since useSyncExternalStore compares by identity.
  if (text !== lastRead.text) lastRead = { text, user: parse(text) };
  return lastRead.user;
}

export function useUser(): User | null {
  return useSyncExternalStore(subscribe, storedUser);
}

/** The user of a page inside `RequireUser`. */
export function useSignedInUser(): User {
  const user = useUser();
  if (!user) throw new Error('This part of the page needs a signed-in user.');
  return user;
}

/** Stores the user beyond this tab if `remember` is set. */
export function keepUser(user: User, { remember }: { remember: boolean }): void {
  clearStored();
  forgetUnsavedEdits(user.uid);
  (remember ? localStorage : sessionStorage).setItem(KEY, JSON.stringify(user));
  if (!remember) {
    localStorage.setItem(IN_TABS, user.uid);
    void answerOtherTabs();
  }
  tellAll();
}

/**
 * Takes over a sign-in that another tab has for as long as it is open, and hands it on from here. For
 * everybody else this asks nobody.
 */
export async function joinOtherTabs(): Promise<void> {
  const uid = localStorage.getItem(IN_TABS);
  if (uid === null || localStorage.getItem(KEY) !== null) return;
  if (!storedUser()) {
    const isIn = await (await loadTabs())?.askOtherTabs(uid);
    // Nobody answers when the last of the tabs was closed.
    if (isIn === false) localStorage.removeItem(IN_TABS);
  }
  if (storedUser()) whenQuiet(() => void answerOtherTabs());
}

async function answerOtherTabs(): Promise<void> {
  (await loadTabs())?.answerOtherTabs();
}

/** Null without the network: then each tab has its own sign-in, or none. */
function loadTabs() {
  return import('./other-tabs.ts').catch(() => null);
}

/**
 * Updates the stored user, for example after a new name or right. It ignores a late answer for a
 * person who has signed out, and one for somebody else.
 */
export function changeUser(user: User): void {
  if (storedUser()?.uid !== user.uid) return;
  storageOfUser().setItem(KEY, JSON.stringify(user));
  tellAll();
}

/** Where the user is stored; what is kept there lasts as long as the sign-in. */
export function storageOfUser(): Storage {
  return sessionStorage.getItem(KEY) === null ? localStorage : sessionStorage;
}

/**
 * Signs out here and at the provider. Pages that need a user redirect to /login by themselves,
 * which then shows the farewell, such as the reason.
 */
export async function signOut(farewell?: string): Promise<void> {
  if (storedUser()?.uid === localStorage.getItem(IN_TABS)) {
    // Other tabs hear of a change and not of what is so already.
    localStorage.setItem(IN_TABS, SIGNED_OUT);
    localStorage.removeItem(IN_TABS);
  }
  clearStored();
  forgetUnsavedEdits();
  if (farewell) sessionStorage.setItem(FAREWELL_KEY, farewell);
  tellAll();
  // This fails only offline and before Firebase has loaded; the next sign-in replaces the rest.
  await getAuth()
    .then((auth) => auth.signOut())
    .catch(() => undefined);
}

/** The farewell of the last sign-out, until somebody signs in or out again. */
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
  // All listeners are told at once: a part that renders before the page around it would have no user.
  if (listeners.size === 0) window.addEventListener('storage', hearOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', hearOtherTab);
  };
}

/** Another tab signed in or out, or one found nobody to ask. */
function hearOtherTab({ key, oldValue, newValue }: StorageEvent): void {
  const uid = sessionStorage.getItem(KEY) === null ? null : storedUser()?.uid;
  const isOwn = key === IN_TABS && oldValue !== null && oldValue === uid;
  if (isOwn && newValue === SIGNED_OUT) void signOut();
  // This tab was too busy to answer, and is still there for the next one.
  else if (isOwn && newValue === null) localStorage.setItem(IN_TABS, oldValue);
  else tellAll();
}
