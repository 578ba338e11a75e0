/**
 * Prints the slowest tests and files of the last runs on this machine, of all projects: `npm run
 * test:slow`. Waiting counts as much as computing.
 */
import { dearestFiles, dearestTests, readDurations } from './tested/durations.ts';

const SHOWN = 30;

const all = await readDurations();
if (all.length === 0) {
  console.log('No run of the tests is known here. Run some first, such as npm test.');
  process.exit(1);
}
console.log(`The ${SHOWN} dearest tests, in seconds:`);
for (const { project, file, name, ms } of dearestTests(all, SHOWN))
  console.log(`${seconds(ms)}  ${project.padEnd(10)}  ${file} > ${name}`);
console.log(`\nThe ${SHOWN} dearest files, in seconds:`);
for (const { project, file, ms, tests } of dearestFiles(all, SHOWN))
  console.log(`${seconds(ms)}  ${project.padEnd(10)}  ${file} (${tests.length} tests)`);
console.log('\nEach project, its files one after the other, in seconds:');
for (const project of new Set(all.map((one) => one.project))) {
  const own = all.filter((one) => one.project === project);
  const sum = own.reduce((total, { ms }) => total + ms, 0);
  console.log(`${seconds(sum)}  ${project.padEnd(10)}  ${own.length} files`);
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1).padStart(7);
}
