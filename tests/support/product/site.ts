import { setTimeout } from 'node:timers/promises';
import type { Role } from '@study-assistant/contract/wire/roles';
import type { DocumentData } from 'firebase-admin/firestore';
import { Agent, setGlobalDispatcher } from 'undici';
import { inject } from 'vitest';

/** The stored parts of a quiz without times, since a copy has its own. */
export type WrittenQuiz = {
  quiz: DocumentData;
  key: DocumentData;
  job: DocumentData;
  /** The teacher's document in base64. */
  source: string;
};

/** The stored parts of a material that has been read, without its time. */
export type ReadMaterial = {
  material: DocumentData;
  /** The file, and the text that was read of it, in base64. */
  file: string;
  text: string;
};

/** The claims of an account by its role, as the product sets them. */
export type ClaimsOf = Record<Role, object>;

/** The address of the product under test, and the environment of its local Firebase. */
export type Site = {
  site: string;
  adminEnv: Record<string, string>;
  /** A quiz written by the product, to be copied. */
  writtenQuiz?: WrittenQuiz;
  /** A material read by the product, to be copied. */
  readMaterial?: ReadMaterial;
  /** With these, people are stored and need no sign-up. */
  claimsOf?: ClaimsOf;
};

/**
 * How long a test waits for the product's work in the background, which beside other lanes of tests
 * may take minutes. Each look is a request, which would take the time from that work.
 */
export const UNTIL_DONE = { timeout: 240_000, interval: 250 };

/**
 * The local Hosting closes a connection that is idle for five seconds, which on a busy machine is found
 * out by writing on it. A test uses none again that was idle for long.
 */
const LONGEST_IDLE_MS = 500;
setGlobalDispatcher(
  new Agent({ keepAliveTimeout: LONGEST_IDLE_MS, keepAliveMaxTimeout: LONGEST_IDLE_MS }),
);

let other: Site | null = null;

/** Makes this test file use its own stack; null returns to the project's. */
export function useSite(site: Site | null): void {
  other = site;
}

export function currentSite(): Site {
  return (
    other ?? {
      site: inject('site'),
      adminEnv: inject('adminEnv'),
      writtenQuiz: inject('writtenQuiz'),
      readMaterial: inject('readMaterial'),
      claimsOf: inject('claimsOf'),
    }
  );
}

export type Answer = {
  status: number;
  headers: Headers;
  // Replies are untyped, because each test names the fields it expects.
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
  return method === undefined && body === undefined ? askAgain(call) : call();
}

const TRIES = 10;
const PAUSE_MS = 500;
const CLOSED = new Set<unknown>(['UND_ERR_SOCKET', 'ECONNRESET']);

/**
 * The local Firebase sometimes closes connections on a busy machine: idle ones at the moment of
 * reuse, or all of a replaced process. Reads are safe to repeat, and a browser repeats them too.
 */
async function askAgain(call: () => Promise<Response>): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      if (tries === TRIES || !isClosedConnection(error)) throw error;
      await setTimeout(PAUSE_MS);
    }
  }
}

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
