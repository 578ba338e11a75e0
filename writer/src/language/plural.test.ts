import { describe, expect, it } from 'vitest';
import { endsInPlural } from './plural.ts';

describe('the number of a name', () => {
  it.each(['Thomas Hobbes', 'Hermes', 'Mars', 'Rosa Parks', 'Socrates', 'Wales', 'rickets'])(
    'is not told by the “s” of %s',
    (name) => expect(endsInPlural(name)).toBe(false),
  );

  it.each(['ribosomes', 'Great Lakes', 'mitochondria', 'Townshend Acts', 'women'])(
    'is the plural in %s',
    (name) => expect(endsInPlural(name)).toBe(true),
  );

  it.each([
    ['balance of powers', false],
    ['articles of confederation', true],
    ['law of large numbers', false],
  ])('is that of its noun in “%s”', (name, isPlural) => expect(endsInPlural(name)).toBe(isPlural));
});
