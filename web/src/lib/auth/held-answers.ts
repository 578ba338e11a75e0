type Held = { tag: string; text: string };

/** Lists that a page goes back and forth between. */
const MOST = 20;

/** By address, the oldest first; of one person. */
const answers = new Map<string, Held>();
let whose: string | null = null;

/*
 * What is about a student may not be stored by the browser, on a disk that others share, so the page
 * itself remembers which answer it has. It is gone with the page and with who was signed in.
 */

/** The header that asks whether the answer still holds. */
export function askWhetherHeld(url: string, uid: string): Readonly<Record<string, string>> {
  if (uid !== whose) forgetAnswers();
  whose = uid;
  const held = answers.get(url);
  return held ? { 'If-None-Match': held.tag } : {};
}

/** The answer itself where the server says that it still holds; a new one is remembered. */
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
