import { invalidArgument } from '../protocol/status.ts';
import { parsePathPattern } from './path-pattern.ts';

/** What happened to a document; a trigger for `written` wants all three others. */
export type Kind = 'created' | 'updated' | 'deleted' | 'written';

/** A function that wants to hear of documents, as the Functions emulator registers it. */
export type Trigger = {
  /** Its name in the Functions emulator. */
  key: string;
  projectId: string;
  databaseId: string;
  /** Paths of documents below the database. */
  path: RegExp;
  kind: Kind;
  /** The generation of its function, which decides the form of an event. */
  generation: 1 | 2;
  eventType: string;
  /** Whether it wants to know who has written. */
  wantsAuth: boolean;
};

type FirstGeneration = { eventTrigger?: { eventType?: string; resource?: string } };
type SecondGeneration = {
  eventType?: string;
  database?: string;
  document?: { value?: string; matchType?: string };
};

const FIRST_EVENT = /document\.(create|update|delete|write)$/;
const FIRST_KINDS: Record<string, Kind> = {
  create: 'created',
  update: 'updated',
  delete: 'deleted',
  write: 'written',
};
const RESOURCE = /^projects\/[^/]+\/databases\/([^/]+)\/documents(?:@[^/]+)?\/(.+)$/;

/** Reads `PUT …/triggers/{key}`; throws for what is no trigger of documents. */
export function parseFirstGeneration(projectId: string, key: string, json: unknown): Trigger {
  const { eventType = '', resource = '' } = (json as FirstGeneration).eventTrigger ?? {};
  const kind = FIRST_KINDS[FIRST_EVENT.exec(eventType)?.[1] ?? ''];
  const [, databaseId, pattern] = RESOURCE.exec(resource) ?? [];
  if (!kind || databaseId === undefined || pattern === undefined) throw unknown(key, json);
  const path = parsePathPattern(pattern);
  return { key, projectId, databaseId, path, kind, generation: 1, eventType, wantsAuth: false };
}

const SECOND_EVENT =
  /^google\.cloud\.firestore\.document\.v1\.(created|updated|deleted|written)(\.withAuthContext)?$/;

/** Reads `POST …/eventarcTrigger`; throws for what is no trigger of documents. */
export function parseSecondGeneration(projectId: string, key: string, json: unknown): Trigger {
  const { eventType = '', database = '(default)', document } = json as SecondGeneration;
  const [, kind, withAuth] = SECOND_EVENT.exec(eventType) ?? [];
  if (!kind || document?.value === undefined) throw unknown(key, json);
  return {
    key,
    projectId,
    databaseId: database,
    path: parsePathPattern(document.value),
    kind: kind as Kind,
    generation: 2,
    eventType,
    wantsAuth: withAuth !== undefined,
  };
}

function unknown(key: string, json: unknown) {
  return invalidArgument(`The trigger ${key} is none of documents: ${JSON.stringify(json)}.`);
}
