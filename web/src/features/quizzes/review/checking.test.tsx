import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { axeFaults } from '../../../test/axe.ts';
import { renderSignedIn } from '../../../test/render-signed-in.tsx';
import { server } from '../../../test/server.ts';
import { ownQuiz, startEditorServer } from '../editor/editor-server.fixture.ts';
import { button, card, openEditor } from '../editor/quiz-editor.fixture.tsx';
import { QuizPreviewPage } from '../preview/quiz-preview.page.tsx';
import { refuse } from '../quiz-server.fixture.ts';

/** Starts with a sure first question and two marked ones. */
function startMarked() {
  const quiz = ownQuiz({ review: { toCheck: 2, drafts: 1 } });
  const questions = quiz.questions.map((question, at) => ({
    ...question,
    confidence: at === 0 ? ('sure' as const) : ('check' as const),
  }));
  return startEditorServer({ ...quiz, questions });
}

async function openPreview() {
  const rendered = renderSignedIn(<QuizPreviewPage />, {
    at: '/quiz-view/quiz-1',
    route: '/quiz-view/:quizId',
  });
  await screen.findByRole('heading', { level: 1, name: 'The cell' });
  return rendered;
}

function counts() {
  return within(screen.getByRole('region', { name: 'To look at' }));
}

function focused() {
  return document.activeElement?.textContent;
}

test('who publishes what is marked to check is asked first, and can look at it instead', async () => {
  const api = startMarked();
  const { user } = await openEditor();
  await user.click(button('Publish'));
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'Publish with 2 questions to check?' }),
  );
  expect(await axeFaults()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Look at them first' }));
  expect(api.state.quiz.status).toBe('draft');
  await user.click(button('Publish'));
  await user.click(button('Publish all the same'));
  expect(await screen.findByText(/^Quiz published: it is on the shelf\./)).toBeTruthy();
});

test('the editor tells sure questions from those to check', async () => {
  startMarked();
  await openEditor();
  expect(counts().getByText('1 sure')).toBeTruthy();
  expect(counts().getByText('2 to check')).toBeTruthy();
  expect(card(1).getByText('Sure')).toBeTruthy();
  expect(card(2).getByText('Check this one')).toBeTruthy();
  expect(card(1).queryByText('Check this one')).toBeNull();
  expect(await axeFaults()).toEqual([]);
});

test('a click confirms one and leads to the next, without a new version', async () => {
  const api = startMarked();
  const { user } = await openEditor();
  await user.click(button('Next to check'));
  expect(focused()).toBe('Question 2');
  await user.click(button('Looks good: question 2'));
  expect(await screen.findByText('Question 2 looks good. 1 more to check.')).toBeTruthy();
  expect(focused()).toBe('Question 3');
  expect(card(2).queryByText('Check this one')).toBeNull();
  await user.click(button('Looks good: question 3'));
  await screen.findByText('Question 3 looks good. Nothing is left to check.');
  expect(focused()).toBe('Question 3');
  expect(api.state.quiz.version).toBe(1);
  expect(screen.getByText('All changes saved')).toBeTruthy();
});

test('a question that is changed has no mark any more', async () => {
  startMarked();
  const { user } = await openEditor();
  await user.type(card(2).getByLabelText('Topic'), ' and leaves');
  expect(card(2).queryByText('Check this one')).toBeNull();
  expect(counts().getByText('1 to check')).toBeTruthy();
});

test('a mark that cannot be taken off stays', async () => {
  startMarked();
  server.use(
    http.post('/api/quizzes/quiz-1/questions/:id/confirm', () => refuse(500, 'Out of order.')),
  );
  const { user } = await openEditor();
  await user.click(button('Looks good: question 2'));
  expect(await screen.findByText(/could not be taken off: Out of order/)).toBeTruthy();
  expect(card(2).getByText('Check this one')).toBeTruthy();
});

test('the preview does the same, and leads to the drafts', async () => {
  startMarked();
  const { user } = await openPreview();
  expect(counts().getByText('1 suggested')).toBeTruthy();
  expect(
    counts().getByRole('link', { name: 'See the suggested questions' }).getAttribute('href'),
  ).toBe('/quiz-edit/quiz-1#drafts');
  await user.click(button('Looks good: question 2'));
  await screen.findByText('Question 2 looks good. 1 more to check.');
  expect(focused()).toBe('What is q3?');
  expect(screen.getAllByText('Check this one')).toHaveLength(1);
  expect(await axeFaults()).toEqual([]);
});
