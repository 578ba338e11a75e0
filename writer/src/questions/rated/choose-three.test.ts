import { describe, expect, it } from 'vitest';
import { isOddOne } from './choose-three.ts';

function among(key: string, ...others: string[]): boolean {
  return isOddOne(
    key,
    others.map((text) => ({ text, id: text, plausibility: 0.5 })),
  );
}

describe('an answer that shows by its name that it is none of the other three', () => {
  it.each([
    [
      'the only one without their word',
      'vein',
      'elastic artery',
      'muscular artery',
      'renal artery',
    ],
    ['the only one that is abbreviated', 'ADH', 'growth hormone', 'oxytocin', 'prolactin'],
  ])('is %s', (_what, ...options) => {
    const [key = '', ...others] = options;
    expect(among(key, ...others)).toBe(true);
  });

  it.each([
    ['shares the word', 'coronary artery', 'elastic artery', 'muscular artery', 'renal artery'],
    ['stands beside another abbreviation', 'ADH', 'ACTH', 'oxytocin', 'prolactin'],
    ['stands beside one of another name', 'vein', 'elastic artery', 'muscular artery', 'venule'],
  ])('is none that %s', (_what, ...options) => {
    const [key = '', ...others] = options;
    expect(among(key, ...others)).toBe(false);
  });
});
