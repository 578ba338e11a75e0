import type { Endpoint } from '@study-assistant/contract/wire/endpoint';
import { errorReplySchema } from '@study-assistant/contract/wire/errors';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readEndpoints } from '../../contract/src/wire/all-endpoints.fixture.ts';
import { FREE_PORTS, startProduct } from '../../scripts/product.ts';
import {
  aSchoolOfEverything,
  TELLTALE,
  type Everything,
} from '../attackers/school-of-everything.ts';
import { anAdmin } from '../support/people/admins.ts';
import { aTeacher, PASSWORD, signIn, type Person } from '../support/people/people.ts';
import { MADE_UP, segments, valuesFor } from '../support/product/arbitraries.ts';
import { ask, form, send, useSite } from '../support/product/site.ts';

/** Other seeds: FUZZ_SEED=7 FUZZ_REQUESTS=200 npx vitest run --project own-stack hostile */
const SEED = Number(process.env.FUZZ_SEED ?? 1);
/** The number of requests of each caller to each endpoint. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 8);
/** Endpoints that each start a process. */
const COSTLY = /quiz\/generate|quiz\/documents|retry|replace|suggestions|upload|quiz-document/;
const COSTLY_REQUESTS = 2;
const AT_ONCE = 4;
/** An unreadable file is an expected failure and reported as such. */
const DECLARED_FAILURES = ['unreadable-document', 'writer-failed'];
const STACK = /\bat .*:\d+:\d+|node_modules|Error:|\.ts:\d+/;

const logged: string[] = [];
let product: Awaited<ReturnType<typeof startProduct>>;
let school: Everything;
let admin: Person;
let endpoints: Endpoint[];

beforeAll(async () => {
  const log = (line: string) => void logged.push(line);
  product = await startProduct({ ports: FREE_PORTS, stateDir: null, log });
  useSite({ site: product.urls.hosting, adminEnv: product.adminEnv });
  school = await aSchoolOfEverything();
  admin = await anAdmin();
  endpoints = (await readEndpoints()).filter(({ path }) => path !== '/health');
});
afterAll(() => product.stop());

type Made = { params: string[]; query: unknown; body: unknown };

function requestsTo({ path, query, body }: Endpoint, seed: number): Made[] {
  const ids = [...new Set(Object.values(school.ids))];
  const names = path.match(/:\w+/g) ?? [];
  const made = fc.record({
    params: fc.tuple(...names.map(() => segments(ids))),
    query: query ? valuesFor(query, ids) : fc.constant({}),
    body: body ? valuesFor(body, ids) : fc.constant(undefined),
  });
  const numRuns = COSTLY.test(path) ? Math.min(COSTLY_REQUESTS, REQUESTS) : REQUESTS;
  return fc.sample(made, { numRuns, seed });
}

function sendMade({ method, path, file }: Endpoint, made: Made, token: string) {
  const values = made.params.values();
  const filled = path.replace(/:\w+/g, () => encodeWhole(values.next().value ?? 'none'));
  const search = new URLSearchParams(Object.entries(made.query ?? {}).map(asText)).toString();
  const fields = Object.fromEntries(Object.entries(made.body ?? {}).map(asText));
  const sent = file ? { form: form(fields, oddFile()) } : { text: toJson(made.body) };
  const hasBody = file !== undefined || made.body !== undefined;
  return send(`/api${filled}?${search.slice(0, 4000)}`, {
    ...{ method, token, headers: { Prefer: 'respond-async' } },
    ...(hasBody && method !== 'GET' ? sent : {}),
  });
}

const asText = ([name, value]: [string, unknown]): [string, string] => [name, toText(value)];
const toText = (value: unknown) => (typeof value === 'string' ? value : toJson(value));
const toJson = (value: unknown) => JSON.stringify(value) ?? 'null';
const oddFile = () => ({ name: `../${MADE_UP}".pdf`, bytes: `%PDF-1.7 ${MADE_UP}` });

/** A dot would be removed from the path, and half a character cannot be encoded. */
function encodeWhole(segment: string): string {
  return (
    encodeURIComponent(segment.replace(/[\uD800-\uDFFF]/g, '�')).replaceAll('.', '%2E') || '%20'
  );
}

/** Describes what is wrong with an answer; null if nothing is. */
async function findFault(response: Response): Promise<string | null> {
  const text = await response.text();
  if (response.ok && !response.headers.get('content-type')?.includes('json')) return null;
  if (response.status < 400) return response.status < 300 ? null : `${response.status}`;
  const reply = z.strictObject(errorReplySchema.shape).safeParse(readJson(text));
  if (!reply.success) return `${response.status} in another shape: ${text.slice(0, 200)}`;
  const isDeclared = DECLARED_FAILURES.includes(reply.data.code);
  if (response.status >= 500 && !isDeclared) return `${response.status} ${text.slice(0, 200)}`;
  return STACK.test(reply.data.error) ? `tells of itself: ${text.slice(0, 200)}` : null;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function fuzz(asked: readonly Endpoint[], token: string): Promise<string[]> {
  const faults: string[] = [];
  const waiting = asked
    .flatMap((endpoint, at) => requestsTo(endpoint, SEED + at).map((made) => ({ endpoint, made })))
    .values();
  async function next(): Promise<void> {
    for (const { endpoint, made } of waiting) {
      const fault = await findFault(await sendMade(endpoint, made, token));
      if (fault === null) continue;
      const what = `${endpoint.method} ${endpoint.path} ${toJson(made).slice(0, 400)}`;
      faults.push(`seed ${SEED}: ${what}: ${fault}`);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return faults;
}

describe('whatever is sent', () => {
  test('a teacher is answered in the one shape, and nothing fails', async () => {
    expect(await fuzz(endpoints, school.owner.token)).toEqual([]);
  });

  test('so is a student', async () => {
    expect(await fuzz(endpoints, school.student.token)).toEqual([]);
  });

  test('so is an admin', async () => {
    const asked = endpoints.filter(({ access }) => access === 'school.manage');
    expect(await fuzz(asked, admin.token)).toEqual([]);
  });

  test('the product answers as before', async () => {
    expect((await ask('/api/health')).status).toBe(200);
    const token = await signIn((await aTeacher()).email);
    expect((await ask('/api/materials', { token })).status).toBe(200);
    expect(logged.filter((line) => line.includes('process.unhandled-rejection'))).toEqual([]);
  });

  test('no line of the log repeats a name, an address, a token, a text or an answer', () => {
    const people = [school.owner, school.coTeacher, school.student, admin];
    const secrets = [
      ...people.flatMap(({ email, token, fullName }) => [email, token, fullName]),
      ...[PASSWORD, TELLTALE, MADE_UP, MADE_UP.toLowerCase(), 'stream of fresh water'],
    ];
    expect(logged.filter((line) => line.includes('request.refused'))).not.toEqual([]);
    const telling = logged.filter((line) => secrets.some((secret) => line.includes(secret)));
    expect([...new Set(telling.map((line) => line.slice(0, 300)))]).toEqual([]);
  });
});
