import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { startEditorServer } from '../editor-server.fixture.ts';
import { button, card, openEditor } from '../quiz-editor.fixture.tsx';

beforeEach(() => {
  startEditorServer();
});

const strange = /^Written for the kind of question that it was before/;

async function choose(user: UserEvent, kind: string) {
  await user.selectOptions(await card(1).findByLabelText('Kind of question'), kind);
}

test('an explanation of another kind is marked to be looked at until it is changed', async () => {
  const { user } = await openEditor();
  await choose(user, 'True or false');
  expect(card(1).getByText(strange)).toBeTruthy();
  await user.type(card(1).getByLabelText(/^Explanation/), ' So it is true.');
  expect(card(1).queryByText(strange)).toBeNull();
});

test('an explanation stays as it is where the right answer is carried over', async () => {
  const { user } = await openEditor();
  await choose(user, 'Several right answers');
  expect(card(1).queryByText(strange)).toBeNull();
});

test('a kind that is chosen again has what it had', async () => {
  const { user } = await openEditor();
  await choose(user, 'A text with gaps');
  const gaps = await card(1).findByLabelText('Question');
  await user.clear(gaps);
  await user.type(gaps, 'A cell has a [[wall].');
  await user.clear(card(1).getByLabelText(/^Explanation/));
  await user.type(card(1).getByLabelText(/^Explanation/), 'Plants do.');
  await choose(user, 'One right answer');
  expect(card(1).getByLabelText<HTMLTextAreaElement>('Question').value).toBe('What is q1?');
  expect(card(1).getByLabelText<HTMLTextAreaElement>(/^Explanation/).value).toBe('It is q1 two.');
  expect(screen.getByText('All changes saved')).toBeTruthy();
  await choose(user, 'A text with gaps');
  expect((await card(1).findByLabelText<HTMLTextAreaElement>('Question')).value).toBe(
    'A cell has a [wall].',
  );
  expect(card(1).getByLabelText<HTMLTextAreaElement>(/^Explanation/).value).toBe('Plants do.');
});

test('a question that was added after a save that failed is not blamed before she has been there', async () => {
  const { user } = await openEditor();
  await user.clear(card(1).getByLabelText('Topic'));
  await user.click(button('Save'));
  expect(await card(1).findByText('Please give every question a topic.')).toBeTruthy();
  await user.click(button('Add a question'));
  expect(card(4).queryAllByText(/^Please/)).toEqual([]);
  await user.tab();
  expect(
    card(4)
      .getAllByText(/^Please/)
      .map(({ textContent }) => textContent),
  ).toEqual(['Please fill in the text of every question.']);
  await user.click(button('Save'));
  expect(await card(4).findByText('Please give every question a topic.')).toBeTruthy();
});
