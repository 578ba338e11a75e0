import { beforeAll, describe, expect, test } from 'vitest';
import { readCardCode } from '../../functions/src/domain/account/card-code.ts';
import { anAdmin, anAdminOf } from '../support/people/admins.ts';
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
} from '../support/people/cards.ts';
import {
  aNewAccount,
  aTeacher,
  saveUserData,
  signIn,
  type Person,
} from '../support/people/people.ts';
import { ask } from '../support/product/site.ts';
import { aClass } from '../support/school/classes.ts';
import { aMember, aSchool } from '../support/school/schools.ts';

let teacher: Person;
let classId: string;

beforeAll(async () => {
  teacher = await aTeacher();
  classId = (await aClass(teacher)).id;
});

describe('whoever has no card', () => {
  test('learns the same of a code that never was, of an old one and of one that is no code', async () => {
    const { uid, code } = await aChildWithCard(teacher, classId);
    await printedCodes(teacher, classId, [uid]);
    const answers = [await look('7777777777777777'), await look(code), await look('7')];
    for (const { status, body } of answers) {
      expect(status).toBe(404);
      expect(body.error).toBe(answers[0]?.body.error);
    }
  });

  test('signs in neither with the old code and its secret, nor by setting a new secret for it', async () => {
    const { uid, code } = await aChildWithCard(teacher, classId);
    await tokenFrom(await setSecret(code));
    await printedCodes(teacher, classId, [uid]);
    expect((await signInByCard(code)).status).toBe(404);
    expect((await setSecret(code)).status).toBe(404);
  });

  test('does not hold up her network by some wrong codes', async () => {
    const { code } = await aChildWithCard(teacher, classId);
    const headers = { 'X-Forwarded-For': '198.51.100.77' };
    const statuses = new Set<number>();
    for (let at = 0; at < 20; at += 1) statuses.add((await look('0'.repeat(16), headers)).status);
    expect([...statuses]).toEqual([404]);
    expect((await look(code, headers)).status).toBe(200);
  });

  test('cannot sign up with the address of a child', async () => {
    const child = await aChildWithCard(teacher, classId);
    await expect(aNewAccount(child.email)).rejects.toThrow('accounts:signUp answered 400');
    const taken = await aNewAccount(`nr-${Date.now()}@main.no-mailbox.invalid`);
    const profile = { userType: 'student', currentGrade: '9' };
    expect((await saveUserData(taken, profile)).status).toBe(403);
    // The address of the token counts, not the one that the request names.
    const other = { ...taken, email: 'somebody@example.org' };
    expect((await saveUserData(other, profile)).status).toBe(403);
  });

  test('who has taken the address of a student number before is put out by the list', async () => {
    const number = `T${Date.now()}`;
    const email = `nr-${number.toLowerCase()}@main.no-mailbox.invalid`;
    await aNewAccount(email);
    const rows = [{ fullName: 'Ada', email: '', grade: '9', studentNumber: number }];
    const json = { rows, preview: false };
    const { body } = await ask(`/api/classes/${classId}/roster`, { token: teacher.token, json });
    expect(body.results).toMatchObject([{ outcome: 'create' }]);
    await expect(signIn(email)).rejects.toThrow();
  });
});

describe('whoever has a card and not its secret', () => {
  test('has ten tries in all, also when they come at once', async () => {
    const { code } = await aChildWithCard(teacher, classId);
    await setSecret(code);
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => signInByCard(code, OTHER_PICTURES)),
    );
    const codes = answers.map(({ body }) => body.code);
    expect(codes.filter((one) => one === 'forbidden')).toHaveLength(9);
    expect(codes.filter((one) => one === 'card-locked')).toHaveLength(5);
    for (const answer of [await signInByCard(code, PICTURES), await look(code)]) {
      expect({ status: answer.status, code: answer.body.code }).toEqual({
        ...{ status: 403, code: 'card-locked' },
      });
    }
  });

  test('does not begin anew with a right secret in between', async () => {
    const { code } = await aChildWithCard(teacher, classId);
    await setSecret(code);
    for (let at = 0; at < 8; at += 1) await signInByCard(code, OTHER_PICTURES);
    await tokenFrom(await signInByCard(code));
    const { body } = await signInByCard(code, OTHER_PICTURES);
    expect(body.error).toMatch(/You can try 1 more time\.$/);
  });

  test('does not set another secret', async () => {
    const { code } = await aChildWithCard(teacher, classId);
    await tokenFrom(await setSecret(code));
    expect((await setSecret(code, OTHER_PICTURES)).status).toBe(409);
    expect((await signInByCard(code, OTHER_PICTURES)).status).toBe(403);
    await tokenFrom(await signInByCard(code));
  });
});

test('of two who use a new card at once one wins', async () => {
  const { code } = await aChildWithCard(teacher, classId);
  const secrets = [PICTURES, OTHER_PICTURES];
  const answers = await Promise.all(secrets.map((secret) => setSecret(code, secret)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const winner = answers.findIndex(({ status }) => status === 200);
  const signIns = await Promise.all(secrets.map((secret) => signInByCard(code, secret)));
  expect(signIns.map(({ status }) => status === 200)).toEqual([winner === 0, winner === 1]);
});

test('cards are printed by nobody but the teachers of the class and the admins of the school', async () => {
  const [child] = await takeInChildren(teacher, classId, ['Printed Child']);
  const uids = [child?.uid ?? ''];
  const other = await aTeacher();
  const { id: ofOther } = await aClass(other);
  const far = await aSchool(`cards-${Date.now()}`);
  const farTeacher = await aMember(far.domain, { userType: 'teacher' });
  expect((await print(other, classId, uids)).status).toBe(404);
  expect((await print(other, ofOther, uids)).status).toBe(404);
  expect((await print(farTeacher, classId, uids)).status).toBe(404);
  expect((await print(await anAdminOf(far), classId, uids)).status).toBe(404);
  const { status, body } = await print(await anAdmin(), classId, uids);
  expect(status).toBe(201);
  const [card] = body.cards as { code: string }[];
  expect(readCardCode(card?.code ?? '')).not.toBeNull();
});
