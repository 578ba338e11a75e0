import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { axeFaults } from '../../../test/axe.ts';
import { Recommendations } from './recommendations.tsx';

function show(...texts: string[]) {
  render(<Recommendations texts={texts} />);
  return within(screen.getByRole('region', { name: 'AI-Powered Recommendations' }));
}

test('suggestions are numbered cards that turn by mouse and keyboard', async () => {
  const user = userEvent.setup();
  const cards = show('Read page 3 again.', 'Draw a cell.');
  expect(cards.getAllByRole('heading', { level: 3 }).map((h) => h.textContent)).toEqual([
    'Suggestion 1',
    'Suggestion 2',
  ]);
  expect(cards.getByText('Read page 3 again.')).toBeTruthy();
  const shown = cards.getByRole('button', { name: 'Show suggestion 1' });
  expect(shown.getAttribute('aria-expanded')).toBe('false');
  await user.click(shown);
  const hide = cards.getByRole('button', { name: 'Hide suggestion 1' });
  expect(document.activeElement).toBe(hide);
  expect(hide.getAttribute('aria-expanded')).toBe('true');
  expect(await axeFaults()).toEqual([]);
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(cards.getByRole('button', { name: 'Show suggestion 1' }));
});

test.each([
  [150, 0],
  [151, 1],
])('a text of %d characters has %d hints to scroll', (length, hints) => {
  const cards = show('a'.repeat(length));
  expect(cards.queryAllByText('Scroll to read more')).toHaveLength(hints);
});
