import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

type Project = { id: string; alias?: string };
type UserEnvs = {
  loadUserEnvs: (options: {
    projectDir: string;
    functionsSource: string;
    configDir: string;
    projectId: string;
    projectAlias?: string;
  }) => Record<string, string>;
};

const { loadUserEnvs } = createRequire(import.meta.url)(
  'firebase-tools/lib/functions/env.js',
) as UserEnvs;

/** Finds a project by its id or its alias in .firebaserc; without a name, the default one. */
export async function chooseProject(root: string, name: string | undefined): Promise<Project> {
  const text = await readFile(path.join(root, '.firebaserc'), 'utf8').catch(() => '{}');
  const { projects = {} } = JSON.parse(text) as { projects?: Record<string, string> };
  const alias = name ?? 'default';
  const id = projects[alias] ?? name;
  if (id === undefined) throw new Error('Name the project: npm run deploy:check -- --project ID');
  return alias in projects ? { id, alias } : { id };
}

/** Reads the settings of functions/.env and of the project's own file as a deployment does. */
export function readSettings(root: string, { id, alias }: Project): Record<string, string> {
  return loadUserEnvs({
    projectDir: root,
    functionsSource: path.join(root, 'functions/dist'),
    configDir: path.join(root, 'functions'),
    projectId: id,
    ...(alias !== undefined && { projectAlias: alias }),
  });
}
