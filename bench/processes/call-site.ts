import { expectAnswer } from '../expect-answer.ts';

export type Request = {
  method?: string;
  path: string;
  json?: unknown;
  /** Whose account asks; nobody's where it is absent. */
  uid?: string;
  /** The tag of an answer that the caller has already. */
  heldTag?: string | undefined;
  /** What has to be answered; 200 where it is absent, and 304 to who holds the answer. */
  status?: number;
};

export type Answer = {
  body: Record<string, unknown>;
  /** What the answer can be asked by again. */
  tag: string | undefined;
  bytes: number;
  ms: number;
};

/**
 * Asks the app, and tells how long the answer took; a sign-in before it does not count.
 *
 * @throws Error when anything else is answered than expected, or nothing
 */
export async function callSite(
  url: string,
  tokenOf: (uid: string) => Promise<string>,
  { method, path, json, uid, heldTag, status = heldTag === undefined ? 200 : 304 }: Request,
): Promise<Answer> {
  const verb = method ?? (json === undefined ? 'GET' : 'POST');
  const call = `${verb} ${path} of ${uid ?? 'nobody'}`;
  const token = uid === undefined ? null : await tokenOf(uid);
  const started = performance.now();
  const response = await fetch(`${url}${path}`, {
    method: verb,
    headers: {
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(heldTag === undefined ? {} : { 'If-None-Match': heldTag }),
    },
    body: json === undefined ? null : JSON.stringify(json),
  }).catch((cause: unknown) => {
    throw new Error(`${call} was not answered.`, { cause });
  });
  const text = await response.text();
  const ms = performance.now() - started;
  expectAnswer({ call, status: response.status, expected: status, text });
  const body = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
  const tag = response.headers.get('etag') ?? undefined;
  return { body, tag, bytes: Buffer.byteLength(text), ms };
}
