/**
 * When the connection to a worker breaks, the Functions emulator writes a second head over an answer
 * that has begun, which ends the whole suite, and kills the worker with everybody else's requests in
 * it. Here only the one request fails. And each request has a connection of its own: one that is kept
 * may be closed by the worker in the moment in which it is used again.
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { RuntimeWorker } = require('firebase-tools/lib/emulator/functionsRuntimeWorker.js');

/** Workers that the emulator is about to kill for a connection that broke. */
const spared = new WeakSet();
const guarded = new WeakSet();

function guardWorker(worker) {
  if (guarded.has(worker)) return;
  guarded.add(worker);
  const kill = worker.kill.bind(worker);
  worker.kill = (signal) => (spared.delete(worker) ? true : kill(signal));
}

/** The emulator's own failure is the one head that it writes without headers. */
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

/** What a client or a worker that is gone leaves behind, wherever it is noticed. */
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
