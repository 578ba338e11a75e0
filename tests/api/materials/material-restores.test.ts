import { describe, expect, test } from 'vitest';
import { aMaterial } from '../../support/materials/materials.ts';
import { aStudent, aTeacher, type Person } from '../../support/people/people.ts';
import { ask, send } from '../../support/product/site.ts';

function theNotes(teacher: Person): Promise<{ id: string }> {
  return aMaterial(teacher, 'River notes', { fileName: 'notes.txt', bytes: 'Rivers flow.' });
}

describe('POST /api/materials/:id/restore', () => {
  test('takes a deletion back: the material is what it was, with its file', async () => {
    const teacher = await aTeacher();
    const material = await theNotes(teacher);
    const path = `/api/materials/${material.id}`;
    const { token } = teacher;
    const { body } = await ask(path, { token, method: 'DELETE' });
    expect(Date.parse(body.undoUntil as string)).toBeGreaterThan(Date.now());
    for (const other of [await aTeacher(), await aStudent()]) {
      const refused = await ask(`${path}/restore`, { token: other.token, method: 'POST' });
      expect(refused.status).toBe(403);
    }
    expect((await ask(`${path}/restore`, { method: 'POST' })).status).toBe(401);
    expect((await send(`${path}/download`, { token })).status).toBe(404);
    const restored = await ask(`${path}/restore`, { token, method: 'POST' });
    expect(restored).toMatchObject({ status: 200, body: { material: { id: material.id } } });
    expect(await (await send(`${path}/download`, { token })).text()).toBe('Rivers flow.');
    const again = await ask(`${path}/restore`, { token, method: 'POST' });
    expect(again).toMatchObject({ status: 200, body: { material: { id: material.id } } });
  });

  test('an unknown material is not found, a malformed id is refused', async () => {
    const { token } = await aTeacher();
    const { status, body } = await ask('/api/materials/none/restore', { token, method: 'POST' });
    expect([status, body.error]).toEqual([404, 'Material not found.']);
    const refused = await ask('/api/materials/a.b/restore', { token, method: 'POST' });
    expect(refused.status).toBe(400);
  });
});
