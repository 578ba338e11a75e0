import type { LocalFirebase } from '@study-assistant/emulators/start';
import { expectAnswer } from './expect-answer.ts';
import { signIn } from './sign-in.ts';

export const PASSWORD = 'demo-school';

export type Usage = { reads: number; writes: number; deletes: number };
type Call = {
  method?: string;
  path: string;
  json?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
};

/** A person of the demo school who is signed in. */
export type DemoPerson = {
  uid: string;
  call(call: Call): Promise<Record<string, unknown>>;
  /** The headers of a browser that already has the answer. */
  heldTag(path: string): Promise<Record<string, string>>;
};

/** Calls an endpoint and records its cost, including the background work that it started. */
export type Measure = (
  endpoint: string,
  who: DemoPerson,
  call: Call,
  untilDone?: (answer: Record<string, unknown>) => Promise<void>,
) => Promise<Record<string, unknown>>;

/** That the sign-in is used is written down before anything is measured. */
export async function signInAs(product: LocalFirebase, email: string): Promise<DemoPerson> {
  const person = await signIn(product.urls.auth, { email, password: PASSWORD });
  await send(product, email, await person.token(), { path: '/api/account' });
  return {
    uid: person.uid,
    call: async (call) => send(product, email, await person.token(), call),
    async heldTag(path) {
      const headers = { Authorization: `Bearer ${await person.token()}` };
      const answer = await fetch(`${product.urls.hosting}${path}`, { headers });
      const call = `GET ${path} of ${email}`;
      expectAnswer({ call, status: answer.status, expected: 200, text: await answer.text() });
      return { 'If-None-Match': answer.headers.get('etag') ?? '' };
    },
  };
}

/** Firestore's usage since the start. */
export async function readUsage({ urls, adminEnv }: LocalFirebase): Promise<Usage> {
  const path = `/emulator/v1/projects/${adminEnv.GCLOUD_PROJECT}:usage`;
  return (await (await fetch(`${urls.firestore}${path}`)).json()) as Usage;
}

/** @throws Error when the call is refused, or when an unchanged answer is sent again */
async function send(
  { urls }: LocalFirebase,
  email: string,
  token: string,
  { method, path, json, form, headers }: Call,
): Promise<Record<string, unknown>> {
  const body = form ?? (json === undefined ? null : JSON.stringify(json));
  const verb = method ?? (body === null ? 'GET' : 'POST');
  const response = await fetch(`${urls.hosting}${path}`, {
    method: verb,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    body,
  });
  const text = await response.text();
  const expected = headers?.['If-None-Match'] === undefined ? undefined : 304;
  const call = `${verb} ${path} of ${email}`;
  expectAnswer({ call, status: response.status, expected, text });
  const isJson = response.headers.get('content-type')?.includes('json') && text !== '';
  return isJson ? (JSON.parse(text) as Record<string, unknown>) : {};
}
