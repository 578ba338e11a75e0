import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
// This is fetched ahead, since the first fetch of lazy code is slow on a busy machine.
import '../features/assignments/form/assign-dialog.tsx';
import { aClass, startAssignmentServer } from '../features/assignments/assignment.fixture.ts';
import { quiz, refuse, startQuizServer } from '../features/quizzes/quiz-server.fixture.ts';
import { renderSignedIn } from '../test/render-signed-in.tsx';
import { server } from '../test/server.ts';
import { TeacherQuizzesTab } from './teacher-quizzes-tab.tsx';

beforeEach(() => {
  startAssignmentServer().classes = [aClass('9b')];
  startQuizServer().state.quizzes = [quiz('q1')];
});

test('a card opens the dialog for its quiz, and gets the focus back', async () => {
  const { user } = renderSignedIn(<TeacherQuizzesTab />);
  const assign = await screen.findByRole('button', { name: 'Assign Quiz q1' });
  await user.click(assign);
  expect(await screen.findByRole('dialog', { name: 'Assign: Quiz q1' })).toBeTruthy();
  await screen.findByRole('checkbox', { name: /^Class 9b/ });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(assign);
});

test('an address opens it for a quiz that is in no list yet, once', async () => {
  server.use(
    http.get('/api/quizzes/q9', () =>
      HttpResponse.json({ success: true, quiz: { ...quiz('q9'), version: 1, questions: [] } }),
    ),
  );
  const { user } = renderSignedIn(<TeacherQuizzesTab />, { at: '/dashboard?tab=quiz&assign=q9' });
  expect(await screen.findByRole('dialog', { name: 'Assign: Quiz q9' })).toBeTruthy();
  await screen.findByRole('checkbox', { name: /^Class 9b/ });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Assign Quiz q1' }));
  expect(await screen.findByRole('dialog', { name: 'Assign: Quiz q1' })).toBeTruthy();
});

test('an address of a quiz that is gone opens nothing', async () => {
  server.use(http.get('/api/quizzes/gone', () => refuse(404, 'Not found.')));
  const { client } = renderSignedIn(<TeacherQuizzesTab />, { at: '/?assign=gone' });
  await screen.findByRole('article', { name: 'Quiz q1' });
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(screen.queryByRole('dialog')).toBeNull();
});
