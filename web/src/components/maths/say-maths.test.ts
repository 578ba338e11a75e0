import { expect, test } from 'vitest';
import { sayMaths } from './say-maths.ts';

test.each([
  ['What is $x^2$?', 'What is x²?'],
  ['$\\frac{1}{2}$ or $\\frac{a + b}{2}$', '1/2 or (a + b)/2'],
  ['$\\sqrt{x}$, $\\sqrt{x + 1}$, $\\sqrt[3]{8}$', '√x, √(x + 1), 3√8'],
  ['$H_2O$ and $a_n$', 'H₂O and a_n'],
  ['$e^{i\\pi}$', 'e^iπ'],
  ['$x^{a + b}$', 'x^(a + b)'],
  ['$90^\\circ$', '90°'],
  ['$2 \\times 3 \\leq 7$', '2 × 3 ≤ 7'],
  ['$\\sin \\alpha$', 'sin α'],
  ['$\\left(\\text{a cat}\\right)$', '(a cat)'],
  ['$\\begin{pmatrix}1 & 2\\\\3 & 4\\end{pmatrix}$', '1 2; 3 4'],
  ['$5 and $10', '$5 and $10'],
  ['\\$5 for $n$', '$5 for n'],
  ['$\\frac{1$', '1/'],
])('%s is said as %s', (text, said) => {
  expect(sayMaths(text)).toBe(said);
});
