import { inject } from 'vitest';

/** Where the product under test is served, and what reaches its local Firebase. */
export type Site = { site: string; adminEnv: Record<string, string> };

let other: Site | null = null;

/** Makes this test file talk to a stack of its own instead of its project's. */
export function useSite(site: Site): void {
  other = site;
}

export function currentSite(): Site {
  return other ?? { site: inject('site'), adminEnv: inject('adminEnv') };
}

export type Answer = {
  status: number;
  headers: Headers;
  // What an endpoint answers is what the tests are about: each test names the fields it expects.
  body: Record<string, unknown>;
};

export type Request = {
  method?: string;
  token?: string | undefined;
  json?: unknown;
  form?: FormData;
  text?: string;
  headers?: Record<string, string>;
};

/** Calls the API through Hosting, as a browser does. */
export async function ask(path: string, request: Request = {}): Promise<Answer> {
  const response = await send(path, request);
  const body = (await response.json()) as Record<string, unknown>;
  return { status: response.status, headers: response.headers, body };
}

export function send(path: string, { method, token, json, form, text, headers }: Request = {}) {
  const body = form ?? text ?? (json === undefined ? undefined : JSON.stringify(json));
  const call = () =>
    fetch(`${currentSite().site}${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        ...(form || body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    });
  const isRead = method === undefined && body === undefined;
  return call().catch((error: unknown) => {
    if (isRead && isClosedConnection(error)) return call();
    throw error;
  });
}

const CLOSED = new Set<unknown>(['UND_ERR_SOCKET', 'ECONNRESET']);

/** The server closed an idle connection just as it was used again; a browser asks anew as well. */
function isClosedConnection(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && CLOSED.has(cause.code);
}

/** A multipart body with text fields and at most one file. */
export function form(
  fields: Record<string, string>,
  file?: { name: string; bytes: Uint8Array | string },
): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  if (file) data.set('file', new Blob([file.bytes as BlobPart]), file.name);
  return data;
}
