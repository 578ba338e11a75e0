import { http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { axeFaults } from '../../../../test/axe.ts';
import { server } from '../../../../test/server.ts';
import { refuse } from '../../quiz-server.fixture.ts';
import { startEditorServer, type EditorServer } from '../editor-server.fixture.ts';
import { button, card, openEditor } from '../quiz-editor.fixture.tsx';

let api: EditorServer;

beforeEach(() => {
  api = startEditorServer();
  api.state.suggestions = ['Bark', 'Seed', 'Petal'];
});

/** Adds a question by hand, with its right answer. */
async function writeQuestion() {
  const { user } = await openEditor();
  await user.click(button('Add a question'));
  const own = card(4);
  await user.type(own.getByLabelText('Question'), 'What holds a tree?');
  await user.type(own.getByLabelText('Option B'), 'Root');
  await user.click(own.getByRole('radio', { name: 'Option B is right' }));
  return { user, own };
}

test("a teacher's own question gets wrong answers by a click each", async () => {
  const { user, own } = await writeQuestion();
  await user.click(own.getByRole('button', { name: 'Suggest wrong answers' }));
  await user.click(await own.findByRole('button', { name: 'Seed' }));
  await user.click(own.getByRole('button', { name: 'Bark' }));
  expect(own.getByLabelText<HTMLTextAreaElement>('Option A').value).toBe('Seed');
  expect(own.getByLabelText<HTMLTextAreaElement>('Option C').value).toBe('Bark');
  await user.click(own.getByRole('button', { name: 'Seed' }));
  expect(own.getByLabelText<HTMLTextAreaElement>('Option A').value).toBe('');
  expect(api.state.asked).toEqual([
    { question: 'What holds a tree?', answer: 'Root', options: ['', '', ''] },
  ]);
  expect(await axeFaults()).toEqual([]);
});

test('where all places are filled a click swaps, and a click swaps back', async () => {
  const { user } = await openEditor();
  const first = card(1);
  await user.click(first.getByRole('button', { name: 'Suggest wrong answers' }));
  expect(await first.findByText(/a click takes the place of “q1 four”/)).toBeTruthy();
  const last = first.getByLabelText<HTMLTextAreaElement>('Option D');
  await user.click(first.getByRole('button', { name: 'Seed' }));
  expect(last.value).toBe('Seed');
  await user.click(first.getByRole('button', { name: 'q1 four' }));
  expect(last.value).toBe('q1 four');
  expect(await axeFaults()).toEqual([]);
});

test('what is missing is said before anything is asked', async () => {
  const { user } = await openEditor();
  await user.click(button('Add a question'));
  await user.click(card(4).getByRole('button', { name: 'Suggest wrong answers' }));
  expect(card(4).getByRole('alert').textContent).toBe(
    'Write the question and mark its right answer first.',
  );
  expect(api.state.asked).toEqual([]);
});

test('a document that has nothing says so', async () => {
  api.state.suggestions = [];
  const { user, own } = await writeQuestion();
  await user.click(own.getByRole('button', { name: 'Suggest wrong answers' }));
  expect(await own.findByText(/has nothing that fits/)).toBeTruthy();
});

test('a refusal is told, and asking again helps', async () => {
  server.use(
    http.post(
      '/api/quizzes/quiz-1/suggestions',
      () => refuse(422, 'The document is no longer kept.'),
      { once: true },
    ),
  );
  const { user, own } = await writeQuestion();
  await user.click(own.getByRole('button', { name: 'Suggest wrong answers' }));
  expect((await own.findByRole('alert')).textContent).toContain('The document is no longer kept.');
  await user.click(own.getByRole('button', { name: 'Try Again' }));
  expect(await own.findByRole('button', { name: 'Petal' })).toBeTruthy();
  expect(own.queryByRole('alert')).toBeNull();
});
