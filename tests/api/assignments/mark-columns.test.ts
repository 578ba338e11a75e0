import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aStudentNamed, aTeacher, type Person } from '../../support/people/people.ts';
import { ask } from '../../support/product/site.ts';
import {
  aClassOf,
  anAssignmentIn,
  keepTry,
  type AssignedClass,
} from '../../support/school/assigned-class.ts';

let teacher: Person;
let ada: Person;
let zoe: Person;
let room: AssignedClass;
beforeAll(async () => {
  [teacher, ada, zoe] = await Promise.all([
    aTeacher(),
    aStudentNamed('Ada Abel'),
    aStudentNamed('Zoe Zander'),
  ]);
});
beforeEach(async () => void (room = await aClassOf(teacher, [ada, zoe])));

const aColumn = { name: 'Herbarium', date: '2026-11-27', highest: 20, categoryId: null };
const noGrading = { categories: [], categoryOf: {}, scale: [] };
const tests = { id: 'tests', name: 'Tests', weight: 2 };
const oral = { id: 'oral', name: 'Oral', weight: 1 };

type As = Pick<Person, 'token'>;

function send(method: string, path: string, json: object, { token }: As = teacher) {
  return ask(`/api${path}`, { method, token, json });
}

async function addColumn(fields: object = {}): Promise<string> {
  const json = { ...aColumn, ...fields };
  const { status, body } = await send('POST', `/classes/${room.id}/columns`, json);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return (body.column as { id: string }).id;
}

function enter(columnId: string, { uid }: Person, points: number | null, comment = '') {
  const json = { points, comment };
  return send('PUT', `/classes/${room.id}/columns/${columnId}/students/${uid}`, json);
}

async function markbook() {
  const { body } = await ask(`/api/classes/${room.id}/markbook`, { token: teacher.token });
  return body as {
    columns: { id: string; name: string }[];
    grading: object;
    showsMarks: boolean;
    rows: { fullName: string; handMarks: object[]; marks: { comment: string }[] }[];
  };
}

function ownMarks({ uid, token }: Person, classId = room.id) {
  return ask(`/api/student/${uid}/classes/${classId}/marks`, { token });
}

function show(shown: boolean) {
  return send('PUT', `/classes/${room.id}/marks-shown`, { shown });
}

describe('columns of the teacher’s own', () => {
  test('stand in the markbook, newest first, with what was entered for each student', async () => {
    const older = await addColumn({ date: '2026-11-02' });
    const newer = await addColumn({ name: 'Talk' });
    expect(await enter(older, ada, 17.5, 'Tidy')).toMatchObject({
      status: 200,
      body: { mark: { points: 17.5, comment: 'Tidy' } },
    });
    await enter(newer, zoe, 0);
    expect(await markbook()).toMatchObject({
      columns: [
        { id: newer, name: 'Talk', highest: 20 },
        { id: older, name: 'Herbarium', date: '2026-11-02' },
      ],
      grading: noGrading,
      showsMarks: false,
      rows: [
        { fullName: 'Ada Abel', handMarks: [{ points: null }, { points: 17.5, comment: 'Tidy' }] },
        { fullName: 'Zoe Zander', handMarks: [{ points: 0, comment: '' }, { points: null }] },
      ],
    });
  });

  test('are changed, and a mark is cleared', async () => {
    const id = await addColumn();
    await enter(id, ada, 12);
    const path = `/classes/${room.id}/columns/${id}`;
    const changed = await send('PUT', path, { ...aColumn, name: 'Plants', highest: 12 });
    expect(changed.body.column).toEqual({ id, name: 'Plants', date: '2026-11-27', highest: 12 });
    const lower = await send('PUT', path, { ...aColumn, highest: 11 });
    expect([lower.status, lower.body.error]).toEqual([
      409,
      'Somebody has 12 points in this column already.',
    ]);
    await enter(id, ada, null);
    expect((await markbook()).rows[0]?.handMarks).toEqual([{ points: null, comment: '' }]);
  });

  test('go for good, with what is in them, also for who has left the class', async () => {
    const [kept, gone] = [await addColumn({ name: 'Kept' }), await addColumn()];
    await enter(kept, ada, 3);
    await enter(gone, ada, 4);
    await enter(gone, zoe, 5);
    const left = `/api/classes/${room.id}/students/${zoe.uid}`;
    await ask(left, { method: 'DELETE', token: teacher.token });
    const path = `/api/classes/${room.id}/columns/${gone}`;
    const remove = () => ask(path, { method: 'DELETE', token: teacher.token });
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
    expect((await markbook()).columns).toMatchObject([{ id: kept }]);
  });

  test.each([
    ['no name', { name: ' ' }],
    ['no such day', { date: '2026-02-30' }],
    ['points out of nothing', { highest: 0 }],
    ['half a point', { highest: 10.5 }],
  ])('are refused with %s', async (_what, wrong) => {
    const answer = await send('POST', `/classes/${room.id}/columns`, { ...aColumn, ...wrong });
    expect(answer.status).toBe(400);
  });

  test('take points from 0 to their highest, with two decimals at most', async () => {
    const id = await addColumn();
    for (const points of [-1, 20.5, 1.005]) {
      expect((await enter(id, ada, points)).status, String(points)).toBe(400);
    }
    expect((await enter(id, ada, 20.5)).body.error).toBe('Please enter 0 to 20 points.');
    expect((await enter(id, ada, 1, 'x'.repeat(301))).status).toBe(400);
    expect((await enter('none', ada, 1)).status).toBe(404);
    expect((await enter(id, await aStudentNamed('Far Away'), 1)).status).toBe(404);
  });
});

