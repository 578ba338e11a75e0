import http from 'node:http';
import path from 'node:path';
import { authorize, type ReadDocument } from './authorize.ts';
import {
  loadOfficialStorage,
  type Issues,
  type Ruleset,
  type StorageEmulator,
  type VerifyRequest,
} from './official.ts';
import { RulesByBucket, type BucketRules, type RulesUpload } from './rules-by-bucket.ts';

export type StorageServer = { emulator: StorageEmulator; stop(): Promise<void> };

export type StorageOptions = {
  projectId: string;
  host: string;
  port: number;
  /** The folder with the bytes of the stored files. */
  blobs: string;
  /** Whether the files are kept when the server stops. */
  isKept: boolean;
  /** The project's rules; others may be loaded over HTTP instead. */
  rules?: BucketRules;
  /** Reads Firestore documents for the rules. */
  readDocument?: ReadDocument;
  /** Called with each client request before the rules are evaluated. */
  watchRequest?: (request: VerifyRequest) => void;
  log?: (line: string) => void;
};

/** The official Storage emulator without the Java program that evaluates its rules. */
export async function startStorageServer(options: StorageOptions): Promise<StorageServer> {
  const { StorageEmulator, EmulatorRegistry } = loadOfficialStorage();
  if (EmulatorRegistry.isRunning('storage')) {
    throw new Error('One process can run only one Storage emulator, and this one already does.');
  }

  class LocalStorageEmulator extends StorageEmulator {
    // The official emulator shares one folder between all instances on a machine.
    getPersistenceTmpDir(): string {
      return path.resolve(this.args.blobs);
    }
  }

  const { projectId, host, port, blobs } = options;
  const { rules: projectRules = () => null, readDocument = () => null } = options;
  const { watchRequest, log } = options;
  const rules = new RulesByBucket(projectRules);
  const emulator = new LocalStorageEmulator({ projectId, host, port, blobs, rules: {} });
  emulator._rulesRuntime = { start: doNothing, stop: doNothing };
  emulator._rulesManager = { start: doNothing, stop: doNothing, getRuleset };
  emulator.replaceRules = replaceRules;
  if (options.isKept) emulator._persistence.deleteAll = doNothing;
  try {
    await starting(() => EmulatorRegistry.start(emulator));
  } catch (error) {
    EmulatorRegistry.clear('storage');
    throw error;
  }
  return { emulator, stop: () => EmulatorRegistry.stop('storage') };

  function getRuleset(bucket: string): Ruleset {
    return {
      verify(request) {
        watchRequest?.(request);
        const verdict = authorize(rules.of(bucket), request, readDocument);
        // The client is only told that it may not; the reason goes to the log.
        if (!verdict.permitted) log?.(`Storage refuses ${request.method}: ${verdict.reason}`);
        return Promise.resolve(verdict);
      },
    };
  }

  function replaceRules(upload: RulesUpload): Promise<Issues> {
    try {
      rules.replace(upload);
      return Promise.resolve(toIssues([]));
    } catch (error) {
      log?.(`The rules of Storage stay as they were: ${String(error)}`);
      return Promise.resolve(toIssues([String(error)]));
    }
  }
}

/**
 * Node's servers close idle connections after five seconds, possibly at the moment of reuse, which
 * does happen on a busy machine. The official emulator does not expose its server, and would not
 * notice that somebody else has its port.
 */
async function starting(start: () => Promise<void>): Promise<void> {
  const { createServer } = http;
  await new Promise<void>((resolve, reject) => {
    http.createServer = ((...options: Parameters<typeof createServer>) => {
      const server = createServer(...options).once('error', reject);
      server.keepAliveTimeout = 0;
      return server;
    }) as typeof createServer;
    start().then(resolve, reject);
  }).finally(() => (http.createServer = createServer));
}

function toIssues(errors: string[]): Issues {
  return { exist: () => errors.length > 0, all: errors, errors };
}

function doNothing(): Promise<void> {
  return Promise.resolve();
}
