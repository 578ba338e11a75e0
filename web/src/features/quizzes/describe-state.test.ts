import type { Given, OwnQuizSummary } from '@study-assistant/contract/quizzes/quizzes';
import { expect, test } from 'vitest';
import { describeState, listStates, whoTook } from './describe-state.ts';

const now = new Date('2026-11-25T10:00:00.000Z');
const friday = '2026-11-27T14:00:00.000Z';
const monday = '2026-11-23T14:00:00.000Z';

function to(className: string, fields: Partial<Given> = {}): Given {
  const times = { opensAt: '2026-11-20T08:00:00.000Z', dueAt: friday, closesAt: friday };
  return { assignmentId: className, className, timeZone: 'UTC', ...times, ...fields };
}

type Quiz = Pick<OwnQuizSummary, 'status' | 'given'>;

test.each([
  ['Draft', ['draft'], { status: 'draft', given: [] }],
  ['Being written', ['unwritten'], { status: 'generating', given: [] }],
  ['On the shelf', ['shelf'], { status: 'ready', given: [] }],
  ['Not given to a class now', ['idle'], { status: 'assigned', given: [] }],
  [
    'Not given to a class now',
    ['idle'],
    { status: 'assigned', given: [to('7A', { dueAt: monday, closesAt: monday })] },
  ],
  ['Given to 7A until Fri 27 Nov 14:00', ['given'], { status: 'assigned', given: [to('7A')] }],
  [
    'On the shelf, and given to 7A until Fri 27 Nov 14:00',
    ['shelf', 'given'],
    { status: 'ready', given: [to('7A')] },
  ],
  [
    'Given to 7A, was due Mon 23 Nov 14:00',
    ['given'],
    { status: 'assigned', given: [to('7A', { dueAt: monday, closesAt: null })] },
  ],
  [
    'Given to 7A from Fri 27 Nov 14:00',
    ['given'],
    { status: 'assigned', given: [to('7A', { opensAt: friday, dueAt: null, closesAt: null })] },
  ],
  [
    'Given to 7A, 7B, 7C, 1 more',
    ['given'],
    {
      status: 'assigned',
      given: ['7A', '7B', '7C', '7D'].map((one) => to(one, { dueAt: null, closesAt: null })),
    },
  ],
] satisfies [string, string[], Quiz][])('a quiz is said to be: %s', (said, states, quiz) => {
  expect(describeState(quiz, now)).toContain(said.split(' 14:00')[0]);
  expect(listStates(quiz, now)).toEqual(states);
});

test.each([
  ['all', []],
  ['c1', [to('7A', { classId: 'c1' }), to('7A', { classId: 'c1' })]],
  ['all', [to('7A', { classId: 'c1' }), to('7B', { classId: 'c2' })]],
  ['all', [to('7A'), to('7B', { classId: 'c2' })]],
])('the analysis of a quiz begins with %s', (classId, given) => {
  expect(whoTook(given)).toBe(classId);
});
