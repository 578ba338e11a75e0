/**
 * When the connection to a worker breaks, the Functions emulator writes a second head over an
 * answer that has begun, which ends the whole suite, and kills the worker with all its other
 * requests. Here only the one request fails. Each request also gets its own connection, since the
 * worker may close a kept one at the moment of its reuse.
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { RuntimeWorker } = require('firebase-tools/lib/emulator/functionsRuntimeWorker.js');

/** Workers that the emulator is about to kill because a connection broke. */
const spared = new WeakSet();
const guarded = new WeakSet();

function guardWorker(worker) {
  if (guarded.has(worker)) return;
  guarded.add(worker);
  const kill = worker.kill.bind(worker);
  worker.kill = (signal) => (spared.delete(worker) ? true : kill(signal));
}

/** Only the emulator's own failure is written as a head without headers. */
function guardAnswer(response, worker) {
  const { writeHead, write, end } = response;
  let hasBroken = false;
  response.writeHead = function writeHeadOnce(status, headers) {
    if (headers !== undefined) return writeHead.call(this, status, headers);
    spared.add(worker);
    hasBroken = this.headersSent;
    return hasBroken ? this : writeHead.call(this, status);
  };
  response.write = function writeUnlessBroken(...args) {
    return hasBroken ? false : write.apply(this, args);
  };
  response.end = function endOrBreakOff(...args) {
    if (!hasBroken) return end.apply(this, args);
    return this.writableEnded ? this : this.destroy();
  };
}

const { request } = RuntimeWorker.prototype;
RuntimeWorker.prototype.request = function requestAlone(incoming, response, ...rest) {
  const { conn, process: worker } = this.runtime;
  guardWorker(worker);
  guardAnswer(response, worker);
  const { httpReqOpts } = Object.getPrototypeOf(conn);
  conn.httpReqOpts = () => ({ ...httpReqOpts.call(conn), agent: false });
  return request.call(this, incoming, response, ...rest);
};

/** Errors caused by a client or worker that is gone, wherever they appear. */
const HUNG_UP = new Set([
  'EPIPE',
  'ECONNRESET',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_WRITE_AFTER_END',
]);

process.setUncaughtExceptionCaptureCallback((error) => {
  if (HUNG_UP.has(error?.code)) console.warn(`A connection broke: ${error.message}`);
  else process.emit('uncaughtException', error, 'uncaughtException');
});
