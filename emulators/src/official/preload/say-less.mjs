/**
 * For each request firebase-tools writes some ten lines, into its own log and out to ours, which costs
 * about as much as passing the request on. What the functions print, and what goes wrong, is still told.
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { logger } = require('firebase-tools/lib/logger.js');
const { EmulatorLogger } = require('firebase-tools/lib/emulator/emulatorLogger.js');
const { RuntimeWorker } = require('firebase-tools/lib/emulator/functionsRuntimeWorker.js');

logger.debug = () => logger;

const { info } = logger;
logger.info = function infoOfFewer(text, ...rest) {
  const isOfRequest = typeof text === 'string' && text.startsWith('[hosting] Rewriting ');
  return isOfRequest ? logger : info.call(logger, text, ...rest);
};

/** That a function begins, and that it has ended. */
RuntimeWorker.prototype.logInfo = () => undefined;

const { logLabeled } = EmulatorLogger.prototype;
EmulatorLogger.prototype.logLabeled = function logAllButVisits(type, label, text) {
  // Hosting's line about a visit; its faults are of another type.
  if (type === 'BULLET' && label === 'hosting') return;
  logLabeled.call(this, type, label, text);
};
