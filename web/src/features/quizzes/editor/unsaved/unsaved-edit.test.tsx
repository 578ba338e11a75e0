import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { signOut } from '../../../../lib/auth/session.ts';
import { axeFaults } from '../../../../test/axe.ts';
import { startEditorServer, type EditorServer } from '../editor-server.fixture.ts';
import { button, card, openEditor, questionTexts } from '../quiz-editor.fixture.tsx';

let api: EditorServer;

beforeEach(() => {
  api = startEditorServer();
});

afterEach(() => localStorage.clear());

const title = /^You have unsaved changes from /;

/** Begins a question and leaves the page without saving. */
async function leaveUnfinished() {
  const { user, unmount } = await openEditor();
  await user.click(button('Add a question'));
  await user.type(card(4).getByLabelText('Question'), 'Half of a');
  await user.selectOptions(card(4).getByLabelText('Kind of question'), 'A number');
  unmount();
}

test('a question that is not finished is there again for who comes back', async () => {
  await leaveUnfinished();
  const { user } = await openEditor();
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(questionTexts()).toHaveLength(3);
  expect(await axeFaults()).toEqual([]);
  await user.click(button('Go on with them'));
  expect(questionTexts()[3]).toBe('Half of a');
  expect(card(4).getByLabelText<HTMLSelectElement>('Kind of question').value).toBe('number');
  expect(screen.getByText('Changes not saved yet')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('what is discarded is gone, and can be had back at once', async () => {
  await leaveUnfinished();
  const { user, unmount } = await openEditor();
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(questionTexts()).toHaveLength(3);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(questionTexts()[3]).toBe('Half of a');
  await user.click(button('Delete question 4'));
  unmount();
  await openEditor();
  expect(screen.queryByRole('heading', { name: title })).toBeNull();
});

test('nothing is kept of what has been saved', async () => {
  const { user, unmount } = await openEditor();
  await user.type(card(1).getByLabelText('Topic'), '!');
  expect(localStorage).toHaveLength(2);
  await user.click(button('Save'));
  await waitFor(() => expect(api.state.edits).toHaveLength(1));
  await screen.findByText('All changes saved');
  unmount();
  await openEditor();
  expect(screen.queryByRole('heading', { name: title })).toBeNull();
});

test('who signs out leaves nothing of her quiz in the browser', async () => {
  await leaveUnfinished();
  await signOut();
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
});

test('changes to a version that is not the newest say what saving them would do', async () => {
  await leaveUnfinished();
  api.changeElsewhere({ title: 'The cell' });
  await openEditor();
  expect(await screen.findByText(/they replace what was saved there/)).toBeTruthy();
});

test('what cannot be read any more is not offered', async () => {
  await leaveUnfinished();
  const [key = ''] = Object.keys(localStorage).filter((one) => one.startsWith('unsaved-quiz:'));
  localStorage.setItem(key, '{"version":1}');
  await openEditor();
  await waitFor(() => expect(localStorage.getItem(key)).toBeNull());
  expect(screen.queryByRole('heading', { name: title })).toBeNull();
});
