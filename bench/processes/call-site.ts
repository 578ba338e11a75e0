import { expectAnswer } from '../expect-answer.ts';

export type Request = {
  method?: string;
  path: string;
  json?: unknown;
  /** The account of the caller; absent for an anonymous call. */
  uid?: string;
  /** The tag of an answer that the caller already has. */
  heldTag?: string | undefined;
  /** The expected status; by default 200, or 304 with a held tag. */
  status?: number;
};

export type Answer = {
  body: Record<string, unknown>;
  /** The tag with which the answer can be requested again. */
  tag: string | undefined;
  bytes: number;
  ms: number;
};

/**
 * Calls the app and returns how long the answer took, without a sign-in before it.
 *
 * @throws Error for an unexpected answer, or none
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
