/**
 * The Functions emulator gives each concurrent request its own process: thirty users at once are
 * thirty processes of 140 MB. Like the cloud, this sends many requests to one instance: each
 * function has a few workers, and the least busy one is next.
 */
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';

const require = createRequire(import.meta.url);
const { FunctionsEmulator } = require('firebase-tools/lib/emulator/functionsEmulator.js');
const {
  RuntimeWorker,
  RuntimeWorkerPool,
} = require('firebase-tools/lib/emulator/functionsRuntimeWorker.js');

const MAX_WORKERS = Math.min(Math.max(availableParallelism(), 2), 4);

/** The number of requests that each worker is answering. */
const loads = new WeakMap();
/** Workers being started, by function. */
const starting = new Map();

const loadOf = (worker) => loads.get(worker) ?? 0;
const startingFor = (id) => starting.get(id) ?? starting.set(id, new Set()).get(id);

function readyWorkers(pool, id, runtime) {
  pool.cleanUpWorkers();
  return pool
    .getTriggerWorkers(id, runtime)
    .filter(({ state }) => state === 'IDLE' || state === 'BUSY')
    .sort((a, b) => loadOf(a) - loadOf(b));
}

RuntimeWorkerPool.prototype.getIdleWorker = function getLeastBusy(id, runtime) {
  return readyWorkers(this, id, runtime)[0];
};

/** Returning false makes the emulator start another worker. */
RuntimeWorkerPool.prototype.readyForWork = function isEnough(id, runtime) {
  const ready = readyWorkers(this, id, runtime);
  if (ready.length === 0) return false;
  return loadOf(ready[0]) === 0 || ready.length + startingFor(id).size >= MAX_WORKERS;
};

const startRuntime = FunctionsEmulator.prototype.startRuntime;
FunctionsEmulator.prototype.startRuntime = async function startOrAwait(backend, trigger) {
  const pending = startingFor(trigger?.id);
  if (pending.size >= MAX_WORKERS) return Promise.any(pending);
  const start = startRuntime.call(this, backend, trigger);
  pending.add(start);
  try {
    return await start;
  } finally {
    pending.delete(start);
  }
};

const request = RuntimeWorker.prototype.request;
RuntimeWorker.prototype.request = async function countedRequest(...args) {
  loads.set(this, loadOf(this) + 1);
  try {
    return await request.apply(this, args);
  } finally {
    loads.set(this, loadOf(this) - 1);
  }
};
