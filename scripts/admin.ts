import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { withProject } from './connect-project.ts';
import { manageAdmins, readAdminOrder } from './manage-admins.ts';

/** `npm run admin` makes a teacher an admin of her school, revokes it, or lists all admins. */
async function run(): Promise<void> {
  const order = readAdminOrder(process.argv.slice(2));
  await withProject(order.project, async (app) => {
    const firebase = { auth: getAuth(app), firestore: getFirestore(app) };
    for (const line of await manageAdmins(firebase, order, new Date())) console.log(line);
  });
}

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
