/**
 * Firebase-tools writes some ten lines for each request, to its own log and to ours, which costs
 * about as much as the request itself. Output of the functions and failures are still logged.
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

/** These lines say that a function begins and that it has ended. */
RuntimeWorker.prototype.logInfo = () => undefined;

const { logLabeled } = EmulatorLogger.prototype;
EmulatorLogger.prototype.logLabeled = function logAllButVisits(type, label, text) {
  // Hosting's line about a visit is dropped; its failures have another type.
  if (type === 'BULLET' && label === 'hosting') return;
  logLabeled.call(this, type, label, text);
};
