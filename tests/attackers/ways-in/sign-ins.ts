import { isEnded } from '../../../functions/src/domain/account/ended-sign-ins.ts';
import { listOpen, noteUse, toSession } from '../../../functions/src/domain/account/sessions.ts';
import { callerOf } from '../../../functions/src/domain/caller.fixture.ts';
import type { Caller } from '../../../functions/src/domain/caller.ts';
import { createSessionsService } from '../../../functions/src/features/accounts/sessions.service.ts';
import { createSessionsRepository } from '../../../functions/src/stored/people/sessions.repository.ts';
import type { School } from '../../engine/school.ts';
import { NOW, told, type WayIn } from './way-in.ts';

const second = NOW.getTime() / 1000;
const HOUR_MS = 3_600_000;

/** The sign-ins of an account: which are open, and which are ended by whom. */
export function listSignIns({ documents }: School): WayIn[] {
  const repository = createSessionsRepository(documents.root);
  let now = NOW;
  let validSince: string | null = null;
  const followed: string[] = [];
  const service = createSessionsService({
    sessions: repository,
    identity: {
      findSignIn: () => Promise.resolve(validSince === null ? null : aSignIn(validSince)),
    },
    followStanding: (uid) => Promise.resolve(void followed.push(uid)),
    clock: () => now,
  });
  const from = (at: number): Caller => ({ ...callerOf('mia', 'student'), signedInAt: at });
  const note = (at: number) =>
    repository.note({ uid: 'mia', signedInAt: at, browser: null, system: null }, now);
  const open = async () =>
    (await service.list(from(second - 10))).sessions.map(
      ({ id, isThis }) => `${second - Number(id)}${isThis ? ' this' : ''}`,
    );
  const end = async (at: number, id: string) => {
    const outcome = await told(() => service.endOne(from(at), id));
    return [outcome, ...(await open())];
  };
  return [
    {
      what: 'nobody of that name has sign-ins',
      ask: async () => (await note(second - 10), await service.endOthers(from(second)), open()),
      answer: [],
    },
    {
      what: 'each use is noted',
      ask: async () => {
        const profile = { email: 'm@school.edu', fullName: 'Mia', userType: 'student' };
        const document = { version: 1, ...profile, currentGrade: '6', createdAt: NOW };
        await documents.doc('users/mia').set(document);
        for (const ago of [40, 30, 20, 10]) await note(second - ago);
        return open();
      },
      answer: ['10 this', '20', '30', '40'],
    },
    {
      what: 'one that is not there',
      ask: () => end(second - 10, '1'),
      answer: ['404 not-found', '10 this', '20', '30', '40'],
    },
    {
      what: 'one of them',
      ask: () => end(second - 10, String(second - 30)),
      answer: [{}, '10 this', '20', '40'],
    },
    {
      what: 'a use within the hour is noted already',
      ask: async () => (await note(second - 10), open()),
      answer: ['10 this', '20', '40'],
    },
    {
      what: 'an ended one is not stored again',
      ask: async () => {
        await note(second - 30);
        return (await repository.find('mia')).noted.map(({ signedInAt }) => second - signedInAt);
      },
      answer: [10, 20, 40],
    },
    {
      what: 'an ended one is not noted again',
      ask: async () => (await note(second - 30), open()),
      answer: ['10 this', '20', '40'],
    },
    {
      what: 'signed out of the one that asks, late',
      ask: async () => {
        now = new Date(NOW.getTime() + 5_000);
        await note(second + 3);
        return end(second - 20, 'this');
      },
      answer: [{}, '-3', '10 this', '40'],
    },
    {
      what: 'a sign-in after it goes on',
      ask: async () => (await note(second + 4), open()),
      answer: ['-4', '-3', '10 this', '40'],
    },
    {
      what: 'signed out of one that has just begun',
      ask: () => end(second + 4, 'this'),
      answer: [{}, '-3', '10 this', '40'],
    },
    {
      what: 'in again within its second',
      ask: async () => (await note(second + 4), open()),
      answer: ['-4', '-3', '10 this', '40'],
    },
    {
      what: 'ended at Auth',
      ask: () => ((validSince = new Date((second - 10) * 1000).toISOString()), open()),
      answer: ['-4', '-3', '10 this'],
    },
    {
      what: 'all others',
      ask: async () => (await service.endOthers(from(second - 10)), open()),
      answer: ['10 this'],
    },
    {
      what: 'all others, where there are none',
      ask: () => service.endOthers(from(second - 10)),
      answer: {},
    },
    {
      what: 'a closed account notes none',
      ask: async () => {
        now = new Date(NOW.getTime() + 10_000);
        await documents.doc('users/mia').update({ closedAt: NOW });
        await note(second + 9);
        return open();
      },
      answer: ['10 this'],
    },
    { what: 'Auth follows each time', ask: () => followed.length, answer: 6 },
    ...listEndedSignIns(),
  ];
}

function listEndedSignIns(): WayIn[] {
  const ended = { until: 20, kept: [10] };
  const uses = (hoursAgo: number) => [
    {
      signedInAt: 1,
      ...{ browser: null, system: null },
      lastUsedAt: new Date(NOW.getTime() - hoursAgo * HOUR_MS).toISOString(),
    },
  ];
  const used = { signedInAt: 1, browser: null, system: null };
  const state = { ended: null, validSince: null };
  return [
    { what: 'never ended', ask: () => isEnded(null, 1), answer: false },
    { what: 'ended', ask: () => isEnded(ended, 20), answer: true },
    { what: 'kept', ask: () => isEnded(ended, 10), answer: false },
    { what: 'begun later', ask: () => isEnded(ended, 21), answer: false },
    { what: 'used within the hour', ask: () => noteUse(uses(0.9), used, NOW), answer: 'ok' },
    {
      what: 'another use',
      ask: () => noteUse(uses(1), used, NOW)?.map(({ lastUsedAt }) => lastUsedAt),
      answer: [NOW.toISOString()],
    },
    {
      what: 'beside one of long ago',
      ask: () => noteUse(uses(24 * 90), { ...used, signedInAt: 2 }, NOW)?.length,
      answer: 1,
    },
    {
      what: 'beside another',
      ask: () => noteUse(uses(1), { ...used, signedInAt: 2 }, NOW)?.length,
      answer: 2,
    },
    { what: 'long ago', ask: () => listOpen(uses(24 * 90), state, NOW).length, answer: 0 },
    {
      what: 'ended, whatever was noted',
      ask: () => listOpen(uses(1), { ended: { until: 1, kept: [] }, validSince: null }, NOW).length,
      answer: 0,
    },
    { what: 'lately', ask: () => listOpen(uses(24 * 89), state, NOW).length, answer: 1 },
    {
      what: 'which one asks',
      ask: () => uses(1).map((one) => [toSession(one, 1).isThis, toSession(one, 2).isThis]),
      answer: [[true, false]],
    },
  ];
}

function aSignIn(validSince: string) {
  const state = { isEmailVerified: true, hasSignIn: true, hasSecondStep: false };
  return { ...state, lastSignInAt: null, validSince };
}
