/**
 * Test tools ask the hub where the emulators are. It only knows those of its own process; Firestore
 * and Storage run in the parent, and their addresses are in the environment.
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { EmulatorHub } = require('firebase-tools/lib/emulator/hub.js');

const elsewhere = {
  firestore: process.env.FIRESTORE_EMULATOR_HOST,
  storage: process.env.FIREBASE_STORAGE_EMULATOR_HOST,
};

const mapping = EmulatorHub.prototype.getRunningEmulatorsMapping;
EmulatorHub.prototype.getRunningEmulatorsMapping = function withTheParents() {
  const emulators = mapping.call(this);
  for (const [name, address] of Object.entries(elsewhere)) {
    const { hostname: host, port } = new URL(`http://${address}`);
    emulators[name] = { name, host, port: Number(port) };
  }
  return emulators;
};
