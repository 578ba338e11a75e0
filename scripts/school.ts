import { getFirestore } from 'firebase-admin/firestore';
import { withProject } from './connect-project.ts';
import { manageSchools, readSchoolOrder } from './manage-schools.ts';

/** `npm run school` creates another school, or lists them. */
async function run(): Promise<void> {
  const order = readSchoolOrder(process.argv.slice(2));
  await withProject(order.project, async (app) => {
    const lines = await manageSchools(getFirestore(app), order, new Date());
    for (const line of lines) console.log(line);
  });
}

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
