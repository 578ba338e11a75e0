import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { axeFaults } from '../../../test/axe.ts';
import { renderSignedIn } from '../../../test/render-signed-in.tsx';
import type { IndexedQuestion } from './indexed-question.ts';
import { QuestionIndex } from './question-index.tsx';

const questions: IndexedQuestion[] = [
  { headingId: 'q1', number: 1, text: 'What is osmosis?', mark: null },
  { headingId: 'q2', number: 2, text: 'Where is chlorophyll?', mark: 'check' },
  { headingId: 'gone', number: null, text: 'What was it?', mark: 'deleted' },
  { headingId: 'q3', number: 3, text: '', mark: 'problem' },
];

afterEach(() => vi.restoreAllMocks());

async function open({ isWide }: { isWide: boolean }) {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () => Object.assign(new EventTarget(), { matches: isWide }) as MediaQueryList,
  );
  const rendered = renderSignedIn(
    <main>
      <QuestionIndex questions={questions}>
        {questions.map(({ headingId, number }) => (
          <article key={headingId} aria-labelledby={headingId}>
            <h2 id={headingId} tabIndex={-1}>
              Question {number}
            </h2>
          </article>
        ))}
      </QuestionIndex>
    </main>,
  );
  await list().findByText(/osmosis|Jump/);
  return rendered;
}

function list() {
  return within(screen.getByRole('navigation', { name: 'Questions' }));
}

test('at the side every question has its number, first words and what there is to do', async () => {
  await open({ isWide: true });
  const names = list()
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(names).toEqual([
    '1What is osmosis?',
    '2Where is chlorophyll?, to check',
    '–What was it?, deleted',
    '3Not written yet, something is missing',
  ]);
  expect(await axeFaults()).toEqual([]);
});

test('a click leads to the question, which is the current one from then on', async () => {
  const { user } = await open({ isWide: true });
  const second = list().getByRole('button', { name: /chlorophyll/ });
  await user.click(second);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Question 2' }));
  expect(second.getAttribute('aria-current')).toBe('location');
  const current = document.querySelectorAll('[aria-current]');
  expect(current).toHaveLength(1);
});

test('the question that has the cursor is the current one', async () => {
  await open({ isWide: true });
  act(() => screen.getByRole('heading', { name: 'Question 3' }).focus());
  const current = document.querySelectorAll('[aria-current]');
  expect([...current].map(({ textContent }) => textContent)).toEqual([
    '3Not written yet, something is missing',
  ]);
});

test('on a small screen the list is folded, and folds again after a jump', async () => {
  const { user } = await open({ isWide: false });
  expect(list().queryByRole('button')).toBeNull();
  await user.click(list().getByText(/Jump to question/));
  await user.click(await list().findByRole('button', { name: /osmosis/ }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Question 1' }));
  expect(list().getByText(/now at 1 of 3/)).toBeTruthy();
  expect(list().getByRole('group')).toHaveProperty('open', false);
});

test('Escape folds the list, and the focus stays where it was opened', async () => {
  const { user } = await open({ isWide: false });
  const summary = list()
    .getByText(/Jump to question/)
    .closest('summary');
  await user.click(list().getByText(/Jump to question/));
  await list().findByRole('button', { name: /osmosis/ });
  await user.keyboard('{Escape}');
  expect(list().getByRole('group')).toHaveProperty('open', false);
  expect(document.activeElement).toBe(summary);
});
