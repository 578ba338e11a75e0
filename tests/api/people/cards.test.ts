import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { anAdmin } from '../../support/people/admins.ts';
import {
  aChildWithCard,
  look,
  OTHER_PICTURES,
  PICTURES,
  print,
  printedCodes,
  setSecret,
  signInByCard,
  takeInChildren,
  tokenFrom,
} from '../../support/people/cards.ts';
import { aStudent, aTeacher, type Person } from '../../support/people/people.ts';
import { ask } from '../../support/product/site.ts';
import { aClass, anOpenClass, join } from '../../support/school/classes.ts';

let teacher: Person;
let classId: string;

beforeAll(async () => {
  teacher = await aTeacher();
  classId = (await aClass(teacher)).id;
});

async function studentsOf(id: string) {
  const { body } = await ask(`/api/classes/${id}`, { token: teacher.token });
  return body.students as { uid: string; fullName: string; isUnused?: true }[];
}

describe('a list of names', () => {
  test('makes an account for each child, and none a second time', async () => {
    const { id } = await aClass(teacher);
    const names = ['Ada Okoye', 'Ben Okoye'];
    const first = await takeInChildren(teacher, id, names);
    expect(first.map(({ fullName }) => fullName)).toEqual(names);
    for (const { email } of first) expect(email).toMatch(/@main\.no-mailbox\.invalid$/);
    expect(await takeInChildren(teacher, id, names)).toEqual(first);
  });

  test('finds a child again by her student number, in another class of the school', async () => {
    const [one, other] = [await aClass(teacher), await aClass(teacher)];
    const row = {
      fullName: 'Ada',
      email: '',
      grade: '9',
      studentNumber: randomUUID().slice(0, 13),
    };
    const take = async (id: string) => {
      const json = { rows: [row], preview: false };
      const { body } = await ask(`/api/classes/${id}/roster`, { token: teacher.token, json });
      return (body.results as { outcome: string }[]).map(({ outcome }) => outcome);
    };
    expect(await take(one.id)).toEqual(['create']);
    expect(await take(one.id)).toEqual(['member']);
    expect(await take(other.id)).toEqual(['invite']);
  });

  test('with two students of one name is doubtful before anything is written', async () => {
    const { id } = await aClass(teacher);
    const row = { fullName: 'Ada', email: '', grade: '9' };
    const json = { rows: [row, row], preview: true };
    const { body } = await ask(`/api/classes/${id}/roster`, { token: teacher.token, json });
    expect(body.results).toMatchObject([{ outcome: 'problem' }, { outcome: 'problem' }]);
    expect(await studentsOf(id)).toEqual([]);
  });

  test('does not take an address that no mail can reach', async () => {
    const rows = [{ fullName: 'Ada', email: 'nr-7@main.no-mailbox.invalid', grade: '9' }];
    const json = { rows, preview: true };
    const { body } = await ask(`/api/classes/${classId}/roster`, { token: teacher.token, json });
    expect(body.results).toMatchObject([{ outcome: 'problem' }]);
  });
});

describe('printing cards', () => {
  test('answers with a code for each child, in the order of the request', async () => {
    const { id } = await aClass(teacher);
    const children = await takeInChildren(teacher, id, ['Ada', 'Ben']);
    const { status, body } = await print(
      teacher,
      id,
      children.map(({ uid }) => uid),
    );
    expect(status).toBe(201);
    const code = expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{16}$/) as string;
    expect(body.cards).toEqual(children.map(({ uid, fullName }) => ({ uid, fullName, code })));
    const admin = await anAdmin();
    expect((await print(admin, id, [children[0]?.uid ?? ''])).status).toBe(201);
  });

  test('is refused for nobody, for whoever has a mailbox, and for students of other classes', async () => {
    const { id, code } = await anOpenClass(teacher);
    const student = await aStudent();
    await join(student, code);
    expect((await print(teacher, id, [])).status).toBe(400);
    expect((await print(teacher, id, [student.uid])).status).toBe(400);
    const [child] = await takeInChildren(teacher, classId, [`Child ${randomUUID()}`]);
    expect((await print(teacher, id, [child?.uid ?? ''])).status).toBe(404);
    expect((await print(student, id, [student.uid])).status).toBe(403);
    expect((await print({ token: 'none' }, id, [student.uid])).status).toBe(401);
  });

  test('is in the audit without a code', async () => {
    const child = await aChildWithCard(teacher, classId);
    const { token } = await anAdmin();
    const { body } = await ask(`/api/admin/audit?uid=${child.uid}&act=cards.printed`, { token });
    expect(body.entries).toMatchObject([
      { actor: { uid: teacher.uid }, target: { kind: 'class', id: classId } },
    ]);
    expect(JSON.stringify(body)).not.toContain(child.code);
  });

  test('is counted by the day', async () => {
    const busy = await aTeacher();
    const { id } = await aClass(busy);
    const many = Array.from({ length: 200 }, (_, at) => `nobody-${at}`);
    const statuses: number[] = [];
    for (let at = 0; at < 7; at += 1) statuses.push((await print(busy, id, many)).status);
    expect(statuses).toEqual([404, 404, 404, 404, 404, 404, 429]);
  });
});

