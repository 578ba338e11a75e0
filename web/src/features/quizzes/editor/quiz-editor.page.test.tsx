import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { renderSignedIn } from '../../../test/render-signed-in.tsx';
import { server } from '../../../test/server.ts';
import { refuse } from '../quiz-server.fixture.ts';
import { ownQuiz, startEditorServer, type EditorServer } from './editor-server.fixture.ts';
import { QuizEditorPage } from './quiz-editor.page.tsx';

let api: EditorServer;

beforeEach(() => {
  api = startEditorServer();
});

function render() {
  return renderSignedIn(<QuizEditorPage />, {
    at: '/quiz-edit/quiz-1',
    route: '/quiz-edit/:quizId',
    others: { '/dashboard': <h1>Dashboard</h1> },
  });
}

async function open() {
  const rendered = render();
  await screen.findByRole('heading', { level: 1, name: 'The cell' });
  return rendered;
}

function card(number: number) {
  return within(screen.getByRole('article', { name: `Question ${number}` }));
}

function fieldsOf(number: number) {
  return card(number).getByRole<HTMLFieldSetElement>('group', { name: 'Texts' });
}

function texts() {
  return screen.getAllByLabelText<HTMLTextAreaElement>('Question').map(({ value }) => value);
}

function button(name: string) {
  return screen.getByRole('button', { name });
}

