import type { LocalFirebase } from '@study-assistant/emulators/start';
import { DEFAULT_SCHOOL_ID } from '../functions/src/domain/school/school-id.ts';
import { schoolRoot } from '../functions/src/stored/school/school-root.ts';
import { withLocalFirebase } from '../scripts/seed/connect.ts';
import { signInAs, type DemoPerson, type Measure } from './demo-client.ts';

/** The costs of what an admin reads and does. */
export async function measurePeopleEndpoints(
  product: LocalFirebase,
  measure: Measure,
  people: { teacher: DemoPerson; student: DemoPerson },
): Promise<void> {
  const { student } = people;
  const admin = await makeAdmin(product, people.teacher);
  const path = '/api/admin/people';
  const listed = await measure('GET /admin/people (5)', admin, { path: `${path}?limit=5` });
  await measure('GET /admin/people (5, next)', admin, {
    path: `${path}?limit=5&before=${String(listed.next)}`,
  });
  await measure('GET /admin/people (search)', admin, { path: `${path}?search=okafor` });
  const one = `${path}/${student.uid}`;
  await measure('GET /admin/people/:uid (student)', admin, { path: one });
  await measure('GET /admin/people/:uid (teacher)', admin, { path: `${path}/${admin.uid}` });
  const rename = { method: 'PATCH', path: one, json: { fullName: 'Amara O' } };
  await measure('PATCH /admin/people/:uid', admin, rename);
  await measure('PATCH /admin/people/:uid (unchanged)', admin, rename);
  await measure('PATCH /student/:uid', admin, {
    ...{ method: 'PATCH', path: `/api/student/${student.uid}`, json: { fullName: 'Amara Okafor' } },
  });
  await measure('POST /admin/people/:uid/close', admin, { method: 'POST', path: `${one}/close` });
  await measure('POST /admin/people/:uid/open', admin, { method: 'POST', path: `${one}/open` });
  await measure('GET /admin/school', admin, { path: '/api/admin/school' });
  await measure('PATCH /admin/school', admin, {
    ...{ method: 'PATCH', path: '/api/admin/school', json: { name: 'Northfield School' } },
  });
  await measure('GET /admin/audit (5)', admin, { path: '/api/admin/audit?limit=5' });
  await measure('GET /admin/audit (of a student)', admin, {
    path: `/api/admin/audit?uid=${student.uid}`,
  });
}

/** Makes a person an admin and signs her in again; she keeps her earlier rights. */
export async function makeAdmin(product: LocalFirebase, { uid }: DemoPerson): Promise<DemoPerson> {
  const email = await withLocalFirebase(product.adminEnv, async ({ auth, firestore }) => {
    await schoolRoot(firestore, DEFAULT_SCHOOL_ID)
      .collection('users')
      .doc(uid)
      .update({ isAdmin: true });
    const { email: address = '', customClaims } = await auth.getUser(uid);
    await auth.setCustomUserClaims(uid, { ...customClaims, admin: true });
    return address;
  });
  return signInAs(product, email);
}
