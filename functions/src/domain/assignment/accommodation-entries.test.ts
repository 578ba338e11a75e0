import { expect, test } from 'vitest';
import { exceptionEntry, factorEntry } from './accommodation-entries.ts';
import { NO_ACCOMMODATION } from './accommodation.ts';
import { anAssignment, anException } from './assignment.fixture.ts';

const maya = { uid: 'maya', name: 'Maya' };

test('a factor is written down with what it was', () => {
  const after = { ...NO_ACCOMMODATION, timeFactor: 1.5 as const };
  expect(factorEntry(maya, { before: NO_ACCOMMODATION, after })).toEqual({
    act: 'accommodation.changed',
    target: { kind: 'account', id: 'maya', name: 'Maya' },
    changes: [{ field: 'extra time', from: '1', to: '1.5' }],
  });
});

test('of an exception it is written down what differs', () => {
  const assignment = anAssignment();
  const before = {
    ...NO_ACCOMMODATION,
    exceptions: { [assignment.id]: anException({ moreAttempts: 1 }) },
  };
  const exceptions = { [assignment.id]: anException({ moreAttempts: 1, isExcused: true }) };
  const { changes } = exceptionEntry(maya, assignment, {
    before,
    after: { ...before, exceptions },
  });
  expect(changes).toEqual([
    { field: 'assignment', from: null, to: assignment.quizTitle },
    { field: 'excused', from: null, to: 'true' },
  ]);
});
