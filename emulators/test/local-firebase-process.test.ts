import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { assertPortsAreFree, freePorts, type Ports } from '../src/ports.ts';
import { ANY_PORTS, PROJECT_ROOT, startFixture } from './support/project.ts';

function isAlive(group: number): boolean {
  try {
    process.kill(-group, 0);
    return true;
  } catch {
    return false;
  }
}

async function expectAllGone({ pid, ports }: { pid: number; ports: Ports }): Promise<void> {
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 30_000, interval: 200 });
  await assertPortsAreFree(ports);
  expect(await readdir(PROJECT_ROOT)).not.toContain(`firebase.local-${ports.hosting}.json`);
}

test('nothing is left after a stop, workers included', async () => {
  const local = await startFixture();
  await fetch(`${local.urls.hosting}/api/whoami`);
  await local.stop();
  await local.exited;
  await expectAllGone(local);
});

test('nothing is left after the program that started it was killed', async () => {
  const hold = fileURLToPath(new URL('support/hold.ts', import.meta.url));
  const program = spawn(process.execPath, ['--import', 'tsx', hold], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(program.stdout, 'data')) as [Buffer];
  const local = JSON.parse(line.toString()) as { pid: number; ports: Ports };
  await fetch(`http://127.0.0.1:${local.ports.hosting}/api/whoami`);
  program.kill('SIGKILL');
  await once(program, 'exit');
  await expectAllGone(local);
});

test('a port in use stops the start before anything runs', async () => {
  const [port = 0] = await freePorts(1);
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  await expect(startFixture({ ports: { ...ANY_PORTS, auth: port } })).rejects.toThrow(
    `Port ${port}, which the auth emulator needs, is in use by another program`,
  );
  other.close();
});

test('emulators that do not come up say why', async () => {
  const projectRoot = fileURLToPath(new URL('broken-project', import.meta.url));
  await expect(startFixture({ projectRoot })).rejects.toThrow(
    /did not load[\s\S]*broken on purpose/,
  );
});

test('a project that exists in the cloud is refused', async () => {
  await expect(startFixture({ projectId: 'real' })).rejects.toThrow('must begin with "demo-"');
});
