import { execFileSync } from 'node:child_process';

/** A school's own settings lie in the tree and belong to no commit. */
const SOURCES = ['.', ':(exclude)functions/.env*', ':(exclude).firebaserc'];

/** The commit of the files as they are; marked where they differ from it, null outside of git. */
export function readCommit(folder) {
  try {
    const commit = git(folder, ['rev-parse', 'HEAD']);
    const changes = git(folder, ['status', '--porcelain', '--', ...SOURCES]);
    return changes === '' ? commit : `${commit} with changes`;
  } catch {
    return null;
  }
}

function git(folder, command) {
  const options = { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
  return execFileSync('git', command, options).trim();
}
