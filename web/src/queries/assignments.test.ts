import { expect, test } from 'vitest';
import { aToDo } from '../test/to-do.fixture.ts';
import { waitForChange, type ToDoList } from './assignments.ts';

const serverNow = '2026-11-27T14:00:00.000Z';

function listOf(...assignments: ToDoList['assignments']): ToDoList {
  return { assignments, isInClass: true, timeFactor: 1, serverNow };
}

test('waits for the next of all times, and a moment longer', () => {
  const list = listOf(
    aToDo({ dueAt: '2026-11-27T14:42:00.000Z' }),
    aToDo({ dueAt: null, closesAt: '2026-11-27T14:10:00.000Z' }),
    aToDo({ opensAt: '2026-11-27T14:20:00.000Z', dueAt: null }),
  );
  expect(waitForChange(list)).toBe(601_000);
});

test('the moment when results are shown is one of them', () => {
  const list = listOf(aToDo({ dueAt: null, shownAfter: '2026-11-27T14:05:00.000Z' }));
  expect(waitForChange(list)).toBe(301_000);
});

test('looks again after an hour where the next one is far away', () => {
  expect(waitForChange(listOf(aToDo({ dueAt: '2027-06-01T00:00:00.000Z' })))).toBe(3_600_000);
});

test('never asks again where nothing changes by itself', () => {
  expect(waitForChange(listOf())).toBe(false);
  expect(waitForChange(listOf(aToDo({ dueAt: serverNow })))).toBe(false);
});
