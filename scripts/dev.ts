import path from 'node:path';
import { createServer } from 'vite';
import { prepareState } from './kept-state.ts';
import { root, runScript, STANDARD_PORTS, startProduct, untilInterrupted } from './product.ts';
import { seedDemoSchools } from './seed.ts';
import { watchFunctions } from './watch-functions.ts';

/** The whole product with hot reload: Vite before the same stack as in `npm start`. */
const stateDir = path.join(root, '.local', 'state');
await prepareState(stateDir, console.log);
await runScript('functions', 'build');
const product = await startProduct({
  ports: STANDARD_PORTS,
  stateDir,
  log: (line) => console.log(`  ${line}`),
});
if (product.firstRun) await seedDemoSchools(product);

const web = path.join(root, 'web');
const vite = await createServer({ root: web, configFile: path.join(web, 'vite.config.ts') });
await vite.listen();
vite.printUrls();
const watcher = watchFunctions(() => runScript('functions', 'build'));

await Promise.race([untilInterrupted(), product.exited]);
watcher.close();
await vite.close();
await product.stop();
