import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { axeFaults } from '../../../test/axe.ts';
import { anAnalysis } from './plan.fixture.ts';
import { firstSentence, Recommendations } from './recommendations.tsx';

type Shown = Partial<Pick<ComponentProps<typeof Recommendations>, 'places' | 'practisedAttempt'>>;

function show(texts: string[], topics: (string | null)[] = [], fields: Shown = {}) {
  const materials = anAnalysis().teacherMaterials;
  const rest = { places: [], practisedAttempt: null, ...fields };
  render(
    <MemoryRouter>
      <Recommendations {...{ texts, topics, materials }} {...rest} />
    </MemoryRouter>,
  );
  return within(screen.getByRole('region', { name: 'AI-Powered Recommendations' }));
}

function linksOf(cards: ReturnType<typeof show>) {
  return cards.getAllByRole('link').map((one) => [one.textContent, one.getAttribute('href')]);
}

test('a material that a suggestion names is a link, and so is the practice of what went wrong', () => {
  const texts = ['Read “Inside a cell” again.', 'Draw a cell.'];
  expect(linksOf(show(texts, [], { practisedAttempt: 'first' }))).toEqual([
    ['Practise what went wrong', '/practice?attempt=first'],
    ['Open “Inside a cell”', '/materials/slides'],
  ]);
});

test('a suggestion opens the section or the page that it names, and the practice of its topic', () => {
  const place = { section: null, page: null, quote: '' };
  const texts = [
    'Read the section “Cell walls” in “Inside a cell” again.',
    'It is on page 3 of “Inside a cell”.',
    'You left one question open.',
  ];
  const places = [
    { ...place, topic: 'Walls', section: 'Cell walls' },
    { ...place, topic: 'Energy', page: 3 },
  ];
  const cards = show(texts, ['Walls', 'Energy', null], { places, practisedAttempt: 'first' });
  expect(linksOf(cards).slice(1)).toEqual([
    ['Open “Cell walls” in “Inside a cell”', '/materials/slides?section=Cell%20walls'],
    ['Practise this topic', '/practice?attempt=first&topic=Walls'],
    ['Open page 3 of “Inside a cell”', '/materials/slides?page=3'],
    ['Practise this topic', '/practice?attempt=first&topic=Energy'],
  ]);
});

test('suggestions are numbered cards that stand open and turn by mouse and keyboard', async () => {
  const user = userEvent.setup();
  const cards = show(['Read page 3 again.', 'Draw a cell.']);
  expect(cards.getAllByRole('heading', { level: 3 }).map((h) => h.textContent)).toEqual([
    'Suggestion 1',
    'Suggestion 2',
  ]);
  expect(cards.getByText('Read page 3 again.')).toBeTruthy();
  const hide = cards.getByRole('button', { name: 'Hide suggestion 1' });
  expect(hide.getAttribute('aria-expanded')).toBe('true');
  await user.click(hide);
  const shown = cards.getByRole('button', { name: 'Show suggestion 1' });
  expect(document.activeElement).toBe(shown);
  expect(shown.getAttribute('aria-expanded')).toBe('false');
  expect(await axeFaults()).toEqual([]);
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(cards.getByRole('button', { name: 'Hide suggestion 1' }));
  expect(cards.queryByText(/click/i)).toBeNull();
});

test('the front names the topic and begins the text, the back has all of it', () => {
  const text = '“Cells” needs work: 1 of 3 questions went right. Read page 3 again.';
  const cards = show([text, 'You left one question open. Guess next time.'], ['Cells', null]);
  expect(cards.getAllByText('Cells')).toHaveLength(2);
  expect(cards.getByText('“Cells” needs work: 1 of 3 questions went right.')).toBeTruthy();
  expect(cards.getByText(text)).toBeTruthy();
  expect(cards.getByText('You left one question open.')).toBeTruthy();
});

test.each([
  [150, 'Show the text'],
  [151, 'Show the whole text'],
])('the hint on a text of %d characters is %s', (length, hint) => {
  const cards = show(['a'.repeat(length)]);
  expect(cards.getByText(/^Show the/).textContent).toBe(hint);
});

test('nothing has to be scrolled', () => {
  const cards = show(['a '.repeat(400)]);
  expect(cards.queryByText(/scroll/i)).toBeNull();
});

test.each([
  [
    '“Cells” needs work: 1 of 3 went right. Read page 3 again.',
    '“Cells” needs work: 1 of 3 went right.',
  ],
  [
    'Both questions on “What is 2.5?” went wrong. Read.',
    'Both questions on “What is 2.5?” went wrong.',
  ],
  ['Draw a cell.', null],
  ['no end', null],
  ['', null],
])('%s begins with %s', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});
