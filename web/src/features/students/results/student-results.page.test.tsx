import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { quizQueries } from '../../../queries/quizzes.ts';
import { axeFaults } from '../../../test/axe.ts';
import { renderSignedIn, student, teacher } from '../../../test/render-signed-in.tsx';
import { server } from '../../../test/server.ts';
import { StudentPerformancePage } from '../performance/student-performance.page.tsx';
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
    'Cells and tissues2 Mar 2026 · Attempt 2Score: 70%',
    'Cells and tissues1 Mar 2026 · Attempt 1Score: 45%',
  ]);
  expect(document.title).toContain(title);
  expect(await axeFaults()).toEqual([]);
});

test('an attempt names the class that it was for, where the list of quizzes has said it', async () => {
  const atoms = listed(1, { quizId: 'atoms', quizTitle: 'Atoms' });
  serveStudent({ attempts: [listed(2, { assignmentId: 'a1' }), atoms] });
  const { client } = show();
  const given = [{ assignmentId: 'a1', classId: '7b', className: 'Grade 7b' }];
  client.setQueryData<unknown>(quizQueries.own(teacher.uid).queryKey, {
    pages: [{ items: [{ id: 'cells', given }], next: null }],
    pageParams: [],
  });
  await screen.findByRole('link', { name: /^Cells/ });
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows.map((row) => row.includes('Grade 7b'))).toEqual([true, false]);
  expect(rows[0]).not.toContain('Attempt');
});

test('who came from the student goes back to her', async () => {
  serveStudent();
  const { user } = renderSignedIn(<StudentPerformancePage />, {
    at: `/student-performance/${student.uid}`,
    route: '/student-performance/:studentId',
    others: { '/quiz-results/student/:studentId': <StudentResultsPage /> },
  });
  await user.click(await screen.findByRole('link', { name: 'All quiz results' }));
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('heading', { name: 'Performance Insights' })).toBeTruthy();
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
