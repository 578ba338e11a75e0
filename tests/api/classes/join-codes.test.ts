import { beforeAll, describe, expect, test } from 'vitest';
import { aStudent, aTeacher, type Person } from '../../support/people/people.ts';
import { ask } from '../../support/product/site.ts';
import {
  aClass,
  anOpenClass,
  CLASS_FIELDS,
  join,
  renewCode,
} from '../../support/school/classes.ts';

let teacher: Person;

beforeAll(async () => {
  teacher = await aTeacher();
});

test('a student joins with the code as she types it, and twice is once', async () => {
  const { id, code } = await anOpenClass(teacher);
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
  const student = await aStudent();
  const typed = ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `;
  const joined = await join(student, typed);
  expect(joined.status).toBe(200);
  expect(joined.body.class).toEqual({ ...CLASS_FIELDS, id, archivedAt: null });
  expect((await join(student, code)).body).toEqual(joined.body);
});

test('a code is good for two weeks, until it is renewed or closed', async () => {
  const { id, code } = await anOpenClass(teacher);
  const student = await aStudent();
  const next = await renewCode(teacher, id);
  expect((await join(student, code)).status).toBe(404);
  const { token } = teacher;
  const { body } = await ask(`/api/classes/${id}`, { token });
  const { joinCode } = body.class as { joinCode: { code: string; expiresAt: string } };
  expect(joinCode.code).toBe(next);
  const days = (Date.parse(joinCode.expiresAt) - Date.now()) / (24 * 60 * 60 * 1000);
  expect(days).toBeCloseTo(14, 1);
  const closed = await ask(`/api/classes/${id}/join-code`, { method: 'DELETE', token });
  expect(closed.body.class).toMatchObject({ joinCode: null });
  expect((await join(student, next)).status).toBe(404);
});

describe('wrong codes', () => {
  test('are refused after ten, and a good one with them', async () => {
    const { code } = await anOpenClass(teacher);
    const student = await aStudent();
    for (let at = 0; at < 10; at += 1) {
      expect((await join(student, `WR0NG${100 + at}`)).status).toBe(404);
    }
    const { status, body, headers } = await join(student, code);
    expect({ status, code: body.code }).toEqual({ status: 429, code: 'too-many-requests' });
    expect(body.error).toMatch(
      /^There were too many wrong codes\. Please try again in \d+ minutes\.$/,
    );
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(3500);
  });

  test('of others at the same network keep nobody from joining', async () => {
    const { code } = await anOpenClass(teacher);
    const [stranger, student] = [await aStudent(), await aStudent()];
    for (let at = 0; at < 11; at += 1) await join(stranger, `WR0NG${200 + at}`);
    expect((await join(stranger, code)).status).toBe(429);
    expect((await join(student, 'WR0NG200')).status).toBe(404);
    expect((await join(student, code)).status).toBe(200);
  });

  test('are answered like a right one once they were too many', async () => {
    const { code } = await anOpenClass(teacher);
    const student = await aStudent();
    for (let at = 0; at < 10; at += 1) await join(student, `WR0NG${300 + at}`);
    const [right, wrong] = [await join(student, code), await join(student, 'WR0NG300')];
    const said = ({ body }: typeof right) => ({ ...body, requestId: 'one of its own' });
    expect([right.status, said(right)]).toEqual([wrong.status, said(wrong)]);
  });

  test('tell nothing of what is there', async () => {
    const { id } = await aClass(teacher);
    const student = await aStudent();
    const said = [];
    for (const code of ['WR0NG000', id, '../users', 'ÄÖÜ']) {
      const { status, body } = await join(student, code);
      said.push({ status, ...body, requestId: 'one of its own' });
    }
    expect(new Set(said.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });
});

test.each([{}, { code: '' }, { code: 7 }, { code: 'x'.repeat(41) }])('%o is 400', async (json) => {
  const { token } = await aStudent();
  expect((await ask('/api/classes/join', { token, json })).status).toBe(400);
});

test('only students join', async () => {
  const { code } = await anOpenClass(teacher);
  expect((await join(teacher, code)).status).toBe(403);
  expect((await ask('/api/classes/join', { json: { code } })).status).toBe(401);
});
