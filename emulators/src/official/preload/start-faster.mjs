/**
 * Each start would ask npm for the newest version of firebase-functions and wait for the answer, and
 * compile a validator for firebase.json, which deploying does as well. The Auth emulator compiles one
 * for every call of its API, which is most of what a start computes: it can wait for the first such call.
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
  // Another version has its parts elsewhere; it starts as slowly as it always did.
}
