import { unzipSync } from 'fflate';

const MAX_FILES = 3000;
/** All that is unpacked of one file. */
const MAX_UNPACKED = 50 * 1024 * 1024;
/** Files that can have questions in them; pictures and films stay packed. */
const READ = /\.(?:xml|qti|dat|csv|tsv|txt|gift)$/i;

/** What is wrong with a package, in a sentence. */
export class PackageRefused extends Error {}

export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
}

/**
 * The files of a package by their paths. Nothing is written anywhere, so that a path is only a name.
 * No more is unpacked of a file than its package says, and that is bounded. Throws PackageRefused.
 */
export function openZip(bytes: Uint8Array): Map<string, Uint8Array> {
  let files = 0;
  let size = 0;
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    files += 1;
    if (files > MAX_FILES) {
      throw new PackageRefused(`This package has more than ${MAX_FILES} files.`);
    }
    if (!READ.test(name)) return false;
    size += originalSize;
    if (size > MAX_UNPACKED) {
      throw new PackageRefused('This package is larger than 50 MB when it is unpacked.');
    }
    return true;
  };
  try {
    return new Map(Object.entries(unzipSync(bytes, { filter })));
  } catch (error) {
    if (error instanceof PackageRefused) throw error;
    throw new PackageRefused('This package is damaged.');
  }
}