describe('weights and grades', () => {
  test('are set for assignments and columns, and an unknown category is none', async () => {
    const { id } = await anAssignmentIn(room);
    const column = await addColumn();
    const scale = [{ name: 'Pass', from: 50 }];
    const categoryOf = { [id]: 'tests', [column]: 'nowhere' };
    const grading = { categories: [tests, oral], categoryOf, scale };
    const set = await send('PUT', `/classes/${room.id}/grading`, grading);
    const kept = { ...grading, categoryOf: { [id]: 'tests' } };
    expect([set.status, set.body.grading]).toEqual([200, kept]);
    const talk = await addColumn({ name: 'Talk', categoryId: 'oral' });
    const after = { ...kept, categoryOf: { [id]: 'tests', [talk]: 'oral' } };
    expect((await markbook()).grading).toEqual(after);
    const fewer = { ...after, categories: [tests] };
    const less = await send('PUT', `/classes/${room.id}/grading`, fewer);
    expect(less.body.grading).toMatchObject({ categoryOf: { [id]: 'tests' } });
  });

  test('two categories of one name are refused', async () => {
    const categories = [tests, { ...oral, name: 'Tests' }];
    const json = { ...noGrading, categories };
    expect((await send('PUT', `/classes/${room.id}/grading`, json)).status).toBe(400);
  });
});

describe('a comment at an assignment', () => {
  const path = (id: string, { uid }: Person) => `/assignments/${id}/students/${uid}/comment`;

  test('stands with the mark, and is taken away', async () => {
    const { id } = await anAssignmentIn(room);
    const said = await send('PUT', path(id, ada), { comment: '  Well   done ' });
    expect(said.body.comment).toBe('Well done');
    expect((await markbook()).rows[0]?.marks).toMatchObject([{ comment: 'Well done' }]);
    await send('PUT', path(id, ada), { comment: '' });
    expect((await markbook()).rows[0]?.marks).toMatchObject([{ comment: '' }]);
  });

  test('is for a student whom it is given to', async () => {
    const { id } = await anAssignmentIn(room, { only: [zoe.uid] });
    expect((await send('PUT', path(id, ada), { comment: 'Hello' })).status).toBe(404);
    expect((await send('PUT', path('none', ada), { comment: 'Hello' })).status).toBe(404);
    expect((await send('PUT', path(id, zoe), { comment: 'x'.repeat(301) })).status).toBe(400);
  });
});

