import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startEditorServer } from './editor-server.fixture.ts';
import { button, openEditor } from './quiz-editor.fixture.tsx';

test('the subject of a quiz is changed and saved, and can be taken away', async () => {
  const api = startEditorServer();
  const { user } = await openEditor();
  const subject = screen.getByLabelText<HTMLSelectElement>('Subject');
  expect(subject.value).toBe('');
  await user.selectOptions(subject, 'Biology');
  expect(screen.getByText('Changes not saved yet')).toBeTruthy();
  await user.click(button('Save'));
  await waitFor(() => expect(api.state.quiz.subject).toBe('Biology'));
  expect(await screen.findByText('All changes saved')).toBeTruthy();
  await user.selectOptions(subject, 'None');
  await user.click(button('Save'));
  await waitFor(() => expect(api.state.quiz.subject).toBeNull());
});

test('a save that leaves the subject as it is does not send it', async () => {
  const api = startEditorServer();
  const { user } = await openEditor();
  await user.type(screen.getByLabelText('Title'), ' wall');
  await user.click(button('Save'));
  await waitFor(() => expect(api.state.edits).toHaveLength(1));
  expect(api.state.edits[0]).not.toHaveProperty('subject');
});
