import { expect, test } from 'vitest';
import { compareBySurname, foldText } from './names.ts';

test('names are sorted by surname, then by what stands before it, whatever their accents', () => {
  const names = ['Zoë Ångström', 'Bo Lee', 'Ada Lee', 'Cher', 'Ana María Álvarez', 'Max Zorn'];
  expect(names.toSorted(compareBySurname)).toEqual([
    'Ana María Álvarez',
    'Zoë Ångström',
    'Cher',
    'Ada Lee',
    'Bo Lee',
    'Max Zorn',
  ]);
});

test('a text is folded to letters without accents and case', () => {
  expect(foldText('Maya ÅSBERG')).toBe('maya asberg');
  expect(foldText('A\u030Asberg')).toBe('asberg');
});
