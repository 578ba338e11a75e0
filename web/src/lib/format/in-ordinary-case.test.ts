import { expect, test } from 'vitest';
import { inOrdinaryCase } from './in-ordinary-case.ts';

test.each([
  ['FORCE ON A CURRENT IN A MAGNETIC FIELD', 'Force on a current in a magnetic field'],
  ['2.1 DNA AND GENES', '2.1 DNA and genes'],
  ['WORLD WAR II', 'World war II'],
  ['Force on a Current', 'Force on a Current'],
  ['DNA', 'DNA'],
  ['光合作用 和 呼吸', '光合作用 和 呼吸'],
])('%s reads as %s', (title, read) => {
  expect(inOrdinaryCase(title)).toBe(read);
});
