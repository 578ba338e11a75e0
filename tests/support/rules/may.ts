import {
  assertFails,
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checks, isLetThrough, type Check, type Question } from './checks.ts';
import { enterSchool, type Bucket, type Firestore, type Place } from './clients.ts';
import { aFile, PDF } from './files.ts';
import { everybody, personas, type Persona } from './personas.ts';
import { database, school } from './school.ts';
import { PROJECT_ID, rulesets, startFirestore, startStorage, type RulesServer } from './servers.ts';

/** Declares that a request succeeds for these personas and is denied to all others. */
export type May<Client> = (
  allowed: readonly Persona[],
  action: string,
  request: (client: Client) => PromiseLike<unknown>,
) => void;

/**
 * Who sends a request over the wire with the SDK. The others are judged in the server's process,
 * using what the server made of that request.
 */
type Senders = (allowed: readonly Persona[], test: string) => readonly Persona[];

type Documents = Record<string, object>;

/** The rules on a school with additional documents; the other school has the same. */
export function useSchool(more: Documents = {}, id: 'main' | 'other' = 'main'): May<Place> {
  const documents = { ...school, ...more };
  const started = useDocuments({
    ...inSchool('main', documents),
    ...inSchool('other', documents),
  });
  return declare(started, (firestore) => enterSchool(firestore, id));
}

/** The rules on the whole database: the school, and everything outside it. */
export function useFirestore(more: Documents = {}, senders?: Senders): May<Firestore> {
  const started = useDocuments({ ...inSchool('main', school), ...more });
  return declare(started, (firestore) => firestore, senders);
}

/** The rules on a bucket with these files. */
export function useStorage(files: readonly string[], senders?: Senders): May<Bucket> {
  let started: Started<Bucket> | null = null;
  beforeAll(async () => {
    const server = await startStorage();
    started = await start(server, 'storage', (context) => context.storage());
    await started.environment.withSecurityRulesDisabled(async (context) => {
      await empty(context.storage().ref());
      for (const file of files) {
        await context.storage().ref(file).put(aFile(), { contentType: PDF });
      }
    });
  });
  afterAll(async () => {
    await started?.environment.cleanup();
    await started?.server.stop();
  });
  return declare(
    () => started,
    (bucket) => bucket,
    senders,
  );
}

function inSchool(id: string, documents: Documents): Documents {
  return Object.fromEntries(
    Object.entries(documents).map(([path, data]) => [`schools/${id}/${path}`, data]),
  );
}

/** One server with its clients for all tests of the process, since they are expensive. */
let firestore: Promise<Started<Firestore>> | null = null;

function useDocuments(documents: Documents): () => Started<Firestore> | null {
  let started: Started<Firestore> | null = null;
  beforeAll(async () => {
    // Denied requests are expected here, so they should not cause warnings.
    setLogLevel('silent');
    firestore ??= startFirestore().then((server) =>
      start(server, 'firestore', (context) => context.firestore()),
    );
    started = await firestore;
    const { server, environment } = started;
    server.renew();
    await environment.clearFirestore();
    await environment.withSecurityRulesDisabled(async (context) => {
      const batch = context.firestore().batch();
      for (const [path, data] of Object.entries({ ...database, ...documents })) {
        batch.set(context.firestore().doc(path), data);
      }
      await batch.commit();
    });
  });
  return () => started;
}

type Started<Sdk> = {
  server: RulesServer;
  environment: RulesTestEnvironment;
  clientOf(persona: Persona): Sdk;
};

async function start<Sdk>(
  server: RulesServer,
  kind: 'firestore' | 'storage',
  sdkOf: (context: RulesTestContext) => Sdk,
): Promise<Started<Sdk>> {
  const environment = await initializeTestEnvironment({
    projectId: PROJECT_ID,
    [kind]: server.address,
  });
  const clients = new Map<Persona, Sdk>();
  return {
    server,
    environment,
    clientOf(persona) {
      const token = personas[persona];
      const client =
        clients.get(persona) ??
        sdkOf(
          token
            ? environment.authenticatedContext(token.uid, token.claims)
            : environment.unauthenticatedContext(),
        );
      clients.set(persona, client);
      return client;
    },
  };
}

function declare<Sdk, Client>(
  started: () => Started<Sdk> | null,
  enter: (sdk: Sdk) => Client,
  senders: Senders = someOfThem,
): May<Client> {
  return (allowed, action, request) => {
    const isAllowed = (persona: Persona) => allowed.includes(persona);

    test(`who may ${action}`, async () => {
      const now = started();
      if (!now) throw new Error('The rules are loaded before the first test, not earlier.');
      const { server } = now;
      const chosen = server.isWatched ? senders(allowed, nameOfTest()) : everybody;
      const sent = new Map<Persona, Question[]>();
      const granted: Persona[] = [];
      for (const persona of chosen) {
        server.takeQuestions();
        const answer = Promise.resolve(request(enter(now.clientOf(persona))));
        if (await isGranted(answer)) granted.push(persona);
        sent.set(persona, server.takeQuestions());
      }
      expect(granted, 'over the wire').toEqual(chosen.filter(isAllowed));
      if (!server.isWatched) return;

      const [first = []] = sent.values();
      const asked = everybody.map((persona): Check => {
        const questions = sent.get(persona) ?? first;
        return { action, persona, isAllowed: isAllowed(persona), questions };
      });
      // A second step depends on who took the first, so everybody sends such requests herself.
      const steps = asked.map(({ questions }) => questions.length);
      expect(Math.min(...steps), 'questions to the rules').toBeGreaterThan(0);
      if (sent.size < everybody.length) expect(Math.max(...steps)).toBe(1);
      expect(await letThrough(asked), 'in the process').toEqual(everybody.filter(isAllowed));
      checks.push(asked);
    });
  };
}

async function letThrough(asked: readonly Check[]): Promise<Persona[]> {
  const personas: Persona[] = [];
  for (const check of asked) if (await isLetThrough(check, rulesets)) personas.push(check.persona);
  return personas;
}

/** Tells whether the server allowed a request; any failure not caused by the rules is an error. */
async function isGranted(answer: Promise<unknown>): Promise<boolean> {
  const isAnswered = await answer.then(
    () => true,
    () => false,
  );
  if (!isAnswered) await assertFails(answer);
  return isAnswered;
}

/** One persona who may and one who may not, the same in each run but different between tests. */
function someOfThem(allowed: readonly Persona[], test: string): Persona[] {
  const sum = [...test].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  const denied = everybody.filter((persona) => !allowed.includes(persona));
  return everybody.filter((persona) =>
    [allowed, denied].some((group) => group[sum % group.length] === persona),
  );
}

function nameOfTest(): string {
  return expect.getState().currentTestName ?? '';
}

async function empty(folder: ReturnType<Bucket['ref']>): Promise<void> {
  const { items, prefixes } = await folder.listAll();
  await Promise.all([...items.map((item) => item.delete()), ...prefixes.map(empty)]);
}
