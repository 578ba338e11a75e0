import { render, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MathText } from './math-text.tsx';

// What draws formulas is large, and is there before anybody waits for it.
beforeAll(async () => {
  // This document has no doctype, without which nothing is drawn; every page of the product has one.
  Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat', configurable: true });
  // Nor do its MathML elements have styles, as those of browsers do.
  Object.defineProperty(Element.prototype, 'style', { get: () => ({}), configurable: true });
  await import('./math-pieces.tsx');
  await import('./formula.tsx');
});

afterAll(() => {
  Reflect.deleteProperty(document, 'compatMode');
  Reflect.deleteProperty(Element.prototype, 'style');
});

function show(text: string, { marksWrong = false } = {}): HTMLElement {
  render(
    <p data-testid="text">
      <MathText marksWrong={marksWrong}>{text}</MathText>
    </p>,
  );
  return screen.getByTestId('text');
}

test('a formula is drawn as MathML among its words', async () => {
  const shown = show('Is $\\frac{1}{2}$ half?');
  await waitFor(() => expect(shown.querySelector('mfrac')).not.toBeNull());
  expect(shown.textContent).toBe('Is 12 half?');
  expect(shown.querySelector('math')?.namespaceURI).toBe('http://www.w3.org/1998/Math/MathML');
});

test('a formula between two dollar signs stands on a line of its own', async () => {
  const shown = show('So: $$\\sum_{k=1}^n k$$');
  await waitFor(() => expect(shown.querySelector('math')?.getAttribute('display')).toBe('block'));
});

test('prices stay as they are, and a dollar that was marked as one is one', async () => {
  const shown = show('$5 and $10, or \\$3');
  await waitFor(() => expect(shown.textContent).toBe('$5 and $10, or $3'));
  expect(shown.querySelector('math')).toBeNull();
});

test('another formula takes the place of the first', async () => {
  const { rerender } = render(<MathText>{'$x^2$'}</MathText>);
  await waitFor(() => expect(document.querySelector('msup')).not.toBeNull());
  rerender(<MathText>{'$x_2$'}</MathText>);
  await waitFor(() => expect(document.querySelector('msub')).not.toBeNull());
  expect(document.querySelectorAll('math')).toHaveLength(1);
});

const WRONG = ['\\frac{1', '\\nosuchthing', 'x^2^3', '}'];
const REFUSED = [
  '\\href{javascript:alert(1)}{x}',
  '\\includegraphics{https://example.org/a.png}',
  '\\class{button}{x}',
  '\\style{position:fixed}{x}',
  '\\def\\a{\\a\\a}\\a',
];

test.each([...WRONG, ...REFUSED])('%s stays as it was written for a student', async (tex) => {
  const shown = show(`See $${tex}$, not $n$.`);
  // A formula beside it tells that all has been drawn.
  await waitFor(() => expect(shown.querySelectorAll('math')).toHaveLength(1));
  expect(shown.textContent).toBe(`See $${tex}$, not n.`);
  expect(shown.querySelector('a, img, .button, [style]')).toBeNull();
});

test.each([...WRONG, ...REFUSED])('%s is marked for a teacher with what is wrong', async (tex) => {
  const shown = show(`See $${tex}$.`, { marksWrong: true });
  await waitFor(() => expect(shown.textContent).toContain('This formula cannot be read:'));
  expect(shown.textContent).toContain(`$${tex}$`);
  expect(shown.textContent).not.toContain('position 1');
});

test('a rule of any size is drawn in bounds', async () => {
  const shown = show('$\\rule{9999em}{9999em}$');
  await waitFor(() => expect(shown.querySelector('mspace')).not.toBeNull());
  expect(shown.querySelector('mspace')?.getAttribute('width')).toBe('20em');
});

test('a formula that is nested as deep as there is room does no harm', async () => {
  const shown = show(`$${'{'.repeat(499)}x${'}'.repeat(499)}$ end`);
  await waitFor(() => expect(shown.textContent).toMatch(/end$/));
});
