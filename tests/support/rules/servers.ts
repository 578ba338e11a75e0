import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Databases } from '@study-assistant/emulators/firestore/databases';
import { createEngine } from '@study-assistant/emulators/firestore/engine';
import type { Guard } from '@study-assistant/emulators/firestore/guard';
import { createRulesGuard } from '@study-assistant/emulators/firestore/rules-guard';
import { startFirestoreServer } from '@study-assistant/emulators/firestore/server';
import { isPermissionDenied } from '@study-assistant/emulators/firestore/status';
import {
  previewWrites,
  type PreviewWrites,
} from '@study-assistant/emulators/firestore/write-preview';
import { freePorts } from '@study-assistant/emulators/ports';
import { parseRules, type Ruleset } from '@study-assistant/emulators/rules';
import { authorize } from '@study-assistant/emulators/storage/authorize';
import { startStorageServer } from '@study-assistant/emulators/storage/server';
import { readProjectIndexes } from '../product/project-indexes.ts';
import type { Question, RulesFile } from './checks.ts';
import { tokenOf } from './personas.ts';

export type RulesServer = {
  address: { host: string; port: number; rules?: string };
  /** An emulator in another process does not reveal its questions to the rules. */
  isWatched: boolean;
  /** Returns the questions to the rules since the last call. */
  takeQuestions(): Question[];
  /** Empties the server; earlier questions keep the data they were about. */
  renew(): void;
  stop(): Promise<void>;
};

export const PROJECT_ID = 'demo-study-assistant';

const root = path.resolve(import.meta.dirname, '../../..');
const host = '127.0.0.1';

export function readRules(file: RulesFile): string {
  return readFileSync(path.join(root, file), 'utf8');
}

/** The deployed rules, used by the servers and by checks in this process. */
export const rulesets: Record<RulesFile, Ruleset> = {
  'firestore.rules': parseRules(readRules('firestore.rules'), 'firestore.rules'),
  'storage.rules': parseRules(readRules('storage.rules'), 'storage.rules'),
};

/** An empty local Firestore in this process, or the emulator named in the environment. */
export async function startFirestore(): Promise<RulesServer> {
  const rulesFile = 'firestore.rules';
  const { FIRESTORE_EMULATOR_HOST: given } = process.env;
  if (given) return useGiven(given, rulesFile);
  let questions: Question[] = [];

  class WatchedDatabases extends Databases {
    override open(...[name, caller]: Parameters<Databases['open']>) {
      const access = super.open(name, caller);
      return caller.isOwner ? access : { ...access, guard: watch(access) };
    }
  }

  function watch({ guard, engine }: Access): Guard {
    const note = (path: string, ask: Ask) => questions.push(toQuestion(engine, path, ask));
    return {
      get(names) {
        note(names.join(' '), (other) => other.get(names));
        guard.get(names);
      },
      list(query) {
        const collections = (query.structuredQuery?.from ?? []).map((from) => from.collectionId);
        note([query.parent, ...collections].join('/'), (other) => other.list(query));
        guard.list(query);
      },
      write(writes) {
        const names = writes.map((write) => write.update?.name ?? write.delete ?? write.verify);
        note(names.join(' '), (other) => other.write(writes));
        return guard.write(writes);
      },
      administer: (what) => guard.administer(what),
    };
  }

  const engine = createEngine(PROJECT_ID);
  const databases = new WatchedDatabases(engine, () => rulesets[rulesFile], readProjectIndexes);
  const server = await startFirestoreServer(databases, { host, port: 0 });
  return {
    address: { host, port: server.port },
    isWatched: true,
    takeQuestions() {
      const taken = questions;
      questions = [];
      return taken;
    },
    renew: () => void databases.add(createEngine(PROJECT_ID)),
    stop: () => server.stop(),
  };
}

type Access = ReturnType<Databases['open']>;
type Ask = (guard: Guard) => void | Promise<void>;

function toQuestion(engine: Access['engine'], path: string, ask: Ask): Question {
  // The preview is most of a question's cost, and the same for everybody.
  let preview: ReturnType<PreviewWrites> | null = null;
  const previewOnce: PreviewWrites = (...writes) => (preview ??= previewWrites(...writes));
  return {
    rulesFile: 'firestore.rules',
    path,
    async isAllowed(rules, persona) {
      const caller = { isOwner: false, token: tokenOf(persona) };
      const guard = createRulesGuard(engine, rules, caller, previewOnce);
      try {
        await ask(guard);
        return true;
      } catch (error) {
        if (!isPermissionDenied(error)) throw error;
        return false;
      }
    },
  };
}

/** The same for Storage, of which a process runs only one at a time. */
export async function startStorage(): Promise<RulesServer> {
  const rulesFile = 'storage.rules';
  const { FIREBASE_STORAGE_EMULATOR_HOST: given } = process.env;
  if (given) return useGiven(given, rulesFile);
  const [port = 0] = await freePorts(1);
  const blobs = await mkdtemp(path.join(tmpdir(), 'rules-'));
  const readDocument = () => null;
  let questions: Question[] = [];
  const server = await startStorageServer({
    projectId: PROJECT_ID,
    host,
    port,
    blobs,
    isKept: false,
    rules: () => rulesets[rulesFile],
    readDocument,
    watchRequest(request) {
      questions.push({
        rulesFile,
        path: request.path,
        isAllowed(rules, persona) {
          const { token: _, ...rest } = request;
          const token = tokenOf(persona);
          const asked = token === null ? rest : { ...rest, token };
          return Promise.resolve(authorize(rules, asked, readDocument).permitted);
        },
      });
    },
  });
  return {
    address: { host, port },
    isWatched: true,
    takeQuestions() {
      const taken = questions;
      questions = [];
      return taken;
    },
    renew: () => undefined,
    async stop() {
      await server.stop();
      await rm(blobs, { recursive: true, force: true });
    },
  };
}

function useGiven(hostAndPort: string, rulesFile: RulesFile): RulesServer {
  const { hostname, port } = new URL(`http://${hostAndPort}`);
  return {
    address: { host: hostname, port: Number(port), rules: readRules(rulesFile) },
    isWatched: false,
    takeQuestions: () => [],
    renew: () => undefined,
    stop: () => Promise.resolve(),
  };
}
