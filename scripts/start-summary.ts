import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { getHealth } from '@study-assistant/contract/wire/health';
import type { LocalFirebase } from '@study-assistant/emulators/start';
import { root } from './product.ts';

type Person = { email: string; fullName: string; userType: string };

const writers: Record<string, string> = {
  offline: 'offline (a model instead: docs/models.md)',
  gemini: 'Gemini',
  local: 'the model at LOCAL_MODEL_URL',
};

/** What people need to know after a start: addresses, accounts, the writer and the data folder. */
export async function describeStart(product: LocalFirebase, dataFolder: string): Promise<string> {
  const response = await fetch(`${product.urls.hosting}/api/health`);
  const { provider, version, signInProviders } = getHealth.reply.parse(await response.json());
  const { password, teacher, student, otherTeacher } = await demoAccounts();
  const { classes, code } = await demoClasses();
  return [
    '',
    `Study Assistant ${version} is running at http://localhost:${product.ports.hosting}`,
    '',
    `  Teacher      ${teacher}   password ${password}`,
    `  Student      ${student}   password ${password}`,
    `  Classes      ${classes}, with assignments in every state; students join one by the code ${code}`,
    `  Next school  ${otherTeacher}   password ${password}`,
    '  Open         anybody can be a teacher here and sees every student, as in a trial',
    `  Also         ${signInProviders.map(({ label }) => label).join(' and ')}: their sign-in is played here, without a password or a network`,
    `  Quiz writer  ${writers[provider] ?? provider}`,
    `  Data         ${dataFolder} (npm start -- --fresh begins anew)`,
    '',
    'Press Ctrl-C to stop.',
  ].join('\n');
}

async function demoAccounts() {
  const { password, people } = await readJson<{ password: string; people: Person[] }>(
    'people.json',
  );
  const other = await readJson<{ people: Person[] }>('harbour-school', 'people.json');
  return {
    password,
    teacher: findEmail(people, 'teacher'),
    student: findEmail(people, 'student'),
    otherTeacher: findEmail(other.people, 'teacher'),
  };
}

async function demoClasses(): Promise<{ classes: number; code: string }> {
  const classes = await readJson<{ joinCode?: string }[]>('classes.json');
  const open = classes.find(({ joinCode }) => joinCode !== undefined);
  return { classes: classes.length, code: open?.joinCode ?? '' };
}

function findEmail(people: readonly Person[], type: string): string {
  return people.find(({ userType }) => userType === type)?.email ?? '';
}

/** The file is not checked here, since the loader has done so. */
async function readJson<T>(...names: string[]): Promise<T> {
  return JSON.parse(await readFile(path.join(root, 'emulator-data', ...names), 'utf8')) as T;
}
