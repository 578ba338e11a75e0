import type { CardSecret } from '@study-assistant/contract/people/cards';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { hashCardCode, newCardCode } from '../../../functions/src/domain/account/card-code.ts';
import { keepSecret } from '../../../functions/src/domain/account/card-secret.ts';
import { notFound } from '../../../functions/src/domain/api-error.ts';
import { createCardSignInService } from '../../../functions/src/features/cards/card-sign-in.service.ts';
import { createCardsRepository } from '../../../functions/src/stored/people/cards.repository.ts';
import { openWaysIn, told } from '../../attackers/ways-in/open-ways-in.ts';
import { openSchool, type School } from '../school.ts';

const NOW = new Date('2026-11-29T12:00:00.000Z');
const NETWORK = '198.51.100.7';
const secret: CardSecret = { kind: 'pictures', pictures: ['cat', 'sun', 'key', 'boat'] };

const waysIn = openWaysIn('demo-ways-in');
afterAll(() => waysIn.close());

let school: School;
beforeEach(() => void (school = openSchool('demo-wrong-cards')));
afterEach(() => school.close());

// In turn: a card that is locked was tried ten times before.
test('cards, secrets, providers and sign-ins let in whom they should, and nobody else', async () => {
  for (const { what, ask, answer } of waysIn.cases) expect(await told(ask), what).toEqual(answer);
});

test('of a network that has no more wrong codes they are refused wherever a code is asked for, and right ones never', async () => {
  const { documents, firestore, repositories } = school;
  const profile = { email: 'nr-1@main.no-mailbox.invalid', fullName: 'Maya', userType: 'student' };
  const document = { version: 1, ...profile, currentGrade: '6', createdAt: NOW };
  await documents.doc('users/maya').set(document);
  const cards = createCardsRepository(firestore);
  const code = newCardCode();
  const requireThere = <M>(member: M | null): M => {
    if (!member) throw notFound('Student not found.');
    return member;
  };
  const card = { schoolId: 'main', uid: 'maya', hash: hashCardCode(code) };
  await cards.replace(card, requireThere, NOW);
  await cards.setSecret(card.hash, await keepSecret(secret));
  const count = (address: string | null, amount = 1) =>
    repositories.limits.take({ uid: '', address }, [{ name: 'wrongCards', amount }], NOW);
  const service = createCardSignInService({
    cards,
    identity: { createSignInToken: (uid) => Promise.resolve(`token of ${uid}`) },
    countWrongCode: count,
  });
  await count(NETWORK, 2999);
  const wrong = newCardCode();
  expect(await told(() => service.look({ code: wrong }, NETWORK))).toBe('404 not-found');
  for (const ask of [
    () => service.look({ code: wrong }, NETWORK),
    () => service.setSecret({ code: wrong, secret }, NETWORK),
    () => service.signIn({ code: wrong, secret }, NETWORK),
  ]) {
    await expect(ask()).rejects.toMatchObject({
      ...{ code: 'too-many-requests', retryAfterSeconds: 3600 },
      message: expect.stringMatching(/not the code of a card, and too many wrong ones/) as string,
    });
  }
  expect(school.reached).toEqual([{ limit: 'wrongCards', counted: 'address', most: 3000 }]);
  expect(await service.look({ code }, NETWORK)).toMatchObject({ fullName: 'Maya' });
  expect(await service.signIn({ code, secret }, NETWORK)).toEqual({ token: 'token of maya' });
  expect(await told(() => service.look({ code: wrong }, '198.51.100.8'))).toBe('404 not-found');
});
