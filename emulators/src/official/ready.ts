import { readFile } from 'node:fs/promises';
import { toUrl } from '../addresses.ts';
import type { OfficialPorts } from './config.ts';

/**
 * Checks that the emulators listen, answer, and have loaded the functions. Hosting exists only if
 * the project has it.
 */
export async function assertSuiteAnswers(ports: OfficialPorts, config: string): Promise<void> {
  const hasHosting = 'hosting' in (JSON.parse(await readFile(config, 'utf8')) as object);
  const hosting = hasHosting ? (['hosting'] as const) : [];
  const running = (await fetchJson(`${toUrl(ports.hub)}/emulators`)) as Record<
    string,
    { port: number } | undefined
  >;
  for (const name of ['auth', 'functions', 'tasks', ...hosting] as const) {
    const port = running[name]?.port;
    if (port !== ports[name]) {
      throw new Error(`The ${name} emulator is at port ${port ?? 'none'}, not ${ports[name]}.`);
    }
  }
  const { backends } = (await fetchJson(`${toUrl(ports.functions)}/backends`)) as {
    backends: { functionTriggers: object[] }[];
  };
  if (backends.some(({ functionTriggers }) => functionTriggers.length === 0)) {
    throw new Error('The functions did not load.');
  }
  await fetchJson(toUrl(ports.auth));
  if (hasHosting) await fetch(toUrl(ports.hosting), { redirect: 'manual' });
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.json();
}
