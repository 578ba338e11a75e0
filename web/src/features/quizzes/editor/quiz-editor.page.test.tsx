import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { server } from '../../../test/server.ts';
import { refuse } from '../quiz-server.fixture.ts';
import { ownQuiz, startEditorServer, type EditorServer } from './editor-server.fixture.ts';
import { button, card, openEditor, questionTexts, renderEditor } from './quiz-editor.fixture.tsx';

let api: EditorServer;

beforeEach(() => {
  api = startEditorServer();
});

test('each question stands there with its texts, its right option and where the document says it', async () => {
  await openEditor();
  expect(questionTexts()).toEqual(['What is q1?', 'What is q2?', 'What is q3?']);
  const first = card(1);
  expect(first.getByLabelText<HTMLTextAreaElement>('Option B').value).toBe('q1 two');
  expect(first.getByRole<HTMLInputElement>('radio', { name: 'Option B is right' }).checked).toBe(
    true,
  );
  expect(first.getByLabelText<HTMLTextAreaElement>(/^Explanation/).value).toBe('It is q1 two.');
  expect(first.getByLabelText<HTMLTextAreaElement>('Topic').value).toBe('plants');
  expect(first.getByText('From the document, page 3')).toBeTruthy();
  expect(first.getByText('The text says q1.')).toBeTruthy();
  for (const words of ['Draft', 'Medium', 'Grade 8', '3 Questions', 'All changes saved']) {
    expect(screen.getByText(words)).toBeTruthy();
  }
  expect(screen.getByText(/students do not see it until you publish it/)).toBeTruthy();
});

test('texts, title and the right option are saved as one version', async () => {
  const { user } = await openEditor();
  const title = screen.getByLabelText('Title');
  await user.clear(title);
  await user.type(title, 'Plant cells');
  const first = card(1);
  await user.type(first.getByLabelText('Question'), ' Say it.');
  await user.type(first.getByLabelText('Option A'), ' or more');
  await user.click(first.getByRole('radio', { name: 'Option C is right' }));
  expect(screen.getByText('Changes not saved yet')).toBeTruthy();
  await user.click(button('Save'));
  await screen.findByRole('heading', { level: 1, name: 'Plant cells' });
  expect(screen.getByText('All changes saved')).toBeTruthy();
  expect(api.state.edits).toMatchObject([
    {
      version: 1,
      title: 'Plant cells',
      questions: [
        {
          id: 'q1',
          question: 'What is q1? Say it.',
          options: ['q1 one or more', 'q1 two', 'q1 three', 'q1 four'],
          correctAnswer: 2,
        },
        { id: 'q2' },
        { id: 'q3' },
      ],
    },
  ]);
  await user.type(card(2).getByLabelText('Topic'), '!');
  await user.click(button('Save'));
  await waitFor(() => expect(api.state.edits[1]?.version).toBe(2));
});

