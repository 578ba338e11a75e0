import { closingOf, isReleased } from '@study-assistant/contract/assignments/assignment-times';
import { expect, test } from 'vitest';
import { NO_ACCOMMODATION, type Accommodation } from './accommodation.ts';
import type { StoredSettings } from './assignment-record.ts';
import { anAssignment, anException, at, moment } from './assignment.fixture.ts';
import { isGivenTo, windowOf } from './own-window.ts';

function withTime(timeFactor: Accommodation['timeFactor']): Accommodation {
  return { timeFactor, exceptions: {} };
}

function excepted(changes: Parameters<typeof anException>[0], timeFactor = 1 as const) {
  return { timeFactor, exceptions: { 'rivers-in-9b': anException(changes) } };
}

test('a student without an accommodation has the times of all', () => {
  expect(windowOf(anAssignment(), NO_ACCOMMODATION)).toMatchObject({
    ...{ opensAt: at(1), dueAt: at(10), closesAt: at(20), seconds: 600, attempts: 1 },
    ...{ isExcused: false, everybody: { seconds: 600, closing: at(20), addedSeconds: 0 } },
  });
});

test('who has half as much time again is due and closes by as much later', () => {
  const five = 5 / 60;
  expect(windowOf(anAssignment(), withTime(1.5))).toMatchObject({
    ...{ opensAt: at(1), dueAt: at(10 + five), closesAt: at(20 + five), seconds: 900 },
    everybody: { seconds: 600, closing: at(20) },
  });
});

test('who has no time limit closes as if she had three times as much', () => {
  const window = windowOf(anAssignment(), withTime('untimed'));
  expect(window).toMatchObject({ seconds: null, closesAt: at(20 + 20 / 60) });
});

test('an assignment without a time limit closes for all at once', () => {
  const assignment = anAssignment({ settings: { time: { kind: 'untimed' } } });
  expect(windowOf(assignment, withTime(3))).toMatchObject({ seconds: null, closesAt: at(20) });
});

test.each<[what: string, settings: Partial<StoredSettings>, said: object, closing: string | null]>([
  ['a closing of her own counts', {}, { closesAt: at(30) }, at(30)],
  ['also an earlier one', {}, { closesAt: at(15) }, at(15)],
  ['also where others are refused late', { acceptsLate: false }, { closesAt: at(30) }, at(30)],
  ['a later due time takes the closing along', {}, { dueAt: at(25) }, at(25)],
  ['an earlier one leaves it', {}, { dueAt: at(5) }, at(20)],
  ['refused late, she closes when she is due', { acceptsLate: false }, { dueAt: at(25) }, at(25)],
  ['what never closes stays open', { closesAt: null }, { dueAt: at(25) }, null],
])('%s', (_what, settings, said, closing) => {
  expect(closingOf(windowOf(anAssignment({ settings }), excepted(said)))).toBe(closing);
});

test('minutes that were added, attempts and excuses are hers alone', () => {
  const said = excepted({ addedSeconds: 120, moreAttempts: 2, isExcused: true });
  const window = windowOf(anAssignment(), said);
  expect(window).toMatchObject({ seconds: 720, attempts: 3, isExcused: true });
  expect(windowOf(anAssignment({ id: 'another' }), said)).toMatchObject({
    ...{ seconds: 600, attempts: 1, isExcused: false },
  });
  const unlimited = anAssignment({ settings: { attempts: null } });
  expect(windowOf(unlimited, said).attempts).toBeNull();
});

test('what is closed by hand is closed for everybody, also for who was promised more', () => {
  const closed = anAssignment({ closedAt: at(3), settings: { dueAt: null, closesAt: at(3) } });
  const promised = excepted({ closesAt: at(30), setAt: at(2) });
  expect(closingOf(windowOf(closed, withTime(2)))).toBe(at(3));
  expect(closingOf(windowOf(closed, promised))).toBe(at(3));
  expect(closingOf(windowOf(closed, excepted({ dueAt: at(30), setAt: at(4) })))).toBe(at(3));
});

test('what is promised after it was closed by hand opens it again for her', () => {
  const closed = anAssignment({ closedAt: at(3), settings: { dueAt: null, closesAt: at(3) } });
  expect(closingOf(windowOf(closed, excepted({ closesAt: at(30), setAt: at(4) })))).toBe(at(30));
});

test('who has longer sees her results when her own time is over', () => {
  const later = excepted({ closesAt: at(30) });
  const byItself = anAssignment({ settings: { release: 'after-closing' } });
  const byHand = anAssignment({ settings: { release: 'by-hand' }, releasedAt: at(21) });
  for (const assignment of [byItself, byHand]) {
    expect(isReleased(windowOf(assignment, NO_ACCOMMODATION), moment(22))).toBe(true);
    expect(isReleased(windowOf(assignment, later), moment(22))).toBe(false);
    expect(isReleased(windowOf(assignment, later), moment(30.01))).toBe(true);
  }
});

test('who closes before the others waits with them for her results', () => {
  const sooner = windowOf(
    anAssignment({ settings: { release: 'after-closing' } }),
    excepted({ closesAt: at(15) }),
  );
  expect(isReleased(sooner, moment(16))).toBe(false);
  expect(isReleased(sooner, moment(20))).toBe(true);
});

test('minutes that were added are not made more by a time factor, and take the closing along', () => {
  const exceptions = { 'rivers-in-9b': anException({ addedSeconds: 3600 }) };
  const window = windowOf(anAssignment(), { timeFactor: 2, exceptions });
  expect(window).toMatchObject({ seconds: 1200 + 3600, closesAt: at(21 + 10 / 60) });
  const refused = anAssignment({ settings: { acceptsLate: false } });
  expect(windowOf(refused, { timeFactor: 1, exceptions }).dueAt).toBe(at(11));
});

test('results that are shown at once are shown at once to everybody', () => {
  const window = windowOf(anAssignment({ releasedAt: at(2) }), excepted({ closesAt: at(30) }));
  expect(isReleased(window, moment(3))).toBe(true);
});

test('an assignment is for all of its class or for those that it names', () => {
  expect(isGivenTo(anAssignment(), 'maya')).toBe(true);
  const forMaya = anAssignment({ settings: { only: ['maya'] } });
  expect(isGivenTo(forMaya, 'maya')).toBe(true);
  expect(isGivenTo(forMaya, 'ben')).toBe(false);
});
