import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:net';

type PortName = 'hosting' | 'functions' | 'auth' | 'firestore' | 'storage';
export type Ports = Record<PortName, number>;

/** Below the range that systems use for outgoing connections. */
const FIRST_PORT = 20_000;
const LAST_PORT = 31_999;

/**
 * Finds different ports that are free at the moment. They are random and not assigned by the
 * system, which could give such a port to any outgoing connection before an emulator listens, and
 * neighbouring ports to two programs that ask at the same time.
 */
export async function freePorts(count: number): Promise<number[]> {
  const servers: Server[] = [];
  try {
    while (servers.length < count) {
      const server = await listen('127.0.0.1', randomInt(FIRST_PORT, LAST_PORT + 1)).catch(
        nullIfTaken,
      );
      if (server) servers.push(server);
    }
    return servers.map(readPort);
  } finally {
    await Promise.all(servers.map(close));
  }
}

/** Replaces each 0 by a free port. */
export async function fillPorts<Name extends string>(
  ports: Record<Name, number>,
): Promise<Record<Name, number>> {
  const free = await freePorts(Object.keys(ports).length);
  const filled = Object.entries<number>(ports).map(([name, port]) => [name, port || free.pop()]);
  return Object.fromEntries(filled) as Record<Name, number>;
}

/**
 * Throws a sentence naming the first port that is taken. A program on "::" counts too, since a
 * browser that looks up "localhost" would reach it.
 */
export async function assertPortsAreFree(ports: Record<string, number>): Promise<void> {
  const taken = new Map<number, string>();
  for (const [name, port] of Object.entries(ports)) {
    const other = taken.get(port);
    if (other) throw new Error(`Port ${port} was given to two emulators: ${other} and ${name}.`);
    taken.set(port, name);
    if ((await isFree('127.0.0.1', port)) && (await isFree('::', port))) continue;
    throw new Error(
      `Port ${port}, which the ${name} emulator needs, is in use by another program; stop that program or choose another port.`,
    );
  }
}

/** Whether a start failed because somebody else came first, by our servers' words or firebase-tools'. */
export function saysThatAPortIsTaken(error: unknown): boolean {
  return error instanceof Error && /EADDRINUSE|, port taken/.test(error.message);
}

async function isFree(host: string, port: number): Promise<boolean> {
  try {
    await close(await listen(host, port));
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // A machine without IPv6 cannot have the port taken there.
    if (host === '::' && (code === 'EAFNOSUPPORT' || code === 'EADDRNOTAVAIL')) return true;
    if (code === 'EADDRINUSE') return false;
    throw error;
  }
}

function listen(host: string, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ host, port, ipv6Only: host === '::', exclusive: true }, () => resolve(server));
  });
}

function nullIfTaken(error: NodeJS.ErrnoException): null {
  if (error.code === 'EADDRINUSE') return null;
  throw error;
}

function readPort(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
