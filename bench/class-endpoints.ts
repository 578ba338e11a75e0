import type { createClass } from '@study-assistant/contract/classes/classes';
import type { Parsed } from '@study-assistant/contract/wire/endpoint';
import { measureBoardEndpoints } from './board-endpoints.ts';
import { measureCardEndpoints } from './card-endpoints.ts';
import type { DemoPerson, Measure } from './demo-client.ts';

const aClass: Parsed<typeof createClass>['body'] = {
  name: 'Biology 9b',
  subject: 'Biology',
  grade: '9',
  timeZone: 'Europe/Oslo',
};

/** Creates a class, adds a student by code and one by a list, and measures each call. */
export async function measureClassEndpoints(
  measure: Measure,
  { teacher, student }: { teacher: DemoPerson; student: DemoPerson },
): Promise<void> {
  const made = await measure('POST /classes', teacher, {
    path: '/api/classes',
    json: aClass,
  });
  const path = `/api/classes/${(made.class as { id: string }).id}`;
  const byClass = `?classId=${(made.class as { id: string }).id}`;
  const open = { method: 'POST', path: `${path}/join-code` };
  const opened = await measure('POST /classes/:id/join-code', teacher, open);
  const { code } = (opened.class as { joinCode: { code: string } }).joinCode;
  const join = { path: '/api/classes/join', json: { code } };
  await measure('POST /classes/join', student, join);
  await measure('POST /classes/join (again)', student, join);
  const rows = [{ fullName: 'Ada Byron', email: 'ada.byron@demo.school', grade: '9' }];
  const list = { path: `${path}/roster`, json: { rows, preview: true } };
  await measure('POST /classes/:id/roster (1, preview)', teacher, list);
  const taken = { ...list, json: { rows, preview: false } };
  await measure('POST /classes/:id/roster (1)', teacher, taken);
  await measure('POST /classes/:id/roster (1, again)', teacher, taken);
  await measure('GET /classes (6)', teacher, { path: '/api/classes' });
  await measure('GET /classes/:id (2)', teacher, { path });
  const rename = { method: 'PATCH', path, json: { name: 'Biology 9c' } };
  await measure('PATCH /classes/:id', teacher, rename);
  const own = `/api/student/${student.uid}/classes`;
  await measure('GET /student/:uid/classes (3)', student, { path: own });
  const numbers = `/api/teacher/${teacher.uid}`;
  await measure('GET /teacher/:uid/students-overview (class of 2)', teacher, {
    path: `${numbers}/students-overview${byClass}`,
  });
  const insights = { path: `${numbers}/class-insights${byClass}` };
  await measure('GET /teacher/:uid/class-insights (class of 2)', teacher, insights);
  await measure('GET /quizzes/:id/analysis (class of 2)', teacher, {
    path: `/api/quizzes/demo-quiz-dna/analysis${byClass}`,
  });
  await measureCardEndpoints(measure, { teacher, path });
  await measureBoardEndpoints(measure, { teacher, student, path });
  const remove = { method: 'DELETE', path: `${path}/students/${student.uid}` };
  await measure('DELETE /classes/:id/students/:uid', teacher, remove);
}

/**
 * A teacher who is not an admin invites the student repeatedly: the invitation is withdrawn,
 * declined and accepted, also by the admin; then the student leaves.
 */
export async function measureClassInvitations(
  measure: Measure,
  { teacher, student, admin }: { teacher: DemoPerson; student: DemoPerson; admin: DemoPerson },
): Promise<void> {
  const json = { ...aClass, name: 'Biology 10c', grade: '10' };
  const made = await teacher.call({ path: '/api/classes', json });
  const path = `/api/classes/${(made.class as { id: string }).id}`;
  const rows = [{ fullName: 'Amara Okafor', email: 'amara.okafor@demo.school', grade: '10' }];
  const invite = { path: `${path}/roster`, json: { rows, preview: false } };
  const own = `/api/student/${student.uid}`;
  const offers = `${own}/class-invitations`;
  const hers = `/api/admin/people/${student.uid}/class-invitations`;
  const findOffer = async () => {
    const { invitations } = await student.call({ path: offers });
    return (invitations as { id: string }[])[0]?.id ?? '';
  };
  const answer = async (method: 'POST' | 'DELETE', who: string, name: string, by: DemoPerson) =>
    measure(`${method} ${name}`, by, { method, path: `${who}/${await findOffer()}` });
  const leave = { method: 'DELETE', path: path.replace('/api', own) };

  await measure('POST /classes/:id/roster (1, invited)', teacher, invite);
  await measure('GET /student/:uid/class-invitations (1)', student, { path: offers });
  await answer('DELETE', `${path}/invitations`, '/classes/:id/invitations/:invitationId', teacher);
  await teacher.call(invite);
  await answer('DELETE', offers, '/student/:uid/class-invitations/:id', student);
  await teacher.call(invite);
  await answer('DELETE', hers, '/admin/people/:uid/class-invitations/:id', admin);
  await teacher.call(invite);
  await answer('POST', hers, '/admin/people/:uid/class-invitations/:id', admin);
  await student.call(leave);
  await teacher.call(invite);
  await answer('POST', offers, '/student/:uid/class-invitations/:id', student);
  await measure('DELETE /student/:uid/classes/:id', student, leave);
}
