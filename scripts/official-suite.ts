import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const OLDEST_JAVA = 21;

type Downloads = { getDownloadDetails: (emulator: string) => { downloadPath: string } };

/** Lists what Google's Firestore and Storage emulators lack to run; empty if nothing. */
export function whatIsMissing(): string[] {
  const java = javaVersion();
  const found = java === null ? 'there is none' : `this is ${java}`;
  return [
    ...(java !== null && java >= OLDEST_JAVA ? [] : [`Java ${OLDEST_JAVA} (${found})`]),
    ...(areDownloaded()
      ? []
      : ['their downloads (firebase setup:emulators:firestore and :storage)']),
  ];
}

/** The major version; null without Java. */
function javaVersion(): number | null {
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  // Versions before 9 call themselves 1.8 and the like.
  const [, major] = /version "(?:1\.)?(\d+)/.exec(stderr ?? '') ?? [];
  return major === undefined ? null : Number(major);
}

function areDownloaded(): boolean {
  const require = createRequire(import.meta.url);
  const path = 'firebase-tools/lib/emulator/downloadableEmulators.js';
  const { getDownloadDetails } = require(path) as Downloads;
  return ['firestore', 'storage'].every((emulator) =>
    existsSync(getDownloadDetails(emulator).downloadPath),
  );
}
