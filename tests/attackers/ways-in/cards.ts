import type { CardSecret } from '@study-assistant/contract/people/cards';
import { hashCardCode } from '../../../functions/src/domain/account/card-code.ts';
import { isSecret, keepSecret } from '../../../functions/src/domain/account/card-secret.ts';
import { notFound } from '../../../functions/src/domain/api-error.ts';
import { callerOf } from '../../../functions/src/domain/caller.fixture.ts';
import type { Caller } from '../../../functions/src/domain/caller.ts';
import type { ClassRecord } from '../../../functions/src/domain/class/class-record.ts';
import { createCardSignInService } from '../../../functions/src/features/cards/card-sign-in.service.ts';
import { createPrintCardsService } from '../../../functions/src/features/cards/print-cards.service.ts';
import { createCardsRepository } from '../../../functions/src/stored/people/cards.repository.ts';
import type { School } from '../../engine/school.ts';
import { NOW, told, type WayIn } from './way-in.ts';

const RIGHT: CardSecret = { kind: 'pictures', pictures: ['cat', 'sun', 'key', 'boat'] };
const WRONG: CardSecret = { kind: 'pictures', pictures: ['sun', 'cat', 'key', 'boat'] };
const WORDS: CardSecret = { kind: 'password', password: 'cat sun key boat' };
const NETWORK = '198.51.100.7';

