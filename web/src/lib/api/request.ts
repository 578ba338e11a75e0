import type { Endpoint, Reply } from '@study-assistant/contract/wire/endpoint';
import type { Answer } from './authorized.ts';
import { badReply, refusal } from './refusal.ts';

const BASE = import.meta.env.VITE_API_BASE ?? '/api';

type Values = Readonly<Record<string, unknown>>;
type Parts = { params?: unknown; query?: unknown };

/** The URL of a call: the endpoint's path with its parameters filled in, and the query. */
export function urlOf(endpoint: Endpoint, { params, query }: Parts): string {
  const given = valuesOf(params);
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(asText(given[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of presentEntries(query)) search.set(name, asText(value));
  return `${BASE}${path}${search.size > 0 ? `?${search.toString()}` : ''}`;
}

/** Returns the entries with a value, since undefined ones are not sent. */
export function presentEntries(values: unknown): [string, unknown][] {
  return Object.entries(valuesOf(values)).filter(([, value]) => value !== undefined);
}

export function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * Parses a reply by the endpoint's own schema, or throws the server's refusal, which shows in the
 * status or only in the success flag.
 */
export function readReply<E extends Endpoint>(endpoint: E, { status, text }: Answer): Reply<E> {
  const json = parseJson(text);
  if (status < 200 || status > 299 || isRefusal(json)) throw refusal(status, json);
  const reply = endpoint.reply.safeParse(json);
  if (!reply.success) throw badReply(status, reply.error);
  return reply.data as Reply<E>;
}

function valuesOf(values: unknown): Values {
  return typeof values === 'object' && values !== null ? (values as Values) : {};
}

function isRefusal(json: unknown): boolean {
  return valuesOf(json)['success'] === false;
}

/** Returns undefined for text that is not JSON, which no schema accepts. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
