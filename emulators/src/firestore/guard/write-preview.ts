import { createEngine, type Engine } from '../engine/engine.ts';
import type { Document, Write } from '../protocol/messages.ts';

type PreviewedWrite = {
  name: string;
  method: 'get' | 'create' | 'update' | 'delete';
  before: Document | null;
  /** Transforms included; null for a delete. */
  after: Document | null;
};

type Preview = {
  steps: PreviewedWrite[];
  /** The server's time that the transforms were given. */
  time: Date;
  /** A document as it would be once all writes are done. */
  after(name: string): Document | null;
};

export type PreviewWrites = (engine: Engine, writes: Write[]) => Promise<Preview>;

/**
 * What the writes would do, found by doing them to a copy of the documents they touch. Whether
 * their preconditions hold is left to the commit: rules are asked first, and refuse either way.
 */
export async function previewWrites(engine: Engine, writes: Write[]): Promise<Preview> {
  const time = engine.clock.now();
  const copy = createEngine(engine.projectId, { now: () => time, tick: () => undefined });
  const touched = new Set(writes.map(readName));
  const present = [...touched].flatMap((name) => engine.find(name) ?? []);
  const copies = present.map(({ name, fields = {} }) => ({ update: { name, fields } }));
  // The engine has written by the time it returns; only its answer takes some milliseconds.
  const commits = [copy.client.commit({ writes: copies })];

  const steps: PreviewedWrite[] = [];
  for (const write of writes) {
    const name = readName(write);
    const before = copy.find(name);
    const method = toMethod(write, before);
    // The copy's times are not the original's, so a precondition would judge something else.
    const { currentDocument: _, ...bare } = write;
    if (!write.verify) commits.push(copy.client.commit({ writes: [bare] }));
    steps.push({ name, method, before, after: write.update ? copy.find(name) : null });
  }
  await Promise.all(commits);
  const after = (name: string) => (touched.has(name) ? copy : engine).find(name);
  return { steps, time, after };
}

/** Its precondition, if it has one, says whether a write is meant to create or to update. */
function toMethod(write: Write, before: Document | null): PreviewedWrite['method'] {
  if (write.verify) return 'get';
  if (write.delete) return 'delete';
  const isUpdate = write.currentDocument?.exists ?? before !== null;
  return isUpdate ? 'update' : 'create';
}

function readName(write: Write): string {
  return write.update?.name ?? write.delete ?? write.verify ?? '';
}
