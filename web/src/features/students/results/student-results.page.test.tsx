import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { axeFaults } from '../../../test/axe.ts';
import { renderSignedIn, student } from '../../../test/render-signed-in.tsx';
import { server } from '../../../test/server.ts';
import { listed, refuseStudent, serveStudent } from '../student.fixture.ts';
import { StudentResultsPage } from './student-results.page.tsx';

function show() {
  return renderSignedIn(<StudentResultsPage />, {
    at: `/quiz-results/student/${student.uid}`,
    route: '/quiz-results/student/:studentId',
    others: {
      '/dashboard': <h1>Teacher Dashboard</h1>,
      '/quiz-results/:attemptId': <h1>Results</h1>,
    },
  });
}

test('lists every attempt of the student with its quiz, score and date', async () => {
  serveStudent();
  show();
  const title = 'Quiz Results for Ada Okoye';
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'Atoms3 Mar 2026Score: 86%',
    'Cells and tissues2 Mar 2026Score: 70%',
    'Cells and tissues1 Mar 2026Score: 45%',
  ]);
  expect(document.title).toContain(title);
  expect(await axeFaults()).toEqual([]);
});

test('an attempt opens its results', async () => {
  serveStudent();
  const { user } = show();
  await user.click(await screen.findByRole('link', { name: 'Atoms' }));
  expect(screen.getByRole('heading', { name: 'Results' })).toBeTruthy();
});

test('Back to Dashboard leads to the teacher dashboard', async () => {
  serveStudent();
  const { user } = show();
  await screen.findByRole('link', { name: 'Atoms' });
  await user.click(screen.getByRole('button', { name: 'Back to Dashboard' }));
  expect(screen.getByRole('heading', { name: 'Teacher Dashboard' })).toBeTruthy();
});

test('more than fifty attempts come page by page', async () => {
  const attempts = Array.from({ length: 60 }, (_, index) =>
    listed((index % 28) + 1, { id: `attempt-${index}` }),
  );
  serveStudent({ attempts });
  const { user } = show();
  await screen.findByRole('button', { name: 'Show older attempts' });
  expect(screen.getAllByRole('listitem')).toHaveLength(50);
  await user.click(screen.getByRole('button', { name: 'Show older attempts' }));
  await expect.poll(() => screen.getAllByRole('listitem')).toHaveLength(60);
  expect(screen.queryByRole('button', { name: 'Show older attempts' })).toBeNull();
});

test('while it loads, the page says so', async () => {
  server.use(http.get('/api/student/*', () => new Promise<never>(() => undefined)));
  show();
  expect((await screen.findByText('Loading quiz results…')).role).toBe('status');
  expect(await axeFaults()).toEqual([]);
});

test('a student without attempts has an empty list that says so', async () => {
  serveStudent({ attempts: [] });
  show();
  expect(await screen.findByRole('heading', { name: 'No Quiz Attempts Yet' })).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
});

test('a student who is not there is said to be so', async () => {
  refuseStudent(404, 'Student not found.', 'not-found');
  show();
  expect(await screen.findByText('Student not found.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  expect(await axeFaults()).toEqual([]);
});

test('a refusal says that the results failed to load', async () => {
  refuseStudent(403, 'You are not allowed to do this.', 'forbidden');
  show();
  expect(await screen.findByText('Failed to load student quiz results.')).toBeTruthy();
});

test('results that do not come can be fetched again', async () => {
  server.use(http.get('/api/student/*', () => HttpResponse.error(), { once: true }));
  const { user } = show();
  expect(await screen.findByText('An error occurred while fetching student results.')).toBeTruthy();
  serveStudent();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: 'Atoms' })).toBeTruthy();
});
