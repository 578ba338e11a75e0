import { createRequire } from 'node:module';
import type { RulesMethod } from '../rules/request/request.ts';
import type { StorageObject } from '../rules/request/storage-object.ts';
import type { RulesUpload } from './rules-by-bucket.ts';

/**
 * The parts of firebase-tools that run in this process. They are untyped and not a public
 * interface, so the version is pinned and no other file in this package uses them.
 */
export type StoredFileMetadata = { bucket: string; name: string };

export type VerifyRequest = {
  method: RulesMethod;
  /** `b/bucket/o/name`; for a list, the prefix instead of the name. */
  path: string;
  file: { before?: StorageObject; after?: StorageObject };
  token?: string;
};
export type Issues = { exist(): boolean; all: string[]; errors: string[] };
export type Verdict = { permitted: boolean; reason: string; issues: Issues };
export type Ruleset = { verify(request: VerifyRequest): Promise<Verdict> };

type StoragePersistence = {
  _diskPathMap: Map<string, string>;
  deleteAll(): Promise<void>;
};

export type StorageEmulator = {
  _files: Map<string, { metadata: StoredFileMetadata }>;
  _persistence: StoragePersistence;
  _cloudFunctions: object;
  _rulesRuntime: object;
  _rulesManager: object;
  /** Called by the endpoint that loads rules. */
  replaceRules(rules: RulesUpload): Promise<Issues>;
  stop(): Promise<void>;
};

type StorageArguments = {
  projectId: string;
  host: string;
  port: number;
  rules: object;
  blobs: string;
};

const require = createRequire(import.meta.url);

function load<T>(module: string): T {
  return require(`firebase-tools/lib/emulator/${module}`) as T;
}

export function loadOfficialStorage() {
  const { StorageEmulator } = load<{
    StorageEmulator: new (
      options: StorageArguments,
    ) => StorageEmulator & { args: StorageArguments };
  }>('storage/index.js');
  const { StoredFile } = load<{ StoredFile: new (metadata: StoredFileMetadata) => never }>(
    'storage/files.js',
  );
  const { StoredFileMetadata } = load<{
    StoredFileMetadata: {
      fromJSON(text: string, cloudFunctions: object): StoredFileMetadata;
      toJSON(metadata: StoredFileMetadata): string;
    };
  }>('storage/metadata.js');
  const { EmulatorRegistry } = load<{
    EmulatorRegistry: {
      isRunning(name: 'storage'): boolean;
      start(emulator: StorageEmulator): Promise<void>;
      stop(name: 'storage'): Promise<void>;
      clear(name: 'storage'): void;
    };
  }>('registry.js');
  return { StorageEmulator, StoredFile, StoredFileMetadata, EmulatorRegistry };
}