test('each question stands there with its texts, its right option and where the document says it', async () => {
  await open();
  expect(texts()).toEqual(['What is q1?', 'What is q2?', 'What is q3?']);
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
  const { user } = await open();
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

test('a deleted question can be brought back until the quiz is saved', async () => {
  const { user } = await open();
  await user.click(button('Delete question 2'));
  expect(texts()).toEqual(['What is q1?', 'What is q3?']);
  expect(document.activeElement).toBe(button('Undo'));
  await user.keyboard('{Enter}');
  expect(texts()).toEqual(['What is q1?', 'What is q2?', 'What is q3?']);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Question 2' }));
  expect(screen.getByText('All changes saved')).toBeTruthy();

  await user.click(button('Delete question 2'));
  await user.click(button('Save'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  expect(api.state.edits[0]?.questions?.map(({ id }) => id)).toEqual(['q1', 'q3']);
});

test('questions move by buttons and by arrow keys, and the new place is told', async () => {
  const { user } = await open();
  await user.click(button('Move question 1 down'));
  expect(texts()).toEqual(['What is q2?', 'What is q1?', 'What is q3?']);
  expect(screen.getByText('Now question 2 of 3.')).toBeTruthy();
  await user.keyboard('{ArrowDown}');
  expect(texts()).toEqual(['What is q2?', 'What is q3?', 'What is q1?']);
  expect(screen.getByText('Now question 3 of 3.')).toBeTruthy();
  expect(document.activeElement).toBe(button('Move question 3 down'));
  await user.keyboard('{ArrowDown}{ArrowUp}');
  expect(texts()).toEqual(['What is q2?', 'What is q1?', 'What is q3?']);
  expect(button('Move question 1 up').getAttribute('aria-disabled')).toBe('true');
});

test('a question is added by hand, and saved only when it is whole', async () => {
  const { user } = await open();
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
  const { user } = await open();
  const first = card(1);
  await user.clear(first.getByLabelText('Option A'));
  await user.type(first.getByLabelText('Option A'), 'Q1 two');
  await user.click(button('Save'));
  expect(first.getByText('The options of a question must differ from each other.')).toBeTruthy();
  expect(document.activeElement?.closest('fieldset')).toBe(
    first.getByRole('group', { name: /Options/ }),
  );
});

test('a quiz without questions is not saved', async () => {
  const { user } = await open();
  for (const _each of [1, 2, 3]) await user.click(button('Delete question 1'));
  await user.click(button('Save'));
  expect(screen.getByText('A quiz needs at least one question.')).toBeTruthy();
  expect(api.state.edits).toEqual([]);
});

test('one question is written anew, the others stay, and it can be taken back', async () => {
  const { user } = await open();
  await user.type(card(1).getByLabelText('Topic'), ' and leaves');
  await user.click(button('Replace question 2'));
  expect(await screen.findByDisplayValue('What is r1?')).toBeTruthy();
  expect(api.state.replaced).toEqual([{ place: 2, version: 1 }]);
  expect(texts()).toEqual(['What is q1?', 'What is r1?', 'What is q3?']);
  expect(card(1).getByDisplayValue('plants and leaves')).toBeTruthy();
  expect(screen.getByText('Question 2 was written anew.')).toBeTruthy();

  await user.click(button('Take back the earlier question'));
  expect(texts()).toEqual(['What is q1?', 'What is q2?', 'What is q3?']);
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
  const { user } = await open();
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
  expect(fieldsOf(2).disabled).toBe(false);
});

test('what the writer’s rules have against a question stands at it', async () => {
  const sentence = 'The right option is much longer than the others.';
  api.state.warnings = [{ questionId: 'q2', code: 'long', sentence }];
  await open();
  const warning = await screen.findByText(sentence);
  expect(warning.closest('article')).toBe(screen.getByRole('article', { name: 'Question 2' }));
});

test('a draft is saved and published in one step', async () => {
  const { user } = await open();
  await user.type(card(1).getByLabelText('Topic'), '!');
  await user.click(button('Publish'));
  expect(
    await screen.findByText('Quiz published. Your students find it in their Quizzes.'),
  ).toBeTruthy();
  expect(api.state.edits).toHaveLength(1);
  expect(api.state.quiz.status).toBe('ready');
  expect(screen.getByText('Published')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
});

test('a draft that cannot be saved is not published', async () => {
  const { user } = await open();
  await user.clear(card(1).getByLabelText('Topic'));
  await user.click(button('Publish'));
  expect(await screen.findByText('Please give every question a topic.')).toBeTruthy();
  expect(api.state.quiz.status).toBe('draft');
});

test('a corrected right answer of an open quiz says that results are graded again', async () => {
  api.state.quiz = ownQuiz({ status: 'ready' });
  api.state.corrected = 1;
  const { user } = await open();
  expect(screen.getByText(/Students can take this quiz/)).toBeTruthy();
  await user.click(card(1).getByRole('radio', { name: 'Option A is right' }));
  await user.click(button('Save'));
  expect(await screen.findByText(/results with this question are being graded again/)).toBeTruthy();
});

test('a version saved elsewhere is never overwritten: the newest can be loaded', async () => {
  const { user } = await open();
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
  await screen.findByRole('heading', { level: 1, name: 'Cells, second edition' });
  expect(card(1).getByDisplayValue('plants')).toBeTruthy();
  expect(api.state.edits).toEqual([]);
});

test('a save that fails says why and keeps what was typed', async () => {
  server.use(http.patch('/api/quizzes/quiz-1', () => refuse(500, 'Something went wrong.')));
  const { user } = await open();
  await user.type(card(1).getByLabelText('Topic'), '!');
  await user.click(button('Save'));
  expect(
    await screen.findByText('The changes could not be saved: Something went wrong.'),
  ).toBeTruthy();
  expect(card(1).getByDisplayValue('plants!')).toBeTruthy();
  expect(screen.getByText('Not saved')).toBeTruthy();
});

test('leaving asks only while something is not saved', async () => {
  const { user } = await open();
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

test('without changes Back leaves at once', async () => {
  const { user } = await open();
  await user.click(button('Back'));
  expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeTruthy();
});

test.each([
  ['is missing', () => refuse(404, 'Quiz not found.'), 'Quiz Not Found'],
  ['cannot be reached', () => HttpResponse.error(), 'Edit quiz'],
])('a quiz that %s says so', async (_what, answer, title) => {
  server.use(http.get('/api/quizzes/quiz-1', answer));
  const { user } = render();
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
  render();
  expect(
    await screen.findByText('Only the teacher who made this quiz can change it.'),
  ).toBeTruthy();
});

test('a quiz that is being written cannot be edited yet', async () => {
  api.state.quiz = ownQuiz({ status: 'generating', ids: [] });
  render();
  expect(await screen.findByText(/still being written/)).toBeTruthy();
});
