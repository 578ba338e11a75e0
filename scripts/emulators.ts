import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { allowLocalAuth } from '@study-assistant/emulators/allow-local-auth';
import { PROJECT_ID, root, STANDARD_PORTS } from './product.ts';

// Google's own suite with the built product. firebase-tools takes paths from the config's folder.
const original = path.join(root, 'firebase.json');
const local = path.join(root, 'firebase.local-suite.json');
const config = JSON.parse(readFileSync(original, 'utf8')) as object;
writeFileSync(local, JSON.stringify(allowLocalAuth(config, STANDARD_PORTS.auth), null, 2));

// Ctrl-C is for the emulators, which take a while to stop; this continues afterwards.
process.on('SIGINT', () => undefined);
const command = ['emulators:start', '--project', PROJECT_ID, '--config', local];
const { status } = spawnSync('firebase', command, { cwd: root, stdio: 'inherit' });
rmSync(local, { force: true });
process.exitCode = status ?? 1;
