import { screen } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { renderSignedIn, student } from '../test/render-signed-in.tsx';
import { server } from '../test/server.ts';
import { aToDo, serveToDo } from '../test/to-do.fixture.ts';
import { StudentQuizzesTab } from './student-quizzes-tab.tsx';

const practice = '/api/student/:uid/practice/today';

function open(answerPractice: () => Promise<Response> | Response) {
  server.use(
    http.get('/api/student/:uid/quizzes', () => HttpResponse.json({ success: true, quizzes: [] })),
    http.get(practice, answerPractice),
  );
  serveToDo({ assignments: [aToDo()] });
  renderSignedIn(<StudentQuizzesTab />, { user: student });
}

test('the quizzes show together with the card above them, however late that one is', async () => {
  open(async () => {
    await delay(100);
    return HttpResponse.json({ success: true, due: 3 });
  });
  expect(screen.queryByRole('heading', { name: 'Quizzes' })).toBeNull();
  expect(await screen.findByRole('heading', { name: 'Today: 3 to review' })).toBeTruthy();
  const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  expect(headings).toEqual(['To do', 'Today: 3 to review', 'Quizzes']);
});

test('where practice cannot be had, the quizzes show all the same', async () => {
  open(() => HttpResponse.json({ success: false, error: 'Broken' }, { status: 500 }));
  expect(await screen.findByRole('heading', { name: 'Quizzes' })).toBeTruthy();
});

test('where the list of what is to be done cannot be had, the quizzes show all the same', async () => {
  open(() => HttpResponse.json({ success: true, due: 0 }));
  server.use(http.get('/api/student/:uid/to-do', () => HttpResponse.error()));
  expect(await screen.findByText('What you have to do could not be loaded.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Quizzes' })).toBeTruthy();
});
