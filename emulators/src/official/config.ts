import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { HOST } from '../addresses.ts';
import { allowLocalAuth } from './allow-local-auth.ts';

const OFFICIAL = ['hosting', 'functions', 'auth', 'hub', 'logging', 'eventarc', 'tasks'] as const;

export type OfficialPorts = Record<(typeof OFFICIAL)[number], number>;

/**
 * Writes the project's firebase.json with this start's ports and its pages allowed to reach Auth.
 * It is stored beside the original, because firebase-tools resolves paths from the config's folder
 * and refuses any outside of it.
 */
export async function writeLocalConfig(projectRoot: string, ports: OfficialPorts): Promise<string> {
  const original = path.join(projectRoot, 'firebase.json');
  const config = allowLocalAuth(JSON.parse(await readFile(original, 'utf8')) as object, ports.auth);
  const emulators: Record<string, object | boolean> = {
    singleProjectMode: true,
    ui: { enabled: false },
  };
  for (const name of OFFICIAL) emulators[name] = { host: HOST, port: ports[name] };
  const file = path.join(projectRoot, `firebase.local-${ports.hosting}.json`);
  await writeFile(file, JSON.stringify({ ...config, emulators }, null, 2));
  return file;
}

export async function removeLocalConfig(file: string): Promise<void> {
  await rm(file, { force: true });
}
