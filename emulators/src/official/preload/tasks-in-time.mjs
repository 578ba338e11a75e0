/**
 * Cloud Tasks holds a task back until its scheduled time. The Tasks emulator would run it at once,
 * so here it enters the queue only then.
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { TaskQueue } = require('firebase-tools/lib/emulator/taskQueue.js');

const enqueue = TaskQueue.prototype.enqueue;
TaskQueue.prototype.enqueue = function enqueueInTime(task) {
  const ms = Date.parse(task.scheduleTime) - Date.now();
  if (ms > 0) setTimeout(() => enqueue.call(this, task), ms).unref();
  else enqueue.call(this, task);
};
