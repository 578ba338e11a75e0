import type { LocalFirebase } from '@study-assistant/emulators/start';
import { signInAs, type DemoPerson, type Measure } from './demo-client.ts';

/** Reads and claims an account, and invites a teacher and withdraws it. */
export async function measureAccountEndpoints(
  product: LocalFirebase,
  measure: Measure,
  { admin, student }: { admin: DemoPerson; student: DemoPerson },
): Promise<void> {
  const own = '/api/account';
  await measure('GET /account', student, { path: own });
  await measure('POST /account/claim', student, {
    path: `${own}/claim`,
    json: { isMine: true },
  });
  const samuel = await signInAs(product, 'samuel.adeyemi@demo.school');
  const name = { method: 'PATCH', path: own, json: { fullName: 'Samuel A. Adeyemi' } };
  await measure('PATCH /account', samuel, name);
  const sessions = `${own}/sessions`;
  const open = await measure('GET /account/sessions', samuel, { path: sessions });
  await measure('DELETE /account/sessions', samuel, { method: 'DELETE', path: sessions });
  const one = (open.sessions as { id: string; isThis: boolean }[]).find(({ isThis }) => isThis);
  await measure('DELETE /account/sessions/:id', samuel, {
    ...{ method: 'DELETE', path: `${sessions}/${one?.id}` },
  });
  await measure('GET /account/second-step', admin, { path: `${own}/second-step` });
  const path = '/api/admin/invitations';
  const teachers = [{ email: 'ina.vited@demo.school', fullName: 'Ina Vited' }];
  const invite = { path, json: { teachers } };
  await measure('POST /admin/invitations (1)', admin, invite);
  await measure('POST /admin/invitations (1, again)', admin, invite);
  const listed = await measure('GET /admin/invitations (1)', admin, { path });
  const [invitation] = listed.invitations as { id: string }[];
  const withdraw = { method: 'DELETE', path: `${path}/${invitation?.id}` };
  await measure('DELETE /admin/invitations/:id', admin, withdraw);
}
