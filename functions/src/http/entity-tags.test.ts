import type { Request } from 'express';
import { expect, test } from 'vitest';
import { callerOf } from '../domain/caller.fixture.ts';
import { holdsTag, toTag } from './entity-tags.ts';

const maya = callerOf('maya', 'student');
const now = { release: 'api-00042', clock: () => new Date('2026-11-16T23:59:00.000Z') };
const tag = toTag('1.5-7', maya, now);

function requestWith(ifNoneMatch: string | undefined): Request {
  return { header: () => ifNoneMatch } as unknown as Request;
}

test('the same answer has the same tag', () => {
  expect(toTag('1.5-7', maya, now)).toBe(tag);
  expect(tag).toMatch(/^W\/"[\w-]{27}"$/);
});

test.each([
  ['version', toTag('1.5-8', maya, now)],
  ['account', toTag('1.5-7', { ...maya, uid: 'ben' }, now)],
  ['release', toTag('1.5-7', maya, { ...now, release: 'api-00043' })],
  ['day', toTag('1.5-7', maya, { ...now, clock: () => new Date('2026-11-17T00:00:00.000Z') })],
])('another %s has another tag', (_what, other) => {
  expect(other).not.toBe(tag);
});

test.each([
  ['the tag', tag, true],
  ['the tag as a strong one', tag.slice('W/'.length), true],
  ['the tag among others', `W/"other", ${tag}`, true],
  ['another tag', 'W/"other"', false],
  ['no tag', undefined, false],
])('who holds %s has the answer: %s', (_what, held, expected) => {
  expect(holdsTag(requestWith(held), tag)).toBe(expected);
});
