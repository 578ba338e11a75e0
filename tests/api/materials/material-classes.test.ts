import { beforeAll, describe, expect, test } from 'vitest';
import { aMaterial } from '../../support/materials/materials.ts';
import { aStudent, aTeacher, confirmAddress, type Person } from '../../support/people/people.ts';
import { ask, form, send } from '../../support/product/site.ts';
import { aClassOf, type AssignedClass } from '../../support/school/assigned-class.ts';
import { aClass } from '../../support/school/classes.ts';

type Listed = { id: string; name: string; tags: string[]; classes: { id: string; name: string }[] };

let rosa: Person;
let coTeacher: Person;
let ben: Person;
let member: Person;
let other: Person;
let class9: AssignedClass;

beforeAll(async () => {
  [rosa, coTeacher, ben] = await Promise.all([aTeacher(), aTeacher(), aTeacher()]);
  [member, other] = await Promise.all([aStudent(), aStudent()]);
  class9 = await aClassOf(rosa, [member], { teacherIds: [rosa.uid, coTeacher.uid] });
});

function change({ token }: Person, id: string, json: object) {
  return ask(`/api/materials/${id}`, { method: 'PATCH', token, json });
}

async function listed({ token }: Person, id: string): Promise<Listed | undefined> {
  const { body } = await ask('/api/materials', { token });
  return (body.materials as Listed[]).find((one) => one.id === id);
}

async function aMaterialForClass(): Promise<{ id: string }> {
  const material = await aMaterial(rosa, 'Rivers');
  const { status } = await change(rosa, material.id, { classIds: [class9.id] });
  expect(status).toBe(200);
  return material;
}

describe('PATCH /api/materials/:id', () => {
  test('a teacher files a material under tags, which she alone is told', async () => {
    const { id } = await aMaterial(rosa, 'Rivers');
    const { status, body } = await change(rosa, id, { tags: ['lab', 'lab'] });
    expect(status).toBe(200);
    expect(body.material).toMatchObject({ id, tags: ['lab'], classes: [] });
    expect((await listed(rosa, id))?.tags).toEqual(['lab']);
    expect((await listed(ben, id))?.tags).toEqual([]);
    expect((await listed(member, id))?.tags).toEqual([]);
  });

  test('a teacher mends the name of a material, and everybody reads the new one', async () => {
    const { id } = await aMaterial(rosa, 'Rivrs');
    await change(rosa, id, { tags: ['lab'] });
    const { status, body } = await change(rosa, id, { name: ' Rivers  and seas ' });
    expect(status).toBe(200);
    expect(body.material).toMatchObject({ id, name: 'Rivers and seas', tags: ['lab'] });
    expect((await listed(member, id))?.name).toBe('Rivers and seas');
  });

  test.each([
    [{}, 'There is nothing to change.'],
    [{ name: ' ' }, 'Please enter a material name.'],
    [{ tags: Array.from('123456789') }, 'Please give at most 8 tags of at most 30 characters.'],
    [{ classIds: ['no id!'] }, 'This id is not valid.'],
  ])('%j is refused', async (json, error) => {
    const { id } = await aMaterial(rosa, 'Rivers');
    const { status, body } = await change(rosa, id, json);
    expect([status, body.error]).toEqual([400, error]);
  });

  test('nobody else changes it, nor makes it one for a class of others', async () => {
    const { id } = await aMaterial(rosa, 'Rivers');
    expect((await change(ben, id, { tags: ['mine'] })).status).toBe(403);
    expect((await change(ben, id, { name: 'Mine' })).status).toBe(403);
    expect((await change(member, id, { tags: ['mine'] })).status).toBe(403);
    expect((await change(rosa, 'nothing', { tags: [] })).status).toBe(404);
    const { id: bensClass } = await aClass(ben);
    expect((await change(rosa, id, { classIds: [bensClass] })).status).toBe(404);
    const asked = await ask(`/api/materials/${id}`, { method: 'PATCH', json: { tags: [] } });
    expect(asked.status).toBe(401);
  });
});

