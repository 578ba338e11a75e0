/**
 * This process and the functions' workers form a process group of their own, so that a Ctrl-C in the
 * terminal reaches only the parent, which stops everything in order. If the parent is gone without
 * having done so, its channel closes, and the whole group ends here.
 */
import { rmSync } from 'node:fs';

const GRACE_MS = 5000;

const { LOCAL_FIREBASE_CONFIG: config, LOCAL_FIREBASE_TEMPORARY: temporary } = process.env;

process.on('exit', () => rmSync(config, { force: true }));

process.once('disconnect', () => {
  // Firebase-tools writes its settings as it exits, so this has to come after.
  if (temporary) process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.kill(-process.pid, 'SIGKILL'), GRACE_MS).unref();
});

// Nobody reads the output of a group whose parent is gone; that must not keep it from ending.
process.stdout.on('error', () => undefined);
process.stderr.on('error', () => undefined);
