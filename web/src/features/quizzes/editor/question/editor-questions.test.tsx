import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { server } from '../../../../test/server.ts';
import { refuse } from '../../quiz-server.fixture.ts';
import { startEditorServer, type EditorServer } from '../editor-server.fixture.ts';
import { button, card, fieldsOf, openEditor, questionTexts } from '../quiz-editor.fixture.tsx';

let api: EditorServer;

beforeEach(() => {
  api = startEditorServer();
});

test('a deleted question can be brought back until the quiz is saved', async () => {
  const { user } = await openEditor();
  await user.click(button('Delete question 2'));
  expect(questionTexts()).toEqual(['What is q1?', 'What is q3?']);
  expect(document.activeElement).toBe(button('Undo'));
  await user.keyboard('{Enter}');
  expect(questionTexts()).toEqual(['What is q1?', 'What is q2?', 'What is q3?']);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Question 2' }));
  expect(screen.getByText('All changes saved')).toBeTruthy();

  await user.click(button('Delete question 2'));
  await user.click(button('Save'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  expect(api.state.edits[0]?.questions?.map(({ id }) => id)).toEqual(['q1', 'q3']);
});

test('questions move by buttons and by arrow keys, and the new place is told', async () => {
  const { user } = await openEditor();
  await user.click(button('Move question 1 down'));
  expect(questionTexts()).toEqual(['What is q2?', 'What is q1?', 'What is q3?']);
  expect(screen.getByText('Now question 2 of 3.')).toBeTruthy();
  await user.keyboard('{ArrowDown}');
  expect(questionTexts()).toEqual(['What is q2?', 'What is q3?', 'What is q1?']);
  expect(screen.getByText('Now question 3 of 3.')).toBeTruthy();
  expect(document.activeElement).toBe(button('Move question 3 down'));
  await user.keyboard('{ArrowDown}{ArrowUp}');
  expect(questionTexts()).toEqual(['What is q2?', 'What is q1?', 'What is q3?']);
  expect(button('Move question 1 up').getAttribute('aria-disabled')).toBe('true');
});

test('a question is added by hand, and saved only when it is whole', async () => {
  const { user } = await openEditor();
  await user.click(button('Add a question'));
  const added = card(4);
  expect(document.activeElement).toBe(added.getByLabelText('Question'));
  expect(added.getByText(/Written by hand/)).toBeTruthy();
  expect(added.queryByRole('button', { name: 'Replace question 4' })).toBeNull();

  await user.click(button('Save'));
  const alert = screen.getByRole('alert', { name: 'Not saved yet: something is missing' });
  expect(within(alert).getByText(/Question 4: Please mark the right option/)).toBeTruthy();
  expect(document.activeElement).toBe(added.getByLabelText('Question'));
  expect(screen.getByText('Not saved')).toBeTruthy();
  expect(api.state.edits).toEqual([]);

  await user.type(added.getByLabelText('Question'), 'What is a wall?');
  for (const [index, letter] of ['A', 'B', 'C', 'D'].entries()) {
    await user.type(added.getByLabelText(`Option ${letter}`), `Wall ${index}`);
  }
  await user.click(added.getByRole('radio', { name: 'Option D is right' }));
  await user.type(added.getByLabelText('Topic'), 'walls');
  // The next is likely to be about the same.
  await user.click(button('Add a question'));
  expect(card(5).getByLabelText<HTMLTextAreaElement>('Topic').value).toBe('walls');
  await user.click(button('Delete question 5'));
  expect(screen.queryByText(/Please/)).toBeNull();
  await user.click(button('Save'));
  await screen.findByText('All changes saved');
  expect(api.state.edits[0]?.questions?.[3]).toMatchObject({
    question: 'What is a wall?',
    correctAnswer: 3,
  });
  expect(button('Replace question 4')).toBeTruthy();
});

test('the same option twice is refused at the options', async () => {
  const { user } = await openEditor();
  const first = card(1);
  await user.clear(first.getByLabelText('Option A'));
  await user.type(first.getByLabelText('Option A'), 'Q1 two');
  await user.click(button('Save'));
  expect(first.getByText('The options of a question must differ from each other.')).toBeTruthy();
  expect(document.activeElement?.closest('fieldset')).toBe(
    first.getByRole('group', { name: /Options/ }),
  );
});

test('a question has as many options as its teacher wants, two to six', async () => {
  const { user } = await openEditor();
  const first = card(1);
  await user.click(first.getByRole('button', { name: 'Add an option' }));
  expect(document.activeElement).toBe(first.getByLabelText('Option E'));
  await user.type(first.getByLabelText('Option E'), 'q1 five');
  await user.click(first.getByRole('button', { name: 'Add an option' }));
  expect(first.queryByRole('button', { name: 'Add an option' })).toBeNull();
  await user.click(first.getByRole('button', { name: 'Remove option F' }));
  await user.click(card(2).getByRole('button', { name: 'Remove option D' }));
  await user.click(card(2).getByRole('button', { name: 'Remove option C' }));
  expect(card(2).queryByRole('button', { name: /Remove option/ })).toBeNull();
  await user.click(button('Save'));
  await screen.findByText('All changes saved');
  expect(api.state.edits[0]?.questions).toMatchObject([
    { options: ['q1 one', 'q1 two', 'q1 three', 'q1 four', 'q1 five'] },
    { options: ['q2 one', 'q2 two'] },
    { options: ['q3 one', 'q3 two', 'q3 three', 'q3 four'] },
  ]);
});

test('a removed option can be put back, and the right one stays the right one', async () => {
  const { user } = await openEditor();
  const first = card(1);
  await user.click(first.getByRole('radio', { name: 'Option C is right' }));
  await user.click(first.getByRole('button', { name: 'Remove option A' }));
  expect(first.getByRole<HTMLInputElement>('radio', { name: 'Option B is right' }).checked).toBe(
    true,
  );
  await user.click(first.getByRole('button', { name: 'Put the option back' }));
  expect(first.getByDisplayValue('q1 one')).toBeTruthy();
  expect(first.getByRole<HTMLInputElement>('radio', { name: 'Option C is right' }).checked).toBe(
    true,
  );
  expect(first.queryByRole('button', { name: 'Put the option back' })).toBeNull();
  await user.click(first.getByRole('button', { name: 'Remove option C' }));
  await user.click(button('Save'));
  expect(first.getByText('Please mark the right option of every question.')).toBeTruthy();
});

test('a quiz without questions is not saved', async () => {
  const { user } = await openEditor();
  for (const _each of [1, 2, 3]) await user.click(button('Delete question 1'));
  await user.click(button('Save'));
  expect(screen.getByText('A quiz needs at least one question.')).toBeTruthy();
  expect(api.state.edits).toEqual([]);
});

test('one question is rewritten, the others stay, and it can be taken back', async () => {
  const { user } = await openEditor();
  await user.type(card(1).getByLabelText('Topic'), ' and leaves');
  await user.click(button('Replace question 2'));
  expect(await screen.findByDisplayValue('What is r1?')).toBeTruthy();
  expect(api.state.replaced).toEqual([{ place: 2, version: 1 }]);
  expect(questionTexts()).toEqual(['What is q1?', 'What is r1?', 'What is q3?']);
  expect(card(1).getByDisplayValue('plants and leaves')).toBeTruthy();
  expect(screen.getByText('Question 2 was rewritten.')).toBeTruthy();

  await user.click(button('Take back the earlier question'));
  expect(questionTexts()).toEqual(['What is q1?', 'What is q2?', 'What is q3?']);
  expect(card(2).getByText('The text says q2.')).toBeTruthy();
  await user.click(button('Save'));
  await screen.findByText('All changes saved');
  expect(api.state.edits[0]).toMatchObject({ version: 2, questions: [{}, { id: 'q2' }, {}] });
});

test('while a question is being written its texts wait, and nothing else can be saved', async () => {
  let finish = () => {};
  server.use(
    http.post('/api/quizzes/quiz-1/questions/2/replace', async () => {
      await new Promise<void>((resolve) => (finish = resolve));
      return refuse(422, 'The document gives no further good question.');
    }),
  );
  const { user } = await openEditor();
  await user.type(card(1).getByLabelText('Topic'), '!');
  await user.click(button('Replace question 2'));
  expect(
    await screen.findByRole('progressbar', { name: 'Writing another question…' }),
  ).toBeTruthy();
  expect(fieldsOf(2).disabled).toBe(true);
  for (const name of ['Save', 'Publish', 'Replace question 1']) {
    expect(button(name).getAttribute('aria-disabled')).toBe('true');
  }
  finish();
  expect(
    await screen.findByText(
      'The question could not be replaced: The document gives no further good question.',
    ),
  ).toBeTruthy();
  await waitFor(() => expect(fieldsOf(2).disabled).toBe(false));
});

test('what the writer’s rules have against a question stands at it', async () => {
  const sentence = 'The right option is much longer than the others.';
  api.state.warnings = [{ questionId: 'q2', code: 'long', sentence }];
  await openEditor();
  const warning = await screen.findByText(sentence);
  expect(warning.closest('article')).toBe(screen.getByRole('article', { name: 'Question 2' }));
});
