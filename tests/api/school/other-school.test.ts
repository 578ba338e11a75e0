import { beforeAll, describe, expect, test } from 'vitest';
import { readEndpoints } from '../../../contract/src/wire/all-endpoints.fixture.ts';
import {
  aSchoolOfEverything,
  TELLTALE,
  type Everything,
} from '../../attackers/school-of-everything.ts';
import { aDocx } from '../../support/materials/documents.ts';
import type { Person } from '../../support/people/people.ts';
import { answerTo, callOf, UNKNOWN, type Row } from '../../support/product/endpoint-calls.ts';
import { ask, form, send } from '../../support/product/site.ts';
import { aMember, aSchool } from '../../support/school/schools.ts';

/** A call for the mistakes of an attempt returns none when the attempt does not exist. */
const EMPTY_FOR_STRANGERS = 'GET /student/:uid/practice';

const own: Row = (_ids, me) => ({ params: { uid: me.uid } });
const byClass: Row = (ids, me) => ({ ...own(ids, me), query: `?classId=${ids.class}` });

/** More calls, about oneself and the things of somebody else. */
const MORE: [endpoint: string, row: Row][] = [
  ['GET /auth/user/:uid', (ids) => ({ params: { uid: ids.teacher } })],
  [
    'PATCH /admin/people/:uid',
    (ids) => ({ params: { uid: ids.teacher }, json: { isAdmin: true } }),
  ],
  [
    'POST /admin/people/:uid/hand-over',
    (ids, me) => ({ params: { uid: ids.teacher }, json: { to: me.uid } }),
  ],
  ['GET /admin/audit', (ids) => ({ query: `?uid=${ids.student}` })],
  ['GET /quizzes', () => ({})],
  [
    'POST /quiz/submit',
    (ids, me) => {
      const answers = [0, 0, 0, 0, 0];
      const taken = { quizId: ids.quiz, studentId: me.uid, answers, timeTaken: 60 };
      return { json: { ...taken, attemptId: ids.open } };
    },
  ],
  ['GET /student/:uid/quizzes', own],
  ['GET /student/:uid/quiz-attempts', own],
  [
    'GET /student/:uid/practice',
    (ids, me) => ({ ...own(ids, me), query: `?attemptId=${ids.attempt}` }),
  ],
  ['GET /student/:uid/class-invitations', own],
  ['GET /student/:uid/classes', own],
  ['DELETE /student/:uid/classes/:id', (ids, me) => ({ params: { uid: me.uid, id: ids.class } })],
  ['GET /teacher/:uid/students-overview', own],
  ['GET /teacher/:uid/students-overview', byClass],
  ['GET /teacher/:uid/class-insights', own],
  ['GET /teacher/:uid/class-insights', byClass],
];

const endpoints = (await readEndpoints()).map(({ method, path }) => `${method} ${path}`);
const CALLS = [...endpoints.map((endpoint) => [endpoint, callOf(endpoint)] as const), ...MORE];

let first: Everything;
let others: { teacher: Person; student: Person };

beforeAll(async () => {
  first = await aSchoolOfEverything();
  const { domain } = await aSchool('east-side');
  others = {
    teacher: await aMember(domain, { userType: 'teacher' }),
    student: await aMember(domain, { userType: 'student', currentGrade: '9' }),
  };
});

describe.each(['teacher', 'student'] as const)('a %s of another school', (role) => {
  test.each(CALLS)('%s answers as for ids that nobody has', async (endpoint, row) => {
    const me = others[role];
    const answered = await answerTo(endpoint, row(first.ids, me), me.token);
    expect(answered.text).not.toContain(TELLTALE);
    const unknown = await answerTo(endpoint, row(UNKNOWN, me), me.token);
    expect(withoutOwn(answered)).toEqual(withoutOwn(unknown));
    if (namesIds(row, me) && endpoint !== EMPTY_FOR_STRANGERS) {
      expect([401, 403, 404]).toContain(answered.status);
    }
  });
});

/** Removes times and request ids. A zip contains its own time, so only its type is compared. */
function withoutOwn({ status, text }: { status: number; text: string }) {
  if (status === 200 && text.startsWith('PK')) return { status, text: 'a zip' };
  return { status, text: text.replace(/"(uptime|generatedAt|requestId)":[^,}]+/g, '') };
}

function namesIds(row: Row, me: Person): boolean {
  return JSON.stringify(row(first.ids, me)) !== JSON.stringify(row(UNKNOWN, me));
}

test('a ticket of one school opens nothing of another', async () => {
  const file = { name: 'Own.docx', bytes: await aDocx() };
  const { token } = others.teacher;
  const fields = { materialName: 'Own', materialType: 'Document' };
  const { body } = await ask('/api/materials/upload', { token, form: form(fields, file) });
  const { id } = body.material as { id: string };
  const ours = await linkTo(first.ids.material, first.student.token);
  const theirs = await linkTo(id, token);
  expect((await send(ours)).status).toBe(200);
  expect((await send(theirs)).status).toBe(200);
  const mixed = [
    ours.replace(first.ids.material, id),
    ours.replace('ticket=main.', 'ticket=east-side.'),
    theirs.replace(id, first.ids.material),
    theirs.replace('ticket=east-side.', 'ticket=main.'),
    theirs.replace(id, first.ids.material).replace('ticket=east-side.', 'ticket=main.'),
  ];
  for (const url of mixed) expect((await send(url)).status).toBe(401);
});

async function linkTo(id: string, token: string): Promise<string> {
  const { body } = await ask(`/api/materials/${id}/download-link`, { method: 'POST', token });
  return body.url as string;
}

test('all of the first school is there as it was', async () => {
  const quizzes = await ask(`/api/quizzes/${first.ids.quiz}`, { token: first.owner.token });
  expect(quizzes.body.quiz).toMatchObject({ title: `The ${TELLTALE}`, version: 2 });
  const { status } = await ask(`/api/quiz-results/attempt/${first.ids.attempt}`, {
    token: first.student.token,
  });
  expect(status).toBe(200);
  const drafts = await ask(`/api/quizzes/${first.ids.quiz}/drafts`, { token: first.owner.token });
  expect(drafts.body.drafts).toHaveLength(3);
});
