import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import type * as Ports from '../src/ports.ts';
import { startFixture } from './support/project.ts';

const others: Server[] = [];
/** The ports that another program takes just after they were found free, one for each start. */
const taken = vi.hoisted(() => ({ next: [] as string[] }));

vi.mock('../src/ports.ts', async (original) => {
  const ports = await original<typeof Ports>();
  return {
    ...ports,
    async assertPortsAreFree(wanted: Record<string, number>) {
      await ports.assertPortsAreFree(wanted);
      const name = taken.next.shift();
      if (name === undefined) return;
      const other = createServer().listen(wanted[name], '127.0.0.1');
      others.push(other);
      await once(other, 'listening');
    },
  };
});

afterEach(() => others.splice(0).forEach((other) => other.close()));

test('a port that another program takes at the last moment costs another start', async () => {
  taken.next = ['tasks', 'firestore'];
  const local = await startFixture();
  expect((await fetch(`${local.urls.hosting}/api/whoami`)).status).toBe(200);
  await local.stop();
  expect(others).toHaveLength(2);
});

test('whoever loses a port at every start is told so', async () => {
  taken.next = ['storage', 'firestore', 'storage', 'firestore'];
  await expect(startFixture()).rejects.toThrow('EADDRINUSE');
  expect(others).toHaveLength(3);
});
