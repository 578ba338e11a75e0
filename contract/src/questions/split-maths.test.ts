import { expect, test } from 'vitest';
import { splitMaths } from './split-maths.ts';

/** The formulas of a text in angle brackets, those on a line of their own in two. */
function shown(text: string): string {
  return splitMaths(text)
    .map((piece) => {
      if (piece.type === 'words') return piece.text;
      return piece.isBlock ? `«« ${piece.tex} »»` : `« ${piece.tex} »`;
    })
    .join('');
}

test.each([
  ['What is $x^2$?', 'What is « x^2 »?'],
  ['$a$ and $b$', '« a » and « b »'],
  ['$a$, $b$.', '« a », « b ».'],
  ['($x$)', '(« x »)'],
  ['So: $$\\frac{1}{2}$$ Why?', 'So: «« \\frac{1}{2} »» Why?'],
  ['$$ x + 1 $$', '«« x + 1 »»'],
  ['It costs \\$3 for $n$ of them', 'It costs $3 for « n » of them'],
  ['$p = \\$5$', '« p = \\$5 »'],
  ['Pay $5 for $n$ of them', 'Pay $5 for « n » of them'],
  ['$\\text{a\\ }$', '« \\text{a\\ } »'],
])('%s holds formulas', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

test.each([
  '$5 and $10',
  'between US$5 and US$10',
  '$5–$10',
  '$5 (or $6)',
  'It is $20,000, not $30,000.',
  '$ 5 and 6 $',
  'a price in $ or in €',
  '$x $',
  '$x',
  '$',
  '$$',
  '$$$$',
  '$$ $$',
  'one $a\n\nb$ two',
  '$name is $value',
])('%s holds none', (text) => {
  expect(splitMaths(text)).toEqual([{ type: 'words', text }]);
});

test('a text without words has no piece', () => {
  expect(splitMaths('')).toEqual([]);
});

test('nothing of a text is lost, however many dollars it has', () => {
  const text = '$a'.repeat(20_000);
  expect(shown(text).replace(/[« »]/g, '')).toBe(text.replaceAll('$', ''));
  const open = '$ '.repeat(20_000);
  expect(splitMaths(open)).toEqual([{ type: 'words', text: open }]);
});

test('a formula that is longer than any question is words', () => {
  const text = `$${'x'.repeat(1001)}$`;
  expect(splitMaths(text)).toEqual([{ type: 'words', text }]);
});
