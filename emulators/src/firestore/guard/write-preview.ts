import { createEngine, type Engine } from '../engine/engine.ts';
import type { Document, Write } from '../protocol/messages.ts';

type PreviewedWrite = {
  name: string;
  method: 'get' | 'create' | 'update' | 'delete';
  before: Document | null;
  /** The document after the write and its transforms; null for a delete. */
  after: Document | null;
};

type Preview = {
  steps: PreviewedWrite[];
  /** The server's time used by the transforms. */
  time: Date;
  /** Returns a document as it would be once all writes are done. */
  after(name: string): Document | null;
};

export type PreviewWrites = (engine: Engine, writes: Write[]) => Promise<Preview>;

/**
 * Finds out what writes would do by applying them to a copy of the documents. Preconditions are
 * left to the commit: rules are asked first and refuse in either case.
 */
export async function previewWrites(engine: Engine, writes: Write[]): Promise<Preview> {
  const time = engine.clock.now();
  const copy = createEngine(engine.projectId, { now: () => time, tick: () => undefined });
  const touched = new Set(writes.map(readName));
  const present = [...touched].flatMap((name) => engine.find(name) ?? []);
  const copies = present.map(({ name, fields = {} }) => ({ update: { name, fields } }));
  // The engine has written when the call returns; only its answer takes some milliseconds.
  const commits = [copy.client.commit({ writes: copies })];

  const steps: PreviewedWrite[] = [];
  for (const write of writes) {
    const name = readName(write);
    const before = copy.find(name);
    const method = toMethod(write, before);
    // The copy has other times than the original, so a precondition would fail wrongly.
    const { currentDocument: _, ...bare } = write;
    if (!write.verify) commits.push(copy.client.commit({ writes: [bare] }));
    steps.push({ name, method, before, after: write.update ? copy.find(name) : null });
  }
  await Promise.all(commits);
  const after = (name: string) => (touched.has(name) ? copy : engine).find(name);
  return { steps, time, after };
}

/** The precondition tells whether a write is meant to create or to update. */
function toMethod(write: Write, before: Document | null): PreviewedWrite['method'] {
  if (write.verify) return 'get';
  if (write.delete) return 'delete';
  const isUpdate = write.currentDocument?.exists ?? before !== null;
  return isUpdate ? 'update' : 'create';
}

function readName(write: Write): string {
  return write.update?.name ?? write.delete ?? write.verify ?? '';
}
