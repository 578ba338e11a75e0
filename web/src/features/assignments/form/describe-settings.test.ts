import type { AssignmentSettings } from '@study-assistant/contract/assignments/assignments';
import { expect, test } from 'vitest';
import { settings as usual } from '../assignment.fixture.ts';
import { describeSettings } from './describe-settings.ts';

const now = new Date('2026-11-22T14:00:00.000Z');

const monday = '2026-11-23T07:00:00.000Z';
const friday = '2026-11-27T14:00:00.000Z';
const december = '2026-12-04T14:00:00.000Z';

function describe(fields: Partial<AssignmentSettings>): string {
  const settings = { ...usual, opensAt: monday, dueAt: null, closesAt: null, ...fields };
  return describeSettings({
    settings,
    classNames: ['Grade 9b'],
    numQuestions: 10,
    timeZone: 'Europe/Oslo',
    now,
  });
}

test.each<[string, Partial<AssignmentSettings>]>([
  ['Grade 9b can take it from Mon 23 Nov 08:00, until you close it.', {}],
  ['Grade 9b can take it from now on, until you close it.', { opensAt: null }],
  ['from Mon 23 Nov 08:00 until Fri 27 Nov 15:00.', { dueAt: friday, acceptsLate: false }],
  ['from Mon 23 Nov 08:00 until Fri 27 Nov 15:00.', { closesAt: friday }],
  [
    '; it is due Fri 27 Nov 15:00, and late work is taken until Fri 4 Dec 15:00.',
    { dueAt: friday, closesAt: december },
  ],
  ['; it is due Fri 27 Nov 15:00, and late work is taken until you close it.', { dueAt: friday }],
  ['2 students of Grade 9b can take it', { only: ['ada', 'ben'] }],
  ['Each student has one attempt, with 10 minutes.', {}],
  ['Each student has one attempt, with no time limit.', { time: { kind: 'untimed' } }],
  [
    'has 3 attempts, with 15 minutes each; the first one counts.',
    {
      attempts: 3,
      counts: 'first',
      time: { kind: 'factor', factor: 1.5 },
    },
  ],
  [
    'any number of attempts, with 45 minutes each; the best one counts.',
    {
      attempts: null,
      time: { kind: 'minutes', minutes: 45 },
    },
  ],
  ['Score and answers are shown as soon as it is handed in.', { release: 'at-once' }],
  ['The score, without answers, is shown when you release the results.', { shows: 'score' }],
  [
    'Score and answers are shown after Fri 27 Nov 15:00.',
    { release: 'after-closing', closesAt: friday },
  ],
])('it says "%s"', (words, fields) => {
  expect(describe(fields)).toContain(words);
});
