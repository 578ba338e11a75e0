import { createHash } from 'node:crypto';

/** Of 2^96 names no two are one. */
const NAME_LENGTH = 24;

/**
 * Where the files are that somebody brings. The name says nothing of who that is, also when she has left
 * and another has her files.
 */
export function ownerFolder(folder: 'materials' | 'quiz-sources', uid: string): string {
  const name = createHash('sha256').update(`files of ${uid}`).digest('hex').slice(0, NAME_LENGTH);
  return `${folder}/${name}`;
}
