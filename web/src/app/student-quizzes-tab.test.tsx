import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { renderSignedIn, student } from '../test/render-signed-in.tsx';
import { server } from '../test/server.ts';
import { aToDo, serveToDo } from '../test/to-do.fixture.ts';
import { StudentQuizzesTab } from './student-quizzes-tab.tsx';

function open() {
  server.use(
    http.get('/api/student/:uid/quizzes', () => HttpResponse.json({ success: true, quizzes: [] })),
  );
  serveToDo({ assignments: [aToDo()] });
  renderSignedIn(<StudentQuizzesTab />, { user: student });
}

test('the quizzes show together with what is to be done above them', async () => {
  open();
  expect(screen.queryByRole('heading', { name: 'Quizzes' })).toBeNull();
  expect(await screen.findByRole('heading', { name: 'Quizzes' })).toBeTruthy();
  const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  expect(headings).toEqual(['To do', 'Quizzes']);
});

test('where the list of what is to be done cannot be had, the quizzes show all the same', async () => {
  open();
  server.use(http.get('/api/student/:uid/to-do', () => HttpResponse.error()));
  expect(await screen.findByText('What you have to do could not be loaded.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Quizzes' })).toBeTruthy();
});

test('one Try Again brings back all that was lost at once', async () => {
  server.use(
    http.get('/api/student/:uid/quizzes', () => HttpResponse.error()),
    http.get('/api/student/:uid/to-do', () => HttpResponse.error()),
  );
  renderSignedIn(<StudentQuizzesTab />, { user: student });
  await screen.findByText('What you have to do could not be loaded.');
  await screen.findByText('The quizzes could not be loaded.');
  server.use(
    http.get('/api/student/:uid/quizzes', () => HttpResponse.json({ success: true, quizzes: [] })),
  );
  serveToDo({ assignments: [aToDo()] });
  await userEvent.click(screen.getAllByRole('button', { name: 'Try Again' })[0] as HTMLElement);
  expect(await screen.findByRole('heading', { name: 'To do' })).toBeTruthy();
  expect(await screen.findByText('No Quizzes Available')).toBeTruthy();
});
