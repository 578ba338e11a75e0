/**
 * Each start would ask npm for the newest version of firebase-functions, and wait for the answer.
 *
 * The Auth emulator compiles a validator for every call of its API at each start, which takes most
 * of that time. Here a validator is compiled at the first such call.
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const versions = require('firebase-tools/lib/deploy/functions/runtimes/node/versioning.js');

versions.getLatestSDKVersion = () => undefined;

try {
  const requireFromTools = createRequire(require.resolve('firebase-tools/package.json'));
  const requireFromExegesis = createRequire(requireFromTools.resolve('exegesis'));
  const options = requireFromExegesis('./options.js');
  const { compileOptions } = options;
  options.compileOptions = (given) =>
    compileOptions({ ...given, lazyCompileValidationSchemas: true });
} catch {
  // In a version with other internals, the start is as slow as before.
}
