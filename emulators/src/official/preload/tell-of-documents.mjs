/**
 * Functions are told of documents only if Firestore runs. It runs in the parent, so that the registry of
 * this process would not know; what it is asked for here is its address alone.
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { EmulatorRegistry } = require('firebase-tools/lib/emulator/registry.js');

const { hostname: host, port } = new URL(`http://${process.env.FIRESTORE_EMULATOR_HOST}`);

EmulatorRegistry.set('firestore', {
  getName: () => 'firestore',
  getInfo: () => ({ name: 'firestore', host, port: Number(port) }),
  start: () => Promise.resolve(),
  connect: () => Promise.resolve(),
  stop: () => Promise.resolve(),
});
