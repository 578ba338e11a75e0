import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll, describe, inject, test } from 'vitest';
import { enterSchool, type Bucket, type Place } from './clients.ts';
import { aFile, PDF } from './files.ts';
import { personas, type Persona } from './personas.ts';
import { database, school } from './school.ts';

/** Declares that a request succeeds for these personas and is denied to all others who ask. */
export type May<Client> = (
  allowed: readonly Persona[],
  action: string,
  request: (client: Client) => PromiseLike<unknown>,
  askers?: readonly Persona[],
) => void;

type Documents = Record<string, object>;

const projectId = 'demo-study-assistant';

/** The rules on a school that holds these documents too; the other school holds the same. */
export function useSchool(more: Documents = {}, id: 'main' | 'other' = 'main'): May<Place> {
  const documents = { ...school, ...more };
  const environment = useDocuments({
    ...inSchool('main', documents),
    ...inSchool('other', documents),
  });
  return declare(environment, (context) => enterSchool(context.firestore(), id));
}

/** The rules on the whole database: the school, and what lies outside of it. */
export function useFirestore(more: Documents = {}): May<Place> {
  const environment = useDocuments({ ...inSchool('main', school), ...more });
  return declare(environment, (context) => context.firestore());
}

/** The rules on a bucket that holds these files. */
export function useStorage(files: readonly string[]): May<Bucket> {
  const environment = useEnvironment(async () => {
    const at = addressOf(inject('storageHost'));
    const storage = { ...at, rules: inject('storageRules') };
    const created = await initializeTestEnvironment({ projectId, storage });
    await created.withSecurityRulesDisabled(async (context) => {
      await empty(context.storage().ref());
      for (const file of files) {
        await context.storage().ref(file).put(aFile(), { contentType: PDF });
      }
    });
    return created;
  });
  return declare(environment, (context) => context.storage());
}

function inSchool(id: string, documents: Documents): Documents {
  return Object.fromEntries(
    Object.entries(documents).map(([path, data]) => [`schools/${id}/${path}`, data]),
  );
}

function useDocuments(documents: Documents): () => RulesTestEnvironment {
  return useEnvironment(async () => {
    // A denied request is what these tests are about, not a warning.
    setLogLevel('silent');
    const at = addressOf(inject('firestoreHost'));
    const firestore = { ...at, rules: inject('firestoreRules') };
    const created = await initializeTestEnvironment({ projectId, firestore });
    await created.clearFirestore();
    await created.withSecurityRulesDisabled(async (context) => {
      const batch = context.firestore().batch();
      for (const [path, data] of Object.entries({ ...database, ...documents })) {
        batch.set(context.firestore().doc(path), data);
      }
      await batch.commit();
    });
    return created;
  });
}

function useEnvironment(start: () => Promise<RulesTestEnvironment>): () => RulesTestEnvironment {
  let environment: RulesTestEnvironment | null = null;
  beforeAll(async () => {
    environment = await start();
  });
  afterAll(async () => {
    await environment?.cleanup();
  });
  return () => {
    if (!environment) throw new Error('The rules are loaded before the first test, not earlier.');
    return environment;
  };
}

function declare<Client>(
  environment: () => RulesTestEnvironment,
  clientOf: (context: RulesTestContext) => Client,
): May<Client> {
  const clients = new Map<Persona, Client>();
  const everybody = Object.keys(personas) as Persona[];

  function clientFor(persona: Persona): Client {
    const token = personas[persona];
    const client =
      clients.get(persona) ??
      clientOf(
        token
          ? environment().authenticatedContext(token.uid, token.claims)
          : environment().unauthenticatedContext(),
      );
    clients.set(persona, client);
    return client;
  }

  return (allowed, action, request, askers = everybody) => {
    describe(action, () => {
      for (const persona of askers) {
        const isAllowed = allowed.includes(persona);
        test(`${isAllowed ? 'is allowed to' : 'is denied to'} ${persona}`, async () => {
          const answer = Promise.resolve(request(clientFor(persona)));
          await (isAllowed ? assertSucceeds(answer) : assertFails(answer));
        });
      }
    });
  };
}

async function empty(folder: ReturnType<Bucket['ref']>): Promise<void> {
  const { items, prefixes } = await folder.listAll();
  await Promise.all([...items.map((item) => item.delete()), ...prefixes.map(empty)]);
}

function addressOf(hostAndPort: string): { host: string; port: number } {
  const { hostname, port } = new URL(`http://${hostAndPort}`);
  return { host: hostname, port: Number(port) };
}
