import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Ports } from '../ports.ts';

export const USAGE = `Usage: local-firebase --project demo-ID [options]

  --project ID    the project id, which begins with "demo-"
  --config FILE   the project's firebase.json; by default the one of this folder
  --state DIR     where documents, files and accounts are kept between starts; without it nothing is
  --ports LIST    like firestore=8080,auth=9099, or "any" for free ones; by default those of
                  firebase.json, and for the rest Google's
  --help          this text
`;

/** Where Google's emulators are. */
const GOOGLES: Ports = {
  hosting: 5000,
  functions: 5001,
  auth: 9099,
  firestore: 8080,
  storage: 9199,
};
const NAMES = Object.keys(GOOGLES) as (keyof Ports)[];

export type Command = {
  projectId: string;
  /** The folder of firebase.json. */
  projectRoot: string;
  stateDir: string | null;
  ports: Ports;
};

type Config = { emulators?: Record<string, { port?: number } | undefined> };

/** Returns what to start, or null if help is asked for; throws a sentence for what cannot be started. */
export function readArguments(args: string[], folder: string): Command | null {
  const { values } = parseArgs({
    args,
    options: {
      project: { type: 'string' },
      config: { type: 'string', default: 'firebase.json' },
      state: { type: 'string' },
      ports: { type: 'string', default: '' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  if (values.project === undefined) throw new Error('Which project? Name it: --project demo-ID');
  const file = path.resolve(folder, values.config);
  if (path.basename(file) !== 'firebase.json' || !existsSync(file)) {
    throw new Error(`There is no firebase.json at ${file}`);
  }
  const { emulators = {} } = JSON.parse(readFileSync(file, 'utf8')) as Config;
  const ports = { ...GOOGLES };
  for (const name of NAMES) ports[name] = emulators[name]?.port ?? ports[name];
  return {
    projectId: values.project,
    projectRoot: path.dirname(file),
    stateDir: values.state === undefined ? null : path.resolve(folder, values.state),
    ports: choosePorts(ports, values.ports),
  };
}

function choosePorts(ports: Ports, list: string): Ports {
  const chosen = { ...ports };
  if (list === 'any') {
    for (const name of NAMES) chosen[name] = 0;
    return chosen;
  }
  for (const part of list.split(',').filter(Boolean)) {
    const [, name, port] = /^(\w+)=(\d{1,5})$/.exec(part.trim()) ?? [];
    const known = NAMES.find((one) => one === name);
    if (!known)
      throw new Error(`"${part}" is not like firestore=8080, with one of ${NAMES.join(', ')}`);
    chosen[known] = Number(port);
  }
  return chosen;
}
