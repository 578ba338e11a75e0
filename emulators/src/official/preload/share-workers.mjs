/**
 * The Functions emulator gives each concurrent request its own process: thirty users at once are
 * thirty processes of 140 MB. Like the cloud, this sends many requests to one instance: each
 * function has a few workers, and the least busy one is next. All functions that serve tasks and events
 * share theirs, since a dozen processes would cost more to start than the work takes.
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

/** The workers of all functions that nobody waits for. */
const BACKGROUND = '~background~';
/** The time limit of each function that serves tasks or events, by its id. */
const backgroundSeconds = new Map();
const poolOf = (id) => (backgroundSeconds.has(id) ? BACKGROUND : id);

/** The number of requests that each worker is answering. */
const loads = new WeakMap();
/** Workers being started, by their pool. */
const starting = new Map();

const loadOf = (worker) => loads.get(worker) ?? 0;
function startingFor(id) {
  const pool = poolOf(id);
  return starting.get(pool) ?? starting.set(pool, new Set()).get(pool);
}

const { handleHttpsTrigger } = FunctionsEmulator.prototype;
FunctionsEmulator.prototype.handleHttpsTrigger = function knowBackground(incoming, response) {
  const { region, trigger_name: name } = incoming.params;
  const trigger = this.triggers[region ? `${region}-${name}` : name]?.def;
  const isBackground = trigger?.taskQueueTrigger ?? trigger?.eventTrigger;
  if (isBackground) backgroundSeconds.set(trigger.id, trigger.timeoutSeconds);
  return handleHttpsTrigger.call(this, incoming, response);
};

const { getKey, submitRequest } = RuntimeWorkerPool.prototype;
RuntimeWorkerPool.prototype.getKey = function getPoolOf(id, runtime) {
  return getKey.call(this, poolOf(id), runtime);
};

/** A worker has the time limit of the function that it was started for. */
RuntimeWorkerPool.prototype.submitRequest = function submitWithItsPatience(id, ...rest) {
  const runtime = rest.at(-1);
  const worker = this.getIdleWorker(id, runtime);
  if (worker && backgroundSeconds.has(id)) worker.timeoutSeconds = backgroundSeconds.get(id);
  return submitRequest.call(this, id, ...rest);
};

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
