import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

export const HOST = '127.0.0.1';

export type OfficialPorts = {
  hosting: number;
  functions: number;
  auth: number;
  hub: number;
  logging: number;
  eventarc: number;
  tasks: number;
};

/**
 * The project's firebase.json with this start's ports in it. It lies beside the original, because
 * firebase-tools resolves paths from the config's folder and refuses what is outside of it.
 */
export async function writeLocalConfig(projectRoot: string, ports: OfficialPorts): Promise<string> {
  const original = path.join(projectRoot, 'firebase.json');
  const config = JSON.parse(await readFile(original, 'utf8')) as object;
  const emulators: Record<string, object | boolean> = {
    singleProjectMode: true,
    ui: { enabled: false },
  };
  for (const [name, port] of Object.entries(ports)) emulators[name] = { host: HOST, port };
  const file = path.join(projectRoot, `firebase.local-${ports.hosting}.json`);
  await writeFile(file, JSON.stringify({ ...config, emulators }, null, 2));
  return file;
}

export async function removeLocalConfig(file: string): Promise<void> {
  await rm(file, { force: true });
}
