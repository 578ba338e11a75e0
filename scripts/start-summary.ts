import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { getHealth } from '@study-assistant/contract/health';
import type { LocalFirebase } from '@study-assistant/emulators/start';
import { root } from './product.ts';

type Person = { email: string; fullName: string; userType: string };

const writers: Record<string, string> = {
  offline: 'offline (a model instead: docs/models.md)',
  gemini: 'Gemini',
  local: 'the model at LOCAL_MODEL_URL',
};

/** What someone needs to know after a start: where, who, which writer, where the data is. */
export async function describeStart(product: LocalFirebase, dataFolder: string): Promise<string> {
  const response = await fetch(`${product.urls.hosting}/api/health`);
  const { provider, version } = getHealth.reply.parse(await response.json());
  const { password, teacher, student } = await demoAccounts();
  return [
    '',
    `Study Assistant ${version} is running at http://localhost:${product.ports.hosting}`,
    '',
    `  Teacher      ${teacher}   password ${password}`,
    `  Student      ${student}   password ${password}`,
    `  Quiz writer  ${writers[provider] ?? provider}`,
    `  Data         ${dataFolder} (npm start -- --fresh begins anew)`,
    '',
    'Press Ctrl-C to stop.',
  ].join('\n');
}

async function demoAccounts(): Promise<{ password: string; teacher: string; student: string }> {
  const file = path.join(root, 'emulator-data', 'people.json');
  const { password, people } = JSON.parse(await readFile(file, 'utf8')) as {
    password: string;
    people: Person[];
  };
  const emailOf = (type: string) => people.find((person) => person.userType === type)?.email ?? '';
  return { password, teacher: emailOf('teacher'), student: emailOf('student') };
}
