import type { User } from '@study-assistant/contract/people/accounts';
import * as z from 'zod/mini';
import { unsavedEditKey } from './unsaved-edits.ts';

/** As attempt-storage.ts keeps it; what cannot be read counts as sent. */
const storedAttempt = z.object({
  quiz: z.object({ title: z.optional(z.nullable(z.string())) }),
  state: z.object({
    answers: z.unknown(),
    flags: z.unknown(),
    saved: z.object({ answers: z.unknown(), flags: z.unknown() }),
    submission: z.unknown(),
  }),
});

/** What would be lost: titles of quizzes whose answers are in this browser alone, and changes of quizzes. */
export type Unsent = { attempts: string[]; edits: number };

export function findUnsent(uid: string): Unsent {
  const entries = Object.entries<string>(localStorage);
  const attempts = entries.flatMap(([key, text]) =>
    key.startsWith(`attempt:${uid}:`) ? (unsentTitle(text) ?? []) : [],
  );
  const edits = [...entries, ...Object.entries<string>(sessionStorage)].filter(([key]) =>
    key.startsWith(unsavedEditKey(uid, '')),
  );
  return { attempts, edits: edits.length };
}

/**
 * Removes what this browser keeps of somebody who is signed out by now. What names her goes, and all that
 * is not known to be of somebody else; answers of others that wait for a connection stay.
 */
export function removeKept({ uid, email }: Pick<User, 'uid' | 'email'>): void {
  sessionStorage.clear();
  for (const [key, text] of Object.entries<string>(localStorage)) {
    const isHers = [uid, email].some((name) => name !== '' && `${key} ${text}`.includes(name));
    if (isHers || /^(?:user$|in-tabs$|firebase:)/.test(key)) localStorage.removeItem(key);
  }
}

/** Removes what the browser keeps for whole sites, as far as it can: no failure holds anybody up. */
export async function removeCached(): Promise<void> {
  await Promise.allSettled([removeDatabases(), removeCaches(), removeCachedAnswers()]);
}

/** Null where the server has all of it. */
function unsentTitle(text: string): string | null {
  const found = storedAttempt.safeParse(parseJson(text));
  if (!found.success) return null;
  const { quiz, state } = found.data;
  const isSent = (['answers', 'flags'] as const).every(
    (part) => JSON.stringify(state[part]) === JSON.stringify(state.saved[part]),
  );
  return isSent && state.submission === null ? null : (quiz.title ?? 'Untitled Quiz');
}

/** What Firebase keeps of the device; some browsers do not list them. */
async function removeDatabases(): Promise<void> {
  for (const { name } of await indexedDB.databases()) {
    if (name !== undefined) indexedDB.deleteDatabase(name);
  }
}

async function removeCaches(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
}

/** Lists of materials and quizzes are in the browser's own cache, which only an answer can clear. */
async function removeCachedAnswers(): Promise<void> {
  await fetch('/clear-cache.txt', { cache: 'no-store' });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
