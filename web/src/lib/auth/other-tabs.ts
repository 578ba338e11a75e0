import { readUser } from './read-user.ts';

const CHANNEL = 'sign-in';
/** What a tab keeps of a sign-in that is not remembered: our user, and Firebase's under a name like this. */
const KEPT = /^(user$|firebase:authUser:)/;
/** A tab in the background may take a moment. */
const WAIT_MS = 1_000;

type Entries = Record<string, string>;

let answering: BroadcastChannel | null = null;

/**
 * Stores in this tab what another one keeps of this person's sign-in.
 *
 * @returns whether one did in time
 */
export async function askOtherTabs(uid: string): Promise<boolean> {
  const channel = new BroadcastChannel(CHANNEL);
  const entries = await new Promise<Entries | null>((resolve) => {
    channel.onmessage = ({ data }) => {
      const answer = entriesIn(data);
      if (answer && uidIn(answer) === uid) resolve(answer);
    };
    channel.postMessage('ask');
    setTimeout(resolve, WAIT_MS, null);
  });
  channel.close();
  for (const [key, text] of Object.entries(entries ?? {})) sessionStorage.setItem(key, text);
  return entries !== null;
}

/** Answers every new tab from now on, as long as somebody is signed in. */
export function answerOtherTabs(): void {
  answering ??= new BroadcastChannel(CHANNEL);
  const channel = answering;
  channel.onmessage = ({ data }) => {
    if (data !== 'ask') return;
    const kept = Object.entries<string>(sessionStorage).filter(([key]) => KEPT.test(key));
    if (kept.length > 0) channel.postMessage(Object.fromEntries(kept));
  };
}

function entriesIn(data: unknown): Entries | null {
  if (typeof data !== 'object' || data === null) return null;
  const texts = Object.entries<unknown>({ ...data }).flatMap(([key, text]) =>
    KEPT.test(key) && typeof text === 'string' ? [[key, text] as const] : [],
  );
  return texts.length > 0 ? Object.fromEntries(texts) : null;
}

function uidIn({ user }: Entries): string | null {
  try {
    return readUser(JSON.parse(user ?? ''))?.uid ?? null;
  } catch {
    return null;
  }
}
