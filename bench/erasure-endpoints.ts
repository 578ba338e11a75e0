import type { LocalFirebase } from '@study-assistant/emulators/start';
import { signInAs, type DemoPerson, type Measure } from './demo-client.ts';
import { makeAdmin } from './people-endpoints.ts';

/**
 * Exports somebody's data; a teacher leaves, her things are handed over, and she is erased. The
 * erasure itself starts minutes later and is not measured here.
 */
export async function measureErasureEndpoints(
  product: LocalFirebase,
  measure: Measure,
  teacher: DemoPerson,
): Promise<void> {
  const email = 'samuel.adeyemi@demo.school';
  const [admin, samuel] = [await makeAdmin(product, teacher), await signInAs(product, email)];
  const people = '/api/admin/people';
  // She was signed out when her account was closed.
  const student = await signInAs(product, 'amara.okafor@demo.school');
  await measure('GET /account/export (student)', student, {
    path: '/api/account/export',
  });
  await measure('GET /account/export (teacher)', samuel, { path: '/api/account/export' });
  await measure('GET /admin/people/:uid/export (student)', admin, {
    path: `${people}/${student.uid}/export`,
  });
  await measure('POST /account/leave', samuel, { path: '/api/account/leave', json: { email } });
  const her = `${people}/${samuel.uid}`;
  await measure('POST /admin/people/:uid/hand-over', admin, {
    ...{ path: `${her}/hand-over`, json: { to: admin.uid } },
  });
  const { erasure } = await measure('POST /admin/people/:uid/erase', admin, {
    ...{ path: `${her}/erase`, json: { email } },
  });
  const { id } = erasure as { id: string };
  await measure('GET /admin/erasures/:id', admin, { path: `/api/admin/erasures/${id}` });
}
