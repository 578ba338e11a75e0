import { expect, it } from 'vitest';
import { sharesInside, sharesRoot } from './shares-root.ts';

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

it('a word inside a compound is seen too', () => {
  expect(sharesInside('cartilaginous', 'fibrocartilage')).toBe(true);
  expect(sharesInside('fibrocartilage', 'cartilaginous')).toBe(true);
  expect(sharesInside('cardiac', 'pericardium')).toBe(false);
  expect(sharesInside('blood', 'bloodhound')).toBe(false);
});
