import { readGift } from './gift/read-gift.ts';
import type { QuestionFormat, ReadFile, ReadItem } from './read-item.ts';
import { decodeBytes } from './text/decode-bytes.ts';

export const MAX_READ_BYTES = 40 * 1024 * 1024;
/** The most questions that are read of one file. */
const MAX_READ = 500;

/** The readings of a file's questions, each made when it is asked for. */
export type Readings = {
  format: QuestionFormat | null;
  items: (() => ReadItem)[];
  problems: string[];
};

export async function readFileOf(bytes: Uint8Array, fileName: string): Promise<ReadFile> {
  if (bytes.length > MAX_READ_BYTES) {
    return refused('This file is larger than 40 MB.');
  }
  if (bytes.length === 0) return refused('This file is empty.');
  try {
    return finish(await openFile(bytes, fileName));
  } catch {
    // A stranger's file ends no process, and what is wrong with it she can only look up herself.
    return refused('This file could not be read.');
  }
}

function openFile(bytes: Uint8Array, _fileName: string): Promise<Readings> {
  return Promise.resolve({ format: 'gift', items: readGift(decodeBytes(bytes)), problems: [] });
}

function finish({ format, items, problems }: Readings): ReadFile {
  const read = items.slice(0, MAX_READ).map((item) => item());
  if (items.length <= MAX_READ) return { format, items: read, problems };
  const more = `It has ${items.length} questions, of which the first ${MAX_READ} were read.`;
  return { format, items: read, problems: [...problems, more] };
}

function refused(problem: string): ReadFile {
  return { format: null, items: [], problems: [problem] };
}
