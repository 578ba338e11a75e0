import path from 'node:path';
import { isPermitted } from './authorize.ts';
import { loadOfficialStorage, type Ruleset, type StorageEmulator } from './official.ts';

export type StorageServer = { emulator: StorageEmulator; stop(): Promise<void> };

export type StorageOptions = {
  projectId: string;
  host: string;
  port: number;
  /** Where the bytes of the stored files lie. */
  blobs: string;
  /** Whether they stay there when the server stops. */
  isKept: boolean;
};

/** The official Storage emulator, without the Java program that it leaves its rules to. */
export async function startStorageServer(options: StorageOptions): Promise<StorageServer> {
  const { StorageEmulator, EmulatorRegistry } = loadOfficialStorage();
  if (EmulatorRegistry.isRunning('storage')) {
    throw new Error('One process can run only one Storage emulator, and this one already does.');
  }

  class LocalStorageEmulator extends StorageEmulator {
    // The official one shares a single folder between all emulators of a machine.
    getPersistenceTmpDir(): string {
      return path.resolve(this.args.blobs);
    }
  }

  const { projectId, host, port, blobs } = options;
  const emulator = new LocalStorageEmulator({ projectId, host, port, blobs, rules: {} });
  emulator._rulesRuntime = { start: nothing, stop: nothing };
  emulator._rulesManager = { start: nothing, stop: nothing, getRuleset: () => ruleset };
  if (options.isKept) emulator._persistence.deleteAll = nothing;
  await EmulatorRegistry.start(emulator);
  return { emulator, stop: () => EmulatorRegistry.stop('storage') };
}

const ruleset: Ruleset = {
  verify: (request) =>
    Promise.resolve({
      permitted: isPermitted(request),
      issues: { exist: () => false, all: [] },
    }),
};

function nothing(): Promise<void> {
  return Promise.resolve();
}
