/**
 * The Auth emulator compiles a validator for every call of its API each time it starts, and half of
 * those seconds go into making the compiled code smaller. Nothing depends on that.
 */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

try {
  const requireFromTools = createRequire(require.resolve('firebase-tools/package.json'));
  const requireFromExegesis = createRequire(requireFromTools.resolve('exegesis'));
  const { CodeGen } = requireFromExegesis('ajv/dist/compile/codegen');
  CodeGen.prototype.optimize = () => undefined;
} catch {
  // Another version has its parts elsewhere; it starts as slowly as it always did.
}