test('a draft is saved and published in one step', async () => {
  const { user } = await openEditor();
  await user.type(card(1).getByLabelText('Topic'), '!');
  await user.click(button('Publish'));
  expect(
    await screen.findByText(
      'Quiz published: it is on the shelf. Your students find it in their Quizzes.',
    ),
  ).toBeTruthy();
  expect(api.state.edits).toHaveLength(1);
  expect(api.state.quiz.status).toBe('ready');
  expect(screen.getByText('On the shelf')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('a draft goes on to the classes that it is for, with all that is changed', async () => {
  const { user } = await openEditor();
  await user.type(card(1).getByLabelText('Topic'), '!');
  await user.click(button('Assign…'));
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy();
  expect(api.state.edits).toHaveLength(1);
  expect(api.state.quiz.status).toBe('draft');
});

test('a draft that cannot be saved is not published', async () => {
  const { user } = await openEditor();
  await user.clear(card(1).getByLabelText('Topic'));
  await user.click(button('Publish'));
  expect(await screen.findByText('Please give every question a topic.')).toBeTruthy();
  expect(api.state.quiz.status).toBe('draft');
});

test('what is missing is said before a question about what is unsure', async () => {
  const quiz = ownQuiz();
  const [first, ...others] = quiz.questions;
  if (!first) throw new Error('It has questions.');
  api.state.quiz = { ...quiz, questions: [{ ...first, confidence: 'check' }, ...others] };
  const { user } = await openEditor();
  await user.click(button('Add a question'));
  await user.click(button('Publish'));
  expect(await screen.findByText('Not saved yet: something is missing')).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(api.state.quiz.status).toBe('draft');
});

test('a corrected right answer of an open quiz says that results are graded again', async () => {
  api.state.quiz = ownQuiz({ status: 'ready' });
  api.state.corrected = 1;
  const { user } = await openEditor();
  expect(screen.getByText(/Students can take this quiz/)).toBeTruthy();
  await user.click(card(1).getByRole('radio', { name: 'Option A is right' }));
  await user.click(button('Save'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Change what is right?' });
  expect(within(dialog).getByText(/^Question 1 would have another right answer/)).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
  expect(screen.getByText('Changes not saved yet')).toBeTruthy();

  await user.click(button('Save'));
  await user.click(await screen.findByRole('button', { name: 'Save and grade again' }));
  expect(await screen.findByText(/results with this question are being graded again/)).toBeTruthy();
});

test('another wording, and a right answer of a draft, are saved without a question', async () => {
  api.state.quiz = ownQuiz({ status: 'ready' });
  const { user, unmount } = await openEditor();
  await user.type(card(1).getByLabelText('Topic'), '!');
  await user.click(card(1).getByRole('radio', { name: 'Option A is right' }));
  await user.type(card(1).getByRole('textbox', { name: 'Question' }), ' Now?');
  await user.click(button('Save'));
  expect(await screen.findByText('All changes saved')).toBeTruthy();
  unmount();

  api.state.quiz = ownQuiz({ status: 'draft' });
  const again = await openEditor();
  await again.user.click(card(2).getByRole('radio', { name: 'Option A is right' }));
  await again.user.click(button('Save'));
  expect(await screen.findByText('All changes saved')).toBeTruthy();
});

test('a version saved elsewhere is never overwritten: the newest can be loaded', async () => {
  const { user } = await openEditor();
  api.changeElsewhere({ title: 'Cells, second edition' });
  await user.type(card(1).getByLabelText('Topic'), '!');
  await user.click(button('Save'));
  const dialog = await screen.findByRole('alertdialog', {
    name: 'This quiz was changed somewhere else',
  });
  await user.click(within(dialog).getByRole('button', { name: 'Not yet' }));
  expect(card(1).getByDisplayValue('plants!')).toBeTruthy();
  expect(screen.getByText('Not saved')).toBeTruthy();

  await user.click(button('Save'));
  await user.click(await screen.findByRole('button', { name: 'Load the newest version' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Cells, second edition' });
  expect(document.activeElement).toBe(heading);
  expect(card(1).getByDisplayValue('plants')).toBeTruthy();
  expect(api.state.edits).toEqual([]);
});

test('a save that fails says why and keeps what was typed', async () => {
  server.use(http.patch('/api/quizzes/quiz-1', () => refuse(500, 'Something went wrong.')));
  const { user } = await openEditor();
  await user.type(card(1).getByLabelText('Topic'), '!');
  await user.click(button('Save'));
  expect(
    await screen.findByText('The changes could not be saved: Something went wrong.'),
  ).toBeTruthy();
  expect(card(1).getByDisplayValue('plants!')).toBeTruthy();
  expect(screen.getByText('Not saved')).toBeTruthy();
});

test('leaving asks only while something is not saved', async () => {
  const { user } = await openEditor();
  await user.type(card(1).getByLabelText('Topic'), '!');
  await user.click(button('Back'));
  const dialog = screen.getByRole('alertdialog', { name: 'Leave without saving?' });
  await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
  expect(card(1).getByDisplayValue('plants!')).toBeTruthy();
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);

  await user.click(button('Back'));
  await user.click(button('Leave without saving'));
  expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeTruthy();
});

test('a link to one question leads to its card', async () => {
  renderEditor('#question-2');
  const heading = await screen.findByRole('heading', { name: 'Question 2' });
  expect(document.activeElement).toBe(heading);
});

test('without changes Back leaves at once', async () => {
  const { user } = await openEditor();
  await user.click(button('Back'));
  expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeTruthy();
});

test.each([
  ['is missing', () => refuse(404, 'Quiz not found.'), 'Quiz Not Found'],
  ['cannot be reached', () => HttpResponse.error(), 'Edit quiz'],
])('a quiz that %s says so', async (_what, answer, title) => {
  server.use(http.get('/api/quizzes/quiz-1', answer));
  const { user } = renderEditor();
  const goBack = await screen.findByRole('button', { name: 'Go Back' });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
  await user.click(goBack);
  expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeTruthy();
});

test('a quiz of another teacher cannot be edited', async () => {
  const questions = ownQuiz().questions.map(({ id, question, options, topic, benchmarkTime }) => ({
    ...{ id, question, options, topic, benchmarkTime },
  }));
  server.use(
    http.get('/api/quizzes/quiz-1', () =>
      HttpResponse.json({ success: true, quiz: { ...ownQuiz({ status: 'ready' }), questions } }),
    ),
  );
  renderEditor();
  expect(
    await screen.findByText('Only the teacher who made this quiz can change it.'),
  ).toBeTruthy();
});

test('a quiz that is being written cannot be edited yet', async () => {
  api.state.quiz = ownQuiz({ status: 'generating', ids: [] });
  renderEditor();
  expect(await screen.findByText(/still being written/)).toBeTruthy();
});
