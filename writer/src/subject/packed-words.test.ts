import { expect, it } from 'vitest';
import { packWords, unpackWords } from './packed-words.ts';

it('packs words and unpacks them again', () => {
  const words = ['cell', 'cellar', 'cello', 'dune', 'guinea_pig', 'guinea_pigs'];
  expect(packWords(words)).toBe('AcellEarEoAduneAguinea_pigKs');
  expect(unpackWords(packWords(words))).toEqual(words);
});
