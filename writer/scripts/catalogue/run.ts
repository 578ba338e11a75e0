import { numberFacts } from './number-facts.ts';

const USAGE = `npm run catalogue -- number
  gives every new fact its id`;

/** `npm run catalogue` keeps the catalogue in order and shows it to those who read it over. */
async function run([command]: string[]): Promise<void> {
  if (command !== 'number') throw new Error(USAGE);
  console.log(`${await numberFacts()} facts got an id.`);
}

await run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
