import { listTransforms, nameOfWrite } from '../documents/apply-write.ts';
import type { Write } from '../protocol/messages.ts';
import { invalidArgument } from '../protocol/status.ts';

const MAX_TRANSFORMS = 500;

/** Throws when the cloud would refuse a write for its form. */
export function requireValidWrites(writes: readonly Write[]): void {
  const transforms = new Map<string, number>();
  for (const write of writes) {
    const isDelete = write.delete !== undefined;
    const isEmpty = !write.update && !write.transform && write.verify === undefined;
    if (isEmpty && !isDelete) throw invalidArgument('empty write operation');
    if (isDelete && write.updateMask) {
      throw invalidArgument('a delete must not specify a document mask.');
    }
    if (isDelete && write.updateTransforms?.length) {
      throw invalidArgument('a delete must not specify a update transform.');
    }
    const name = nameOfWrite(write);
    const count = (transforms.get(name) ?? 0) + listTransforms(write).length;
    transforms.set(name, count);
    if (count > MAX_TRANSFORMS) {
      throw invalidArgument(
        `At most ${MAX_TRANSFORMS} transforms of one document are allowed in a commit, not ${count}.`,
      );
    }
  }
}
