import type { LocalFirebase } from '@study-assistant/emulators/start';

export const PASSWORD = 'demo-school';

export type Usage = { reads: number; writes: number; deletes: number };
type Call = {
  method?: string;
  path: string;
  json?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
};

/** Someone of the demo school, signed in. */
export type DemoPerson = {
  uid: string;
  call(call: Call): Promise<Record<string, unknown>>;
  /** What a browser sends that has the answer. */
  heldTag(path: string): Promise<Record<string, string>>;
};

/** Calls an endpoint, and notes what it cost with all that it has set going by then. */
export type Measure = (
  endpoint: string,
  who: DemoPerson,
  call: Call,
  untilDone?: (answer: Record<string, unknown>) => Promise<void>,
) => Promise<Record<string, unknown>>;

export async function signInAs(product: LocalFirebase, email: string): Promise<DemoPerson> {
  const url = `${product.urls.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`;
  const credentials = { email, password: PASSWORD, returnSecureToken: true };
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  if (!response.ok) throw new Error(`${email} cannot sign in: ${response.status}`);
  const { localId, idToken } = (await response.json()) as { localId: string; idToken: string };
  return {
    uid: localId,
    call: (call) => send(product, idToken, call),
    async heldTag(path) {
      const headers = { Authorization: `Bearer ${idToken}` };
      const answer = await fetch(`${product.urls.hosting}${path}`, { headers });
      await answer.arrayBuffer();
      return { 'If-None-Match': answer.headers.get('etag') ?? '' };
    },
  };
}

/** What Firestore has been asked for since the start. */
export async function readUsage({ urls, adminEnv }: LocalFirebase): Promise<Usage> {
  const path = `/emulator/v1/projects/${adminEnv.GCLOUD_PROJECT}:usage`;
  return (await (await fetch(`${urls.firestore}${path}`)).json()) as Usage;
}

async function send(
  { urls }: LocalFirebase,
  token: string,
  { method, path, json, form, headers }: Call,
): Promise<Record<string, unknown>> {
  const body = form ?? (json === undefined ? null : JSON.stringify(json));
  const response = await fetch(`${urls.hosting}${path}`, {
    method: method ?? (body === null ? 'GET' : 'POST'),
    headers: {
      Authorization: `Bearer ${token}`,
      ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    body,
  });
  const isJson = response.headers.get('content-type')?.includes('json');
  const answer = isJson ? ((await response.json()) as Record<string, unknown>) : {};
  if (!isJson) await response.arrayBuffer();
  if (!response.ok && response.status !== 304)
    throw new Error(`${path} answered ${response.status}: ${JSON.stringify(answer)}`);
  return answer;
}
