import { textPathOf } from '../../domain/material/material-text.ts';
import type { FileStore } from '../../platform/files/files.ts';

/** Everything that is stored of a material beside its document. */
export async function removeMaterialFiles(
  files: Pick<FileStore, 'remove'>,
  { path }: { path: string },
): Promise<void> {
  await files.remove(path);
  await files.remove(textPathOf(path));
}