describe('a card', () => {
  test('shows a child her name, takes her secret once, and signs her in', async () => {
    const child = await aChildWithCard(teacher, classId);
    const typed = child.code.replace(/(.{4})/g, '$1 ').toLowerCase();
    const { status, body } = await look(typed);
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, fullName: child.fullName, secret: null });
    const token = await tokenFrom(await setSecret(child.code));
    const own = await ask(`/api/auth/user/${child.uid}`, { token });
    expect(own.body.user).toMatchObject({ uid: child.uid, userType: 'student' });
    expect((await look(child.code)).body.secret).toBe('pictures');
    await tokenFrom(await signInByCard(child.code));
    expect((await setSecret(child.code, OTHER_PICTURES)).status).toBe(409);
  });

  test('takes a password too', async () => {
    const { code } = await aChildWithCard(teacher, classId);
    const secret = { kind: 'password', password: 'six kittens' } as const;
    await tokenFrom(await setSecret(code, secret));
    await tokenFrom(await signInByCard(code, secret));
    const { status, body } = await signInByCard(code, PICTURES);
    expect({ status, code: body.code }).toEqual({ status: 403, code: 'forbidden' });
  });

  test('that does not exist says nothing about anybody', async () => {
    for (const answer of [
      await look('0000-0000-0000-0000'),
      await look('hello'),
      await setSecret('0000000000000000'),
      await signInByCard('0000000000000000'),
    ]) {
      expect(answer.status).toBe(404);
      expect(answer.body.error).toMatch(/^This is not the code of a card\./);
    }
    expect((await look('')).status).toBe(400);
    const two = { kind: 'pictures', pictures: ['cat', 'cat', 'sun', 'key'] } as const;
    expect(
      (await setSecret('0000000000000000', { ...two, pictures: [...two.pictures] })).status,
    ).toBe(400);
    const short = { kind: 'password', password: 'short' } as const;
    expect((await signInByCard('0000000000000000', short)).status).toBe(400);
  });

  test('has to have a secret before it signs anybody in', async () => {
    const { code } = await aChildWithCard(teacher, classId);
    expect((await signInByCard(code)).status).toBe(409);
  });

  test('that is new ends the old one, its secret and its sign-in', async () => {
    const { uid, code } = await aChildWithCard(teacher, classId);
    const token = await tokenFrom(await setSecret(code));
    expect((await ask('/api/account', { token })).status).toBe(200);
    // Auth tells in whole seconds until when it ends sign-ins.
    await new Promise((resolve) => setTimeout(resolve, 1100));
    const [next = ''] = await printedCodes(teacher, classId, [uid]);
    expect((await look(code)).status).toBe(404);
    expect((await signInByCard(code)).status).toBe(404);
    expect((await ask('/api/account', { token })).status).toBe(401);
    expect((await look(next)).body.secret).toBeNull();
    await tokenFrom(await setSecret(next, OTHER_PICTURES));
  });

  test('of a closed account is refused, and counts again once it is open', async () => {
    const { uid, code } = await aChildWithCard(teacher, classId);
    await setSecret(code);
    const { token } = await anAdmin();
    const path = `/api/admin/people/${uid}`;
    expect((await ask(`${path}/close`, { method: 'POST', token })).status).toBe(200);
    for (const answer of [await look(code), await signInByCard(code)]) {
      expect({ status: answer.status, code: answer.body.code }).toEqual({
        ...{ status: 401, code: 'account-closed' },
      });
    }
    expect((await ask(`${path}/open`, { method: 'POST', token })).status).toBe(200);
    await tokenFrom(await signInByCard(code));
  });

  test('shows its teacher who has not signed in yet', async () => {
    const { id } = await aClass(teacher);
    const { uid, code } = await aChildWithCard(teacher, id);
    expect(await studentsOf(id)).toMatchObject([{ uid, isUnused: true }]);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await tokenFrom(await setSecret(code));
    expect((await studentsOf(id))[0]).not.toHaveProperty('isUnused');
  });
});

test('a child without a mailbox confirms by her name that she leaves', async () => {
  const child = await aChildWithCard(teacher, classId);
  const token = await tokenFrom(await setSecret(child.code));
  const leave = (email: string) => ask('/api/account/leave', { token, json: { email } });
  expect((await leave(child.email)).status).toBe(400);
  expect((await leave(child.fullName)).status).toBe(200);
  expect((await look(child.code)).status).toBe(401);
});
