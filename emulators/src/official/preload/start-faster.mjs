/**
 * At each start, npm would be asked for the newest version of firebase-functions and waited for, and a
 * validator for firebase.json would be compiled, which deploying does as well. The Auth emulator compiles
 * a validator for every call of its API, which takes most of that time: here it waits for the first such call.
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const versions = require('firebase-tools/lib/deploy/functions/runtimes/node/versioning.js');

const validation = require('firebase-tools/lib/firebaseConfigValidate.js');

versions.getLatestSDKVersion = () => undefined;
validation.getValidator = () => () => true;

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
