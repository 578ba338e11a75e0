import { beforeAll, describe, expect, test } from 'vitest';
import { readEndpoints } from '../../../contract/src/wire/all-endpoints.fixture.ts';
import { aClassOf, give } from '../../support/assigned-class.ts';
import { aDocx } from '../../support/documents.ts';
import { aReadMaterial } from '../../support/materials.ts';
import { aStudentNamed, aTeacher, type Person } from '../../support/people.ts';
import { aQuizWithDrafts } from '../../support/question-drafts.ts';
import { take } from '../../support/question-reports.ts';
import { uploadDocument } from '../../support/quiz-documents.ts';
import { aQuiz } from '../../support/quizzes.ts';
import { aMember, aSchool } from '../../support/schools.ts';
import { ask, form, send } from '../../support/site.ts';
import { ROWS, UNKNOWN, type Call, type Ids, type Row } from './other-school-calls.ts';

/** In everything of the first school that a reader would see. */
const TELLTALE = 'Quokka';

/** Asks for the mistakes of an attempt; of one that is not there these are none. */
const EMPTY_FOR_STRANGERS = 'GET /student/:uid/practice';

let first: Ids & { teacherToken: string; studentToken: string };
let others: { teacher: Person; student: Person };

beforeAll(async () => {
  const [ann, sam] = [await aTeacher(), await aStudentNamed(`Sam ${TELLTALE}`)];
  const taken = await aQuizWithDrafts(ann);
  const title = { version: 1, title: `The ${TELLTALE}` };
  const { token } = ann;
  await ask(`/api/quizzes/${taken.id}`, { method: 'PATCH', token, json: title });
  const begun = await aQuiz(ann);
  const started = await ask(`/api/quizzes/${begun.id}/attempts`, {
    ...{ method: 'POST', token: sam.token },
  });
  const file = { name: `${TELLTALE}.docx`, bytes: await aDocx() };
  const material = await aReadMaterial(ann, `About the ${TELLTALE}`, file.name);
  const brought = await uploadDocument(ann, file);
  const room = await aClassOf(ann, [sam], { name: `Class ${TELLTALE}` });
  const given = await give(ann, taken, [room]);
  const [assignment] = given.body.assignments as { id: string }[];
  first = {
    class: room.id,
    assignment: assignment?.id ?? '',
    teacher: ann.uid,
    student: sam.uid,
    quiz: taken.id,
    question: taken.questions[0]?.id ?? '',
    draft: 'd1',
    document: (brought.body.document as { id: string }).id,
    attempt: await take(sam, { ...taken, version: 2 }, 2),
    open: (started.body.attempt as { id: string }).id,
    material: material.id,
    teacherToken: ann.token,
    studentToken: sam.token,
  };
  const { domain } = await aSchool('east-side');
  others = {
    teacher: await aMember(domain, { userType: 'teacher' }),
    student: await aMember(domain, { userType: 'student', currentGrade: '9' }),
  };
});

function toRequest(endpoint: string, { params = {}, query = '', ...body }: Call, token: string) {
  const [method = '', path = ''] = endpoint.split(' ');
  const named = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? `no-${name}`);
  return { path: `/api${named}${query}`, request: { method, token, ...body } };
}

async function answerTo(endpoint: string, call: Call, { token }: Person) {
  const { path, request } = toRequest(endpoint, call, token);
  const response = await send(path, request);
  return { status: response.status, text: await response.text() };
}

test('there is a row for every endpoint', async () => {
  const declared = (await readEndpoints()).map(({ method, path }) => `${method} ${path}`);
  expect([...new Set(ROWS.map(([endpoint]) => endpoint))].sort()).toEqual(declared.sort());
});

describe.each(['teacher', 'student'] as const)('a %s of another school', (role) => {
  test.each(ROWS)('%s answers as for ids that nobody has', async (endpoint, row) => {
    const me = others[role];
    const answered = await answerTo(endpoint, row(first, me), me);
    expect(answered.text).not.toContain(TELLTALE);
    const unknown = await answerTo(endpoint, row(UNKNOWN, me), me);
    expect(withoutOwn(answered)).toEqual(withoutOwn(unknown));
    if (namesIds(row, me) && endpoint !== EMPTY_FOR_STRANGERS) {
      expect([401, 403, 404]).toContain(answered.status);
    }
  });
});

/** Uptime, when a text was written, and which request it was; of a zip that it is one, since it has its own time in it. */
function withoutOwn({ status, text }: { status: number; text: string }) {
  if (status === 200 && text.startsWith('PK')) return { status, text: 'a zip' };
  return { status, text: text.replace(/"(uptime|generatedAt|requestId)":[^,}]+/g, '') };
}

function namesIds(row: Row, me: Person): boolean {
  return JSON.stringify(row(first, me)) !== JSON.stringify(row(UNKNOWN, me));
}

test('a ticket of one school opens nothing of another', async () => {
  const file = { name: 'Own.docx', bytes: await aDocx() };
  const { token } = others.teacher;
  const fields = { materialName: 'Own', materialType: 'Document' };
  const { body } = await ask('/api/materials/upload', { token, form: form(fields, file) });
  const { id } = body.material as { id: string };
  const ours = await linkTo(first.material, first.studentToken);
  const theirs = await linkTo(id, token);
  expect((await send(ours)).status).toBe(200);
  expect((await send(theirs)).status).toBe(200);
  const mixed = [
    ours.replace(first.material, id),
    ours.replace('ticket=main.', 'ticket=east-side.'),
    theirs.replace(id, first.material),
    theirs.replace('ticket=east-side.', 'ticket=main.'),
    theirs.replace(id, first.material).replace('ticket=east-side.', 'ticket=main.'),
  ];
  for (const url of mixed) expect((await send(url)).status).toBe(401);
});

async function linkTo(id: string, token: string): Promise<string> {
  const { body } = await ask(`/api/materials/${id}/download-link`, { method: 'POST', token });
  return body.url as string;
}

test('all of the first school is there as it was', async () => {
  const quizzes = await ask(`/api/quizzes/${first.quiz}`, { token: first.teacherToken });
  expect(quizzes.body.quiz).toMatchObject({ title: `The ${TELLTALE}`, version: 2 });
  const { status } = await ask(`/api/quiz-results/attempt/${first.attempt}`, {
    token: first.studentToken,
  });
  expect(status).toBe(200);
  const drafts = await ask(`/api/quizzes/${first.quiz}/drafts`, { token: first.teacherToken });
  expect(drafts.body.drafts).toHaveLength(3);
});
