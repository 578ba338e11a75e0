import type { Send, Write } from '../protocol/messages.ts';

/**
 * What the cloud would bill a database for since the start. An empty query, a missing document and a
 * count are one read each. Bytes are those of request and answer messages, without HTTP/2 framing.
 * Listeners and streams of writes, which only browsers open, are not counted.
 */
export type Usage = {
  reads: number;
  writes: number;
  deletes: number;
  bytesIn: number;
  bytesOut: number;
};

export function createUsage(): Usage {
  return { reads: 0, writes: 0, deletes: 0, bytesIn: 0, bytesOut: 0 };
}

/** What several databases would be billed for together. */
export function sumUsage(usages: readonly Usage[]): Usage {
  const sum = createUsage();
  for (const usage of usages) {
    for (const name of Object.keys(sum) as (keyof Usage)[]) sum[name] += usage[name];
  }
  return sum;
}

/** Passes messages on and counts those with a document or the news that it is missing. */
export function countReads(usage: Usage, send: Send, run: (send: Send) => void): void {
  let reads = 0;
  run((message) => {
    if ('found' in message || 'missing' in message || 'document' in message) reads += 1;
    send(message);
  });
  usage.reads += Math.max(reads, 1);
}

export function countWrites(usage: Usage, writes: readonly Write[]): void {
  for (const write of writes) {
    if (write.delete !== undefined) usage.deletes += 1;
    else if (write.verify === undefined) usage.writes += 1;
  }
}
