import { getFirestore } from 'firebase-admin/firestore';
import { withProject } from './connect-project.ts';
import { listAskedFact, readFactOrder } from './list-asked-fact.ts';

/** `npm run fact` lists the questions of all schools that ask a fact of the catalogue. */
async function run(): Promise<void> {
  const order = readFactOrder(process.argv.slice(2));
  await withProject(order.project, async (app) => {
    for (const line of await listAskedFact(getFirestore(app), order.fact)) console.log(line);
  });
}

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
