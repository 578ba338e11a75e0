/**
 * Injects the faults of a bad day into functions and tasks: slow cold starts, workers killed during
 * a request, and tasks that come late, twice, or again after success. The seed decides by the name
 * of a function or queue and by how many there were.
 */
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { draw } from '../../bad-day/draw.mjs';

const require = createRequire(import.meta.url);
const { FunctionsEmulator } = require('firebase-tools/lib/emulator/functionsEmulator.js');
const { RuntimeWorker } = require('firebase-tools/lib/emulator/functionsRuntimeWorker.js');
const { TaskQueue } = require('firebase-tools/lib/emulator/taskQueue.js');

const { seed, functions = {}, tasks = {} } = JSON.parse(process.env.LOCAL_FIREBASE_BAD_DAY ?? '{}');

const turns = new Map();

/** Draws a number from 0 to 1 for the next time that `what` happens to `name`. */
function drawNext(what, name) {
  const key = `${what} ${name}`;
  const turn = (turns.get(key) ?? 0) + 1;
  turns.set(key, turn);
  return { share: draw(seed, key, turn), spread: draw(seed, key, turn, 'spread'), turn };
}

function tell(what, name, turn) {
  console.warn(`⚠  Bad day ${seed}: ${what}, ${name} #${turn}`);
}

if (functions.coldStart) startSlowly(functions.coldStart);
if (functions.stopped) stopWorkers(functions.stopped);
if (seed !== undefined) troubleTasks(tasks);

function startSlowly({ share, ms }) {
  const { startRuntime } = FunctionsEmulator.prototype;
  FunctionsEmulator.prototype.startRuntime = async function startRuntimeLater(backend, trigger) {
    const next = drawNext('cold start', trigger?.id);
    if (next.share < share) {
      tell('cold start', trigger?.id, next.turn);
      await sleep(ms);
    }
    return startRuntime.call(this, backend, trigger);
  };
}

function stopWorkers({ share, withinMs }) {
  const { request } = RuntimeWorker.prototype;
  RuntimeWorker.prototype.request = function requestUnlessStopped(...args) {
    const next = drawNext('stopped', this.triggerKey);
    if (next.share < share) {
      setTimeout(() => {
        tell('worker stopped', this.triggerKey, next.turn);
        this.runtime.process.kill('SIGKILL');
      }, next.spread * withinMs);
    }
    return request.apply(this, args);
  };
}

function troubleTasks({ twice = 0, late, again }) {
  const { enqueue, runTask } = TaskQueue.prototype;
  const copies = new Set();

  function enqueueCopy(queue, task, suffix, ms) {
    const copy = { ...task, name: `${task.name}-${suffix}`, httpRequest: { ...task.httpRequest } };
    copies.add(copy.name);
    setTimeout(() => enqueue.call(queue, copy), ms).unref();
  }

  TaskQueue.prototype.enqueue = function enqueueOnABadDay(task) {
    const next = drawNext('task twice', this.key);
    if (next.share < twice) {
      tell('task twice', this.key, next.turn);
      enqueueCopy(this, task, 'twice', 0);
    }
    const delayed = drawNext('task late', this.key);
    if (!late || delayed.share >= late.share) return enqueue.call(this, task);
    tell('task late', this.key, delayed.turn);
    setTimeout(() => enqueue.call(this, task), late.byMs).unref();
  };

  TaskQueue.prototype.runTask = async function runTaskAndAgain(place) {
    const { task, metadata } = this.dispatches[place];
    await runTask.call(this, place);
    // Status 4 means finished.
    if (!again || metadata.status !== 4 || copies.has(task.name)) return;
    const next = drawNext('task again', this.key);
    if (next.share >= again.share) return;
    tell('task again', this.key, next.turn);
    enqueueCopy(this, task, 'again', again.afterMs);
  };
}
