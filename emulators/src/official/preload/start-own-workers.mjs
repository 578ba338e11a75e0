/**
 * Functions run in `serve-functions.mjs`. Each request tells it which function is meant, and in which
 * form the function is called.
 */
import { spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { FUNCTION_HEADER, SIGNATURE_HEADER } from '../worker/function-header.mjs';

const require = createRequire(import.meta.url);
const { FunctionsEmulator, IPCConn } = require('firebase-tools/lib/emulator/functionsEmulator.js');
const shared = require('firebase-tools/lib/emulator/functionsEmulatorShared.js');

const worker = fileURLToPath(new URL('../worker/serve-functions.mjs', import.meta.url));
const { handleHttpsTrigger } = FunctionsEmulator.prototype;

FunctionsEmulator.prototype.handleHttpsTrigger = function nameTheFunction(incoming, response) {
  const { region, trigger_name: name } = incoming.params;
  const trigger = this.triggers[region ? `${region}-${name}` : name]?.def;
  // The headers are overwritten, so that no client can choose the function.
  incoming.headers[FUNCTION_HEADER] = trigger?.entryPoint ?? '';
  incoming.headers[SIGNATURE_HEADER] = trigger ? shared.getSignatureType(trigger) : '';
  return handleHttpsTrigger.call(this, incoming, response);
};

FunctionsEmulator.prototype.startNode = async function startOwnWorker(backend, env) {
  const PORT = shared.getTemporarySocketPath();
  const child = spawn(backend.bin, [worker], {
    cwd: backend.functionsDir,
    env: { METADATA_SERVER_DETECTION: 'none', ...process.env, ...env, PORT },
    stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
  });
  return {
    process: child,
    events: new EventEmitter(),
    cwd: backend.functionsDir,
    conn: new IPCConn(PORT),
  };
};
