import { expect, test } from 'vitest';
import { fromMathJax, toMathJax } from './math-jax.ts';

test.each([
  ['What is $x^2$?', 'What is \\(x^2\\)?'],
  ['So $$ x + 1 $$', 'So \\[ x + 1 \\]'],
  ['$a$$b$', '\\(a\\)\\(b\\)'],
  ['$x$ for $5', '\\(x\\) for $5'],
  ['$5 and $10, \\$3', '$5 and $10, \\$3'],
  ['$$a \\\\[2pt] b$$', '\\[a \\\\[2pt] b\\]'],
  ['$\\{x\\}$', '\\(\\{x\\}\\)'],
])('%s goes out as %s, and comes in again', (text, written) => {
  expect(toMathJax(text)).toBe(written);
  expect(fromMathJax(written)).toBe(text);
});

test.each([
  ['\\( x \\)', '$x$'],
  ['\\(x\\)2', '$x$ 2'],
  ['\\(x', '\\(x'],
  ['x\\)', 'x\\)'],
  ['\\(\\)', '\\(\\)'],
  ['a \\\\(b\\\\)', 'a \\\\(b\\\\)'],
  ['\\(a\\) and \\(b', '$a$ and \\(b'],
])('%s of another program comes in as %s', (text, read) => {
  expect(fromMathJax(text)).toBe(read);
});
