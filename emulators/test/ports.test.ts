import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { assertPortsAreFree, fillPorts, freePorts } from '../src/ports.ts';

let server: Server | null = null;

afterEach(async () => {
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
  server = null;
});

async function occupy(host: string): Promise<number> {
  const [port = 0] = await freePorts(1);
  server = createServer();
  await new Promise<void>((resolve) => server?.listen({ port, host, ipv6Only: true }, resolve));
  return port;
}

test.each(['127.0.0.1', '::'])('a port in use on %s is named, with who wanted it', async (host) => {
  const port = await occupy(host);
  await expect(assertPortsAreFree({ storage: port })).rejects.toThrow(
    `Port ${port}, which the storage emulator needs, is in use by another program`,
  );
});

test('one port for two emulators is refused', async () => {
  const [port = 0] = await freePorts(1);
  await expect(assertPortsAreFree({ auth: port, hosting: port })).rejects.toThrow(
    `Port ${port} was given to two emulators: auth and hosting.`,
  );
});

test('a zero becomes a free port of its own', async () => {
  const ports = await fillPorts({ auth: 0, hosting: 0, storage: 9199 });
  expect(ports.storage).toBe(9199);
  expect(new Set(Object.values(ports)).size).toBe(3);
  await assertPortsAreFree({ auth: ports.auth, hosting: ports.hosting });
});
