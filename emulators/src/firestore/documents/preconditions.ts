import type { Write } from '../protocol/messages.ts';
import { alreadyExists, failedPrecondition, notFound } from '../protocol/status.ts';
import { toMillis } from '../values/time.ts';
import { nameOfWrite } from './apply-write.ts';
import type { Stored } from './document-store.ts';

/** Throws the cloud's error when a document is not as a write requires. */
export function requirePrecondition(write: Write, before: Stored | null): void {
  const { exists, updateTime } = write.currentDocument ?? {};
  const name = nameOfWrite(write);
  if (write.verify !== undefined) return requireUnchanged(write, before);
  if (exists === true && !before) throw notFound(`No document to update: ${name}`);
  if (exists === false && before) throw alreadyExists(`Document already exists: ${name}`);
  if (updateTime && before?.updatedAt !== toMillis(updateTime)) {
    const stored = (before?.updatedAt ?? 0) * 1000;
    const required = toMillis(updateTime) * 1000;
    throw failedPrecondition(
      `the stored version (${stored}) does not match the required base version (${required})`,
    );
  }
}

/** What a browser's transaction has read and does not write. The SDK tries again after this error. */
function requireUnchanged({ verify, currentDocument }: Write, before: Stored | null): void {
  const { exists, updateTime } = currentDocument ?? {};
  const isOtherwise = exists !== undefined && exists !== (before !== null);
  const hasChanged = updateTime !== undefined && before?.updatedAt !== toMillis(updateTime);
  if (!isOtherwise && !hasChanged) return;
  throw failedPrecondition(`The document changed after it was read: ${verify}`);
}
