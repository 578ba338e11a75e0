import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { axeFaults } from '../../../../test/axe.ts';
import { startEditorServer, type EditorServer } from '../editor-server.fixture.ts';
import { button, card, openEditor } from '../quiz-editor.fixture.tsx';

let api: EditorServer;

beforeEach(() => {
  api = startEditorServer();
});

async function become(user: UserEvent, kind: string) {
  await user.selectOptions(await card(1).findByLabelText('Kind of question'), kind);
}

async function write(user: UserEvent, label: string, text: string) {
  const field = await card(1).findByLabelText(label);
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

async function save(user: UserEvent) {
  await user.click(button('Save'));
  await screen.findByText('All changes saved');
  return api.state.edits.at(-1)?.questions?.[0];
}

test('gaps are found in brackets as they are written, and become a word bank and typed again', async () => {
  const { user } = await openEditor();
  await become(user, 'A text with gaps');
  expect(await card(1).findByText('No gap so far.')).toBeTruthy();
  await write(user, 'Question', 'Plants take in [carbon dioxide|CO2] and give off [oxygen].');
  const gaps = card(1).getByRole('list', { name: 'Gaps' });
  expect([...gaps.children].map(({ textContent }) => textContent)).toEqual([
    ...['carbon dioxide or CO2', 'oxygen'],
  ]);
  await user.click(card(1).getByLabelText(/one typing slip/));
  await user.selectOptions(card(1).getByLabelText('How it is answered'), 'bank');
  await write(user, 'Words to spare (optional)', 'nitrogen, argon');
  expect(await axeFaults()).toEqual([]);
  expect(await save(user)).toMatchObject({
    kind: 'gaps',
    question: 'Plants take in _____ and give off _____.',
    body: { gaps: 2, bank: ['argon', 'carbon dioxide', 'nitrogen', 'oxygen'] },
    key: { gaps: [{ words: ['carbon dioxide', 'CO2'] }, { words: ['oxygen'] }], allowTypo: true },
  });
  expect(screen.getByText('All changes saved')).toBeTruthy();

  await user.selectOptions(card(1).getByLabelText('How it is answered'), 'typed');
  expect(card(1).getByLabelText<HTMLInputElement>(/one typing slip/).checked).toBe(true);
  await user.selectOptions(card(1).getByLabelText('How it is answered'), 'bank');
  expect(screen.getByText('All changes saved')).toBeTruthy();
});

test('a gap without a word is told at the text, and a word that fits two gaps is a weak spot', async () => {
  const { user } = await openEditor();
  await become(user, 'A text with gaps');
  await write(user, 'Question', 'Water is [] and [hydrogen].');
  await user.click(button('Save'));
  const field = card(1).getByLabelText('Question');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
  await write(user, 'Question', 'Water is [oxygen] and air has [oxygen|O2].');
  await user.selectOptions(card(1).getByLabelText('How it is answered'), 'bank');
  expect(card(1).getByText('Gaps 1 and 2 accept the same word: oxygen.')).toBeTruthy();
  await write(user, 'Words to spare (optional)', 'o2');
  expect(card(1).getByText('The spare word o2 is right in gap 2.')).toBeTruthy();
});

test('a question that becomes one with gaps and a choice again loses nothing', async () => {
  const { user } = await openEditor();
  await become(user, 'A text with gaps');
  await write(user, 'Question', 'Plants give off [oxygen].');
  await become(user, 'One right answer');
  expect(card(1).getByLabelText<HTMLTextAreaElement>('Question').value).toBe('What is q1?');
  expect(card(1).getByLabelText<HTMLTextAreaElement>('Option B').value).toBe('q1 two');
  await become(user, 'A text with gaps');
  expect((await card(1).findByLabelText<HTMLTextAreaElement>('Question')).value).toBe(
    'Plants give off [oxygen].',
  );
});

test('pairs are written side by side, with right sides to spare', async () => {
  const { user } = await openEditor();
  await become(user, 'Pairs to match');
  for (const [at, [left = '', right = '']] of [
    ['Root', 'Takes in water'],
    ['Leaf', 'Makes sugar'],
    ['Stem', 'takes in water'],
  ].entries()) {
    await write(user, `Left side ${at + 1}`, left);
    await write(user, `Right side ${at + 1}`, right);
  }
  expect(card(1).getByText('“Takes in water” fits 2 left sides.')).toBeTruthy();
  await user.click(button('Add a pair'));
  expect(document.activeElement).toBe(card(1).getByLabelText('Left side 4'));
  await user.click(button('Remove pair 4'));
  await user.click(button('Add a right side to spare'));
  expect(document.activeElement).toBe(card(1).getByLabelText('Right side to spare 1'));
  await user.click(button('Save'));
  expect(card(1).getByText('Please fill in every right side.')).toBeTruthy();
  await user.click(card(1).getByLabelText('Right side to spare 1'));
  await user.paste('Bears seeds');
  expect(await axeFaults()).toEqual([]);
  expect(await save(user)).toMatchObject({
    kind: 'match',
    options: ['Bears seeds', 'Makes sugar', 'Takes in water'],
    body: { lefts: ['Root', 'Leaf', 'Stem'] },
    key: { pairs: [2, 1, 2] },
  });
});

test('lines are written in their order, moved, and sent so that they tell nothing', async () => {
  const { user } = await openEditor();
  await become(user, 'Lines to order');
  await write(user, 'Line 1', 'Sprout');
  await write(user, 'Line 2', 'Seed');
  await write(user, 'Line 3', 'Sprouts.');
  expect(card(1).getByText('Lines 1 and 3 read alike.')).toBeTruthy();
  await write(user, 'Line 3', 'Flower');
  expect(card(1).queryByText(/read alike/)).toBeNull();
  await user.click(button('Move line 2 up'));
  expect(screen.getByText('Now line 1 of 3.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(button('Move line 1 up')));
  await user.selectOptions(card(1).getByLabelText('Points'), 'all-or-nothing');
  expect(await axeFaults()).toEqual([]);
  expect(await save(user)).toMatchObject({
    kind: 'order',
    options: ['Flower', 'Seed', 'Sprout'],
    key: { order: [1, 2, 0], scoring: 'all-or-nothing' },
  });
});
