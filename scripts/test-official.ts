import { spawnSync } from 'node:child_process';
import { whatIsMissing } from './official-suite.ts';
import { PROJECT_ID, root } from './product.ts';

const missing = whatIsMissing();

if (missing.length > 0) {
  console.log(`Not run: the rules tests on Google's emulators need ${missing.join(' and ')}.`);
} else {
  const only = ['--only', 'firestore,storage', '--project', PROJECT_ID];
  const command = ['emulators:exec', ...only, 'vitest run --project rules'];
  const { status } = spawnSync('firebase', command, { cwd: root, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