describe('GET /api/student/:uid/classes/:id/marks', () => {
  test('has nothing until her teacher shows it, and then what is hers alone', async () => {
    const column = await addColumn({ categoryId: null });
    await enter(column, ada, 15, 'Tidy');
    await enter(column, zoe, 1, 'Not for Ada');
    const open = await anAssignmentIn(room);
    await keepTry(ada, open.id, { percentage: 65, score: 3 });
    const held = await anAssignmentIn(room, { release: 'by-hand' });
    await keepTry(ada, held.id, { percentage: 5 });
    for (const { id } of [open, held]) {
      const comment = { comment: `On ${id}` };
      await send('PUT', `/assignments/${id}/students/${ada.uid}/comment`, comment);
    }
    const scale = [{ name: 'Pass', from: 50 }];
    await send('PUT', `/classes/${room.id}/grading`, { ...noGrading, scale });
    expect((await ownMarks(ada)).status).toBe(404);
    const listed = () => ask(`/api/student/${ada.uid}/classes`, { token: ada.token });
    expect((await listed()).body.classes).toContainEqual(
      expect.objectContaining({ id: room.id, showsMarks: false }),
    );

    expect((await show(true)).body.showsMarks).toBe(true);
    const { status, body } = await ownMarks(ada);
    expect(status).toBe(200);
    expect(body.tests).toMatchObject([
      { assignmentId: open.id, percentage: 65, comment: `On ${open.id}` },
      { assignmentId: held.id, percentage: null, score: null, comment: '' },
    ]);
    expect(body.marks).toMatchObject({
      columns: [{ name: 'Herbarium', points: 15, percentage: 75, comment: 'Tidy' }],
      // Of the two that she sees.
      ...{ average: 70, grade: 'Pass', parts: [] },
    });
    expect(JSON.stringify(body)).not.toContain('Not for Ada');
    expect((await listed()).body.classes).toContainEqual(
      expect.objectContaining({ id: room.id, showsMarks: true }),
    );
    await show(false);
    expect((await ownMarks(ada)).status).toBe(404);
  });

  test('is for herself, in her own class that runs', async () => {
    await show(true);
    expect((await ownMarks({ ...ada, token: '' })).status).toBe(401);
    expect((await ownMarks({ ...ada, token: zoe.token })).status).toBe(403);
    expect((await ownMarks({ ...ada, token: teacher.token })).status).toBe(403);
    expect((await ownMarks(ada, 'a.b')).status).toBe(400);
    const other = await aClassOf(teacher, [zoe], { showsMarks: true });
    expect((await ownMarks(ada, other.id)).status).toBe(404);
    await send('PUT', `/classes/${room.id}/archived`, { archived: true });
    expect((await ownMarks(ada)).status).toBe(404);
  });
});

describe('a student’s report', () => {
  test('has marks by hand and comments where the class shows them', async () => {
    const column = await addColumn({ name: 'Talk' });
    await enter(column, ada, 10, 'Clear');
    const path = `/api/classes/${room.id}/students/${ada.uid}/report`;
    const read = (query = '') => ask(`${path}${query}`, { token: teacher.token });
    expect((await read()).body.report).toMatchObject({ marks: null });
    await show(true);
    expect((await read()).body.report).toMatchObject({
      marks: { columns: [{ name: 'Talk', comment: 'Clear' }], average: 50, grade: null },
    });
    const later = '?from=2026-12-01T00:00:00.000Z';
    expect((await read(later)).body.report).toMatchObject({
      marks: { columns: [], average: null },
    });
  });
});

test('in an archived class nothing is entered', async () => {
  const column = await addColumn();
  const { id } = await anAssignmentIn(room);
  await send('PUT', `/classes/${room.id}/archived`, { archived: true });
  const sentence = 'This class is archived. Please restore it first.';
  for (const answer of [
    await enter(column, ada, 1),
    await send('POST', `/classes/${room.id}/columns`, aColumn),
    await send('PUT', `/classes/${room.id}/grading`, noGrading),
    await send('PUT', `/assignments/${id}/students/${ada.uid}/comment`, { comment: 'Late' }),
  ]) {
    expect([answer.status, answer.body.error]).toEqual([409, sentence]);
  }
});

test('every call is for the teachers of the class, who share it', async () => {
  const column = await addColumn();
  const { id } = await anAssignmentIn(room);
  const calls: [string, string, object][] = [
    ['POST', `/classes/${room.id}/columns`, aColumn],
    ['PUT', `/classes/${room.id}/columns/${column}`, aColumn],
    [
      'PUT',
      `/classes/${room.id}/columns/${column}/students/${ada.uid}`,
      { points: 1, comment: '' },
    ],
    ['PUT', `/assignments/${id}/students/${ada.uid}/comment`, { comment: 'Good' }],
    ['PUT', `/classes/${room.id}/grading`, noGrading],
    ['PUT', `/classes/${room.id}/marks-shown`, { shown: false }],
    ['DELETE', `/classes/${room.id}/columns/${column}`, {}],
  ];
  const stranger = await aTeacher();
  for (const [method, path, json] of calls) {
    expect((await send(method, path, json, { token: '' })).status, path).toBe(401);
    expect((await send(method, path, json, ada)).status, path).toBe(403);
    expect((await send(method, path, json, stranger)).status, path).toBe(404);
    expect((await send(method, path.replace(room.id, 'a.b').replace(id, 'a.b'), json)).status).toBe(
      400,
    );
  }
});
