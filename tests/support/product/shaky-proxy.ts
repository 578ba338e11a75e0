import { once } from 'node:events';
import { createServer, request as send, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';

/** What happens to requests, each in this many percent of cases. */
const FATES = {
  /** The request never arrives. */
  'request lost': 15,
  /** The request is done, but its answer never arrives. */
  'answer lost': 15,
  /** The request arrives twice in a row. */
  'sent twice': 15,
  /** The request is answered and arrives again after others. */
  'again later': 15,
  /** Other requests overtake it. */
  delayed: 20,
} as const;
export type Fate = keyof typeof FATES | 'passed';

const DELAY_MS = 200;
const LATER_MS = 400;

type Forwarded = { status: number; headers: IncomingMessage['headers']; body: Buffer };

/** A bad connection to a site, whose faults follow from a seed. */
export async function openShakyProxy(site: string, seed: number) {
  const random = createRandom(seed);
  const fates: Fate[] = [];
  const stragglers = new Set<Promise<unknown>>();

  async function pass(incoming: IncomingMessage, body: Buffer, fate: Fate) {
    const forward = () => forwardTo(site, incoming, body);
    if (fate === 'request lost') return null;
    if (fate === 'delayed') await setTimeout(random() * DELAY_MS);
    if (fate === 'sent twice') await forward();
    const answer = await forward();
    if (fate === 'again later') {
      const late = setTimeout(random() * LATER_MS).then(forward);
      stragglers.add(late.catch(() => undefined));
    }
    return fate === 'answer lost' ? null : answer;
  }

  const server = createServer((incoming, outgoing) => {
    const fate = chooseFate(random());
    fates.push(fate);
    buffer(incoming)
      .then((body) => pass(incoming, body, fate))
      .then((answer) => {
        if (!answer) return void outgoing.destroy();
        outgoing.writeHead(answer.status, answer.headers).end(answer.body);
      })
      .catch(() => outgoing.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** What happened to each request. */
    fates,
    /** Waits until nothing is under way any more. */
    async settle(): Promise<void> {
      await Promise.all(stragglers);
    },
    close(): void {
      server.close();
      server.closeAllConnections();
    },
  };
}

export type ShakyProxy = Awaited<ReturnType<typeof openShakyProxy>>;

function chooseFate(random: number): Fate {
  let rest = random * 100;
  for (const [fate, often] of Object.entries(FATES)) {
    if (rest < often) return fate as Fate;
    rest -= often;
  }
  return 'passed';
}

async function forwardTo(
  site: string,
  { method, url, headers }: IncomingMessage,
  body: Buffer,
): Promise<Forwarded> {
  const { host: _host, connection: _connection, ...kept } = headers;
  const outgoing = send(new URL(url ?? '/', site), { method, headers: kept, agent: false });
  outgoing.end(body);
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  const { connection: _closed, 'transfer-encoding': _chunked, ...told } = answer.headers;
  return { status: answer.statusCode ?? 502, headers: told, body: await buffer(answer) };
}

/** Gives the same numbers in [0, 1) for the same seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
