/**
 * This process and the functions' workers form their own process group, so that Ctrl-C reaches only
 * the parent, which stops everything in order. If the parent dies without doing so, its channel
 * closes and the whole group ends here.
 */
import { rmSync } from 'node:fs';

const GRACE_MS = 5000;

const { LOCAL_FIREBASE_CONFIG: config, LOCAL_FIREBASE_TEMPORARY: temporary } = process.env;

process.on('exit', () => rmSync(config, { force: true }));

process.once('disconnect', () => {
  // Firebase-tools writes its settings as it exits, so the folder must be removed later.
  if (temporary) process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.kill(-process.pid, 'SIGKILL'), GRACE_MS).unref();
});

// Nobody reads the output once the parent is gone, which must not keep the group from ending.
process.stdout.on('error', () => undefined);
process.stderr.on('error', () => undefined);
