import { afterEach, beforeEach, expect, test } from 'vitest';
import { planFocusAfterRemoval } from './focus-after-removal.ts';

beforeEach(() => {
  document.body.innerHTML = `<h1 tabindex="-1">Quizzes</h1><ul>${row('a')}${row('b')}</ul>`;
});

afterEach(() => {
  document.body.innerHTML = '';
});

function removeRow(id: string) {
  const focusNeighbour = planFocusAfterRemoval(id);
  document.querySelector(`[data-row=${id}]`)?.remove();
  focusNeighbour();
  return document.activeElement?.textContent;
}

test('after a row is deleted, focus is on the next, else the one before, else the heading', () => {
  expect(removeRow('a')).toBe('b');
  expect(removeRow('b')).toBe('Quizzes');
});

test('after the last row, focus is on the one before', () => {
  expect(removeRow('b')).toBe('a');
});

function row(id: string) {
  return `<li data-row="${id}"><button>${id}</button></li>`;
}
