import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { axeFaults } from '../../../test/axe.ts';
import { renderSignedIn } from '../../../test/render-signed-in.tsx';
import { server } from '../../../test/server.ts';
import { QuizGeneration } from '../quiz-generation.tsx';
import { quiz, refuse, startQuizServer, type QuizServer } from '../quiz-server.fixture.ts';

let api: QuizServer;

beforeEach(() => {
  api = startQuizServer();
});

function open() {
  return renderSignedIn(<QuizGeneration onAssign={() => undefined} />);
}

test('deleting asks first, and the focus goes to the next quiz', async () => {
  api.state.quizzes = [quiz('q1'), quiz('q2')];
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Delete Quiz q1' }));
  const dialog = screen.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this quiz?',
  });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Quiz deleted successfully!')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Quiz q1' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('article', { name: 'Quiz q2' }));
});

test.each([
  [3, '3 students are taking this quiz now. Their answers so far will be graded and kept.'],
  [1, '1 student is taking this quiz now. The answers so far will be graded and kept.'],
])('deleting a quiz that %i are taking says what becomes of it', async (takenBy, sentence) => {
  api.state.quizzes = [quiz('q1')];
  api.state.takenBy = takenBy;
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Delete Quiz q1' }));
  const dialog = screen.getByRole('alertdialog');
  expect(await within(dialog).findByText(sentence)).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
});

test('a quiz that nobody is taking is deleted without a word of it', async () => {
  api.state.quizzes = [quiz('q1')];
  const { user, client } = open();
  await user.click(await screen.findByRole('button', { name: 'Delete Quiz q1' }));
  await waitFor(() => expect(client.isFetching()).toBe(0));
  const dialog = screen.getByRole('alertdialog');
  expect(within(dialog).getByRole('status').textContent).toBe('');
});

test('who is taking a quiz need not be known to delete it', async () => {
  api.state.quizzes = [quiz('q1')];
  server.use(http.get('/api/quizzes/q1/open-attempts', () => refuse(500, 'Sorry.')));
  const { user, client } = open();
  await user.click(await screen.findByRole('button', { name: 'Delete Quiz q1' }));
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(screen.getByRole('alertdialog').textContent).not.toMatch(/taking|Sorry/);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Quiz deleted successfully!')).toBeTruthy();
});

test('a deletion is taken back, and the focus goes to the quiz at its old place', async () => {
  api.state.quizzes = [
    quiz('q1', { createdAt: '2026-03-03T09:00:00.000Z' }),
    quiz('q2', { createdAt: '2026-03-02T09:00:00.000Z' }),
    quiz('q3', { createdAt: '2026-03-01T09:00:00.000Z' }),
  ];
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Delete Quiz q2' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Quiz q2' })).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const back = await screen.findByRole('article', { name: 'Quiz q2' });
  await waitFor(() => expect(document.activeElement).toBe(back));
  const titles = screen.getAllByRole('heading', { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual(['Quiz q1', 'Quiz q2', 'Quiz q3']);
  expect(screen.queryByText('Quiz generated successfully!')).toBeNull();
});

test('a deletion that cannot be taken back any more says so', async () => {
  api.state.quizzes = [quiz('q1')];
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Delete Quiz q1' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Quiz deleted successfully!');
  server.use(http.post('/api/quizzes/q1/restore', () => refuse(404, 'Quiz not found.')));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(
    await screen.findByText('The quiz could not be brought back: Quiz not found.'),
  ).toBeTruthy();
});

test('where a server takes no deletion back, no undo is offered', async () => {
  api.state.quizzes = [quiz('q1')];
  api.state.takenBy = 2;
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Delete Quiz q1' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Quiz deleted successfully!');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('a deletion that fails says why', async () => {
  api.state.quizzes = [quiz('q1')];
  server.use(http.delete('/api/quizzes/q1', () => refuse(403, 'Not yours.')));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Delete Quiz q1' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Delete failed: Not yours.')).toBeTruthy();
});
