import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { prepareState } from './kept-state.ts';
import { root, runScript, STANDARD_PORTS, startProduct, untilInterrupted } from './product.ts';
import { seedDemoSchools } from './seed.ts';
import { describeStart } from './start-summary.ts';

const { values: options } = parseArgs({
  options: { fresh: { type: 'boolean', default: false } },
});
const stateDir = path.join(root, '.local', 'state');

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function start(): Promise<void> {
  if (options.fresh) await rm(stateDir, { recursive: true, force: true });
  await prepareState(stateDir, console.log);
  console.log('Building the site and the functions …');
  await Promise.all([runScript('web', 'build'), runScript('functions', 'build')]);
  console.log('Starting the local Firebase …');
  const product = await startProduct({
    ports: STANDARD_PORTS,
    stateDir,
    log: (line) => console.log(`  ${line}`),
  });
  try {
    if (product.firstRun) await seedDemoSchools(product);
    console.log(await describeStart(product, path.relative(root, stateDir)));
    await Promise.race([untilInterrupted(), product.exited]);
  } finally {
    console.log('\nStopping …');
    await product.stop();
  }
}