describe('a material for a class', () => {
  test('is listed for its students and their teachers, and for nobody else', async () => {
    const { id } = await aMaterialForClass();
    const names = [{ id: class9.id, name: '9B' }];
    expect((await listed(rosa, id))?.classes).toEqual(names);
    expect((await listed(coTeacher, id))?.classes).toEqual(names);
    expect(await listed(member, id)).toMatchObject({ classes: [] });
    expect(await listed(other, id)).toBeUndefined();
    expect(await listed(ben, id)).toBeUndefined();
  });

  test('is opened, read and downloaded by the same people alone', async () => {
    const { id } = await aMaterialForClass();
    const answers = async ({ token }: Person) => [
      (await ask(`/api/materials/${id}/download-link`, { method: 'POST', token })).status,
      (await send(`/api/materials/${id}/download`, { token })).status,
    ];
    for (const one of [rosa, coTeacher, member]) expect(await answers(one)).toEqual([200, 200]);
    for (const one of [ben, other]) expect(await answers(one)).toEqual([404, 404]);
    const { token } = ben;
    expect((await ask(`/api/materials/${id}/text`, { token })).status).toBe(404);
    const made = await ask(`/api/materials/${id}/quiz-document`, { method: 'POST', token });
    expect(made.status).toBe(404);
  });

  test('is there for all again when its teacher says so', async () => {
    const { id } = await aMaterialForClass();
    await change(rosa, id, { classIds: [] });
    expect(await listed(other, id)).toBeDefined();
    expect(await listed(ben, id)).toBeDefined();
  });

  test('is uploaded as one, and never there for anybody else', async () => {
    const fields = { materialName: 'Lab', materialType: 'Document', classIds: class9.id };
    const { status, body } = await ask('/api/materials/upload', {
      token: rosa.token,
      form: form(fields, { name: 'lab.txt', bytes: 'Rivers flow.' }),
    });
    expect(status).toBe(201);
    const { id } = body.material as Listed;
    expect(await listed(member, id)).toBeDefined();
    expect(await listed(other, id)).toBeUndefined();
  });

  test('follows its class: who teaches it, what it is called', async () => {
    const { id: classId } = await aClassOf(rosa, []);
    await confirmAddress(ben);
    const { id } = await aMaterial(rosa, 'Rivers');
    await change(rosa, id, { classIds: [classId] });
    const { token } = rosa;
    await ask(`/api/classes/${classId}/teachers`, { token, json: { email: ben.email } });
    await ask(`/api/classes/${classId}`, { method: 'PATCH', token, json: { name: '9C' } });
    expect((await listed(ben, id))?.classes).toEqual([{ id: classId, name: '9C' }]);
    await ask(`/api/classes/${classId}/teachers/${ben.uid}`, { method: 'DELETE', token });
    expect(await listed(ben, id)).toBeUndefined();
  });

  test('comes to the list of a student who joins, also when she has the list already', async () => {
    const { id } = await aMaterialForClass();
    const { token } = other;
    const first = await send('/api/materials', { token });
    const headers = { 'If-None-Match': first.headers.get('ETag') ?? '' };
    expect((await send('/api/materials', { token, headers })).status).toBe(304);
    const late = await aStudent();
    const before = await send('/api/materials', { token: late.token });
    const { body } = await ask(`/api/classes/${class9.id}/join-code`, {
      method: 'POST',
      token: rosa.token,
    });
    const { code } = (body.class as { joinCode: { code: string } }).joinCode;
    await ask('/api/classes/join', { token: late.token, json: { code } });
    const after = await send('/api/materials', {
      token: late.token,
      headers: { 'If-None-Match': before.headers.get('ETag') ?? '' },
    });
    expect(after.status).toBe(200);
    expect(await listed(late, id)).toBeDefined();
  });
});
