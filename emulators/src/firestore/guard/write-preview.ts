import { applyWrite, nameOfWrite } from '../documents/apply-write.ts';
import { toDocument, type Stored } from '../documents/document-store.ts';
import type { Engine } from '../engine/engine.ts';
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

export type PreviewWrites = (engine: Engine, writes: Write[]) => Preview;

/**
 * Finds out what writes would do, without doing them. Preconditions are left to the commit: rules are
 * asked first and refuse in either case.
 */
export function previewWrites(engine: Engine, writes: Write[]): Preview {
  const time = engine.clock.now();
  const touched = new Map<string, Stored | null>();
  const read = (name: string) =>
    (touched.has(name) ? touched.get(name) : engine.read(name)) ?? null;
  const find = (name: string) => {
    const stored = read(name);
    return stored && toDocument(stored);
  };
  const steps = writes.map((write): PreviewedWrite => {
    const name = nameOfWrite(write);
    const before = find(name);
    const method = toMethod(write, before);
    touched.set(name, applyWrite(write, read(name), time.getTime()).after);
    const isWritten = method === 'create' || method === 'update';
    return { name, method, before, after: isWritten ? find(name) : null };
  });
  return { steps, time, after: find };
}

/** The precondition tells whether a write is meant to create or to update. */
function toMethod(write: Write, before: Document | null): PreviewedWrite['method'] {
  if (write.verify !== undefined) return 'get';
  if (write.delete !== undefined) return 'delete';
  const isUpdate = write.currentDocument?.exists ?? before !== null;
  return isUpdate ? 'update' : 'create';
}