/** Printing a card, its first use, its secret, and the end of it. */
export function listCards({ documents, firestore, repositories }: School): WayIn[] {
  const cards = createCardsRepository(firestore);
  let wrongCodes = 0;
  const signIn = createCardSignInService({
    cards,
    identity: { createSignInToken: (uid) => Promise.resolve(`token of ${uid}`) },
    countWrongCode: () => Promise.resolve(void (wrongCodes += 1)),
  });
  const closedOut: string[] = [];
  const audited: unknown[] = [];
  const classes: Record<string, ClassRecord> = {
    '6a': aRoom('6a'),
    old: { ...aRoom('old'), archivedAt: NOW.toISOString() },
  };
  const service = createPrintCardsService({
    classes: { find: (id) => Promise.resolve(classes[id] ?? null) },
    accounts: repositories.accounts,
    cards,
    audit: { record: (entry) => Promise.resolve(void audited.push(entry)) },
    identity: { signOutEverywhere: (uid) => Promise.resolve(void closedOut.push(uid)) },
    schoolId: 'main',
    clock: () => NOW,
  });
  const codes: Record<string, string> = {};
  const anna = callerOf('anna', 'teacher');
  const bert = callerOf('bert', 'teacher');
  const ada: Caller = { ...callerOf('ada', 'teacher'), isAdmin: true };

  async function print(caller: Caller, classId: string, ...studentIds: string[]) {
    const { cards: made } = await service.print(caller, classId, { studentIds });
    for (const { uid, code } of made) codes[uid] = code;
    return made.map(({ fullName }) => fullName).join();
  }
  const look = (code: string) => signIn.look({ code }, NETWORK);
  const set = (code: string, secret = RIGHT) => signIn.setSecret({ code, secret }, NETWORK);
  const enter = (code: string, secret = RIGHT) => signIn.signIn({ code, secret }, NETWORK);
  const hers = (uid: string) => codes[uid] ?? '';
  const member =
    (uid: string, parts: object = {}) =>
    () =>
      documents.doc(`users/${uid}`).set({
        ...{ version: 1, email: `nr-${uid}@main.no-mailbox.invalid`, fullName: uid },
        ...{ userType: 'student', currentGrade: '6', classIds: ['6a', 'old'], createdAt: NOW },
        ...parts,
      });
  const stored = async (ask: () => Promise<unknown>) => (await ask(), 'ok');
  let before = '';
  const ofMaya = () => hashCardCode(hers('maya'));

  return [
    { what: 'Maya', ask: () => stored(member('maya')), answer: 'ok' },
    { what: 'Ben', ask: () => stored(member('ben', { classIds: ['7b'] })), answer: 'ok' },
    { what: 'Cleo', ask: () => stored(member('cleo', { email: 'c@school.edu' })), answer: 'ok' },
    { what: 'Dan', ask: () => stored(member('dan', { closedAt: NOW })), answer: 'ok' },

    { what: 'printed by her teacher', ask: () => print(anna, '6a', 'maya'), answer: 'maya' },
    { what: 'another teacher', ask: () => print(bert, '6a', 'maya'), answer: '404 not-found' },
    { what: 'an admin', ask: () => print(ada, '6a', 'maya'), answer: 'maya' },
    { what: 'an admin, no class', ask: () => print(ada, 'x', 'maya'), answer: '404 not-found' },
    { what: 'an old class', ask: () => print(anna, 'old', 'maya'), answer: '409 conflict' },
    { what: 'an admin, old', ask: () => print(ada, 'old', 'maya'), answer: '409 conflict' },
    { what: 'of another class', ask: () => print(anna, '6a', 'ben'), answer: '404 not-found' },
    { what: 'nobody', ask: () => print(anna, '6a', 'nobody'), answer: '404 not-found' },
    { what: 'a mailbox', ask: () => print(anna, '6a', 'cleo'), answer: '400 invalid-request' },
    { what: 'a closed account', ask: () => print(anna, '6a', 'dan'), answer: '409 conflict' },
    { what: 'one of two', ask: () => print(anna, '6a', 'maya', 'ben'), answer: '404 not-found' },
    { what: 'signed out by it', ask: () => closedOut.join(), answer: 'maya,maya' },
    { what: 'written down', ask: () => audited.length, answer: 2 },

    { what: 'no code', ask: () => look('7'), answer: '404 not-found' },
    { what: 'a guess', ask: () => look('7'.repeat(16)), answer: '404 not-found' },
    { what: 'a guess, set', ask: () => set('7'.repeat(16)), answer: '404 not-found' },
    { what: 'no code, set', ask: () => set('7'), answer: '404 not-found' },
    { what: 'a guess, entered', ask: () => enter('7'.repeat(16)), answer: '404 not-found' },
    { what: 'no code, entered', ask: () => enter('7'), answer: '404 not-found' },
    { what: 'wrong codes are counted', ask: () => wrongCodes, answer: 6 },
    {
      what: 'a new card',
      ask: () => look(hers('maya')),
      answer: { fullName: 'maya', secret: null },
    },
    { what: 'before it is set', ask: () => enter(hers('maya')), answer: '409 conflict' },
    { what: 'set', ask: () => set(hers('maya')), answer: { token: 'token of maya' } },
    { what: 'set again', ask: () => set(hers('maya'), WRONG), answer: '409 conflict' },
    {
      what: 'set by two at once',
      ask: async () => (await cards.setSecret(ofMaya(), await keepSecret(WRONG))).outcome,
      answer: 'set-already',
    },
    {
      what: 'a guess, set past the service',
      ask: async () => (await cards.setSecret('0'.repeat(64), await keepSecret(RIGHT))).outcome,
      answer: 'unknown',
    },
    {
      what: 'a card of who may have none by now',
      ask: () => {
        const card = { schoolId: 'main', uid: 'maya', hash: '1'.repeat(64) };
        const refuse = () => {
          throw notFound('Student not found.');
        };
        return cards.replace(card, refuse, NOW);
      },
      answer: '404 not-found',
    },
    {
      what: 'a card in use',
      ask: () => look(hers('maya')),
      answer: { fullName: 'maya', secret: 'pictures' },
    },
    { what: 'entered', ask: () => enter(hers('maya')), answer: { token: 'token of maya' } },
    { what: 'right ones count nothing', ask: () => wrongCodes, answer: 6 },
    { what: 'its words', ask: () => enter(hers('maya'), WORDS), answer: '403 forbidden' },
    ...Array.from({ length: 8 }, (_, at) => ({
      what: `wrong try ${at + 2}`,
      ask: () => enter(hers('maya'), WRONG),
      answer: '403 forbidden',
    })),
    {
      what: 'a right one in between',
      ask: () => enter(hers('maya')),
      answer: { token: 'token of maya' },
    },
    { what: 'the tenth', ask: () => enter(hers('maya'), WRONG), answer: '403 card-locked' },
    { what: 'locked', ask: () => enter(hers('maya')), answer: '403 card-locked' },
    { what: 'locked, looked at', ask: () => look(hers('maya')), answer: '403 card-locked' },
    { what: 'locked, set', ask: () => set(hers('maya')), answer: '409 conflict' },
    { what: 'wrong secrets are no wrong codes', ask: () => wrongCodes, answer: 6 },

    {
      what: 'a new one',
      ask: () => ((before = hers('maya')), print(anna, '6a', 'maya')),
      answer: 'maya',
    },
    {
      what: 'of two who use it at once one wins',
      ask: async () => {
        const both = await Promise.all(
          [RIGHT, WRONG].map((one) => told(() => set(hers('maya'), one))),
        );
        await firestore.doc(`cards/${ofMaya()}`).update({ secret: null });
        return both.map((one) => (typeof one === 'string' ? one : 'in')).sort();
      },
      answer: ['409 conflict', 'in'],
    },
    { what: 'the old one', ask: () => look(before), answer: '404 not-found' },
    { what: 'the old one, entered', ask: () => enter(before), answer: '404 not-found' },
    { what: 'the old one, set', ask: () => set(before), answer: '404 not-found' },
    {
      what: 'what is left of it',
      ask: async () => (await firestore.doc(`cards/${hashCardCode(before)}`).get()).exists,
      answer: false,
    },
    {
      what: 'locked before it was set',
      ask: async () => {
        await firestore.doc(`cards/${ofMaya()}`).update({ tries: 10 });
        return set(hers('maya'));
      },
      answer: '403 card-locked',
    },
    { what: 'locked and not set', ask: () => look(hers('maya')), answer: '403 card-locked' },
    {
      what: 'closed',
      ask: async () => {
        await firestore.doc(`cards/${ofMaya()}`).update({ tries: 0 });
        await documents.doc('users/maya').update({ closedAt: NOW });
        return look(hers('maya'));
      },
      answer: '401 account-closed',
    },
    { what: 'closed, set', ask: () => set(hers('maya')), answer: '401 account-closed' },
    { what: 'closed, entered', ask: () => enter(hers('maya')), answer: '401 account-closed' },
    {
      what: 'her profile names another card',
      ask: async () => {
        await documents.doc('users/maya').update({ closedAt: null, card: 'another' });
        return look(hers('maya'));
      },
      answer: '404 not-found',
    },
    {
      what: 'her profile is gone',
      ask: async () => {
        await documents.doc('users/maya').delete();
        return look(hers('maya'));
      },
      answer: '404 not-found',
    },
    ...listSecrets(),
  ];
}

function listSecrets(): WayIn[] {
  const kept = keepSecret(RIGHT);
  return [
    { what: 'the secret', ask: async () => isSecret(RIGHT, await kept), answer: true },
    { what: 'another order', ask: async () => isSecret(WRONG, await kept), answer: false },
    { what: 'its words alone', ask: async () => isSecret(WORDS, await kept), answer: false },
    {
      what: 'its kind alone',
      ask: async () => isSecret(RIGHT, { ...(await kept), kind: 'password' }),
      answer: false,
    },
  ];
}

function aRoom(id: string): ClassRecord {
  return {
    ...{ id, name: id, subject: '', grade: '6', timeZone: 'UTC', ownerId: 'anna', studentCount: 1 },
    ...{ teacherIds: ['anna'], joinCode: null, createdAt: NOW.toISOString(), archivedAt: null },
    showsMarks: false,
  } as ClassRecord;
}
