import { expect, it } from 'vitest';
import { sharesRoot } from './shares-root.ts';

it.each([
  ['volts', 'voltage'],
  ['toxins', 'toxic'],
  ['bureaucrat', 'bureaucracy'],
  ['function', 'dysfunction'],
  ['medical', 'biomedical'],
  ['carrots', 'carrot'],
])('%s and %s are seen to belong together', (a, b) => {
  expect(sharesRoot(a, b)).toBe(true);
  expect(sharesRoot(b, a)).toBe(true);
});

it.each([
  ['age', 'agent'],
  ['cell', 'celery'],
  ['war', 'warm'],
  ['national', 'nature'],
])('%s and %s are not', (a, b) => {
  expect(sharesRoot(a, b)).toBe(false);
});
