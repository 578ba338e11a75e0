type Held = { tag: string; text: string };

/** The most answers to remember, enough for moving back and forth between lists. */
const MOST = 20;

/** Keyed by address, the oldest first; all of one person. */
const answers = new Map<string, Held>();
let whose: string | null = null;

/*
 * The browser may not store data about a student on a disk that others share, so the page itself
 * remembers each answer. Answers are lost with the page and when the person signs out.
 */

/** Returns the header that asks whether the answer is still valid. */
export function askWhetherHeld(url: string, uid: string): Readonly<Record<string, string>> {
  if (uid !== whose) forgetAnswers();
  whose = uid;
  const held = answers.get(url);
  return held ? { 'If-None-Match': held.tag } : {};
}

/** Returns the remembered answer if the server says it is still valid, and remembers a new one. */
export function holdAnswer(
  url: string,
  { status, headers }: Response,
  text: string,
): { status: number; text: string } {
  const held = answers.get(url);
  if (status === 304 && held) return { status: 200, text: held.text };
  const tag = headers.get('ETag');
  const isForPageAlone = headers.get('Cache-Control')?.includes('no-store') === true;
  answers.delete(url);
  if (status === 200 && tag !== null && isForPageAlone) answers.set(url, { tag, text });
  const [oldest] = answers.keys();
  if (answers.size > MOST && oldest !== undefined) answers.delete(oldest);
  return { status, text };
}

export function forgetAnswers(): void {
  answers.clear();
  whose = null;
}
