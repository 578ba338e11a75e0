import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { anAttempt } from '../features/attempts/attempt.fixture.ts';
import { accountOf, startFakeAuth } from '../test/fake-auth.ts';
import { openApp } from '../test/open-app.tsx';
import { student } from '../test/render-signed-in.tsx';
import { server } from '../test/server.ts';
import { serveToDo } from '../test/to-do.fixture.ts';
import { serveToday } from '../test/today.fixture.ts';

/** Navigates as the browser's own buttons do. */
function goTo(address: string) {
  act(() => {
    history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
}

test('coming back from results fetches the quizzes again, although they are fresh', async () => {
  let asked = 0;
  serveToDo();
  const today = serveToday();
  server.use(
    http.get('/api/student/:uid/quizzes', () => {
      asked += 1;
      return HttpResponse.json({ success: true, quizzes: [] });
    }),
    http.get('/api/student/:uid/quiz-attempts', () =>
      HttpResponse.json({ success: true, attempts: [], next: null }),
    ),
    http.get('/api/materials', () => HttpResponse.json({ success: true, materials: [] })),
    http.get('/api/quiz-results/attempt/first', () =>
      HttpResponse.json({ success: true, attempt: anAttempt() }),
    ),
    http.get('/api/quiz-results/attempt/first/*', () => HttpResponse.json({}, { status: 404 })),
  );
  localStorage.setItem('user', JSON.stringify(student));
  startFakeAuth(accountOf(student)).resume(student.uid);

  const user = openApp('/student-dashboard?tab=quiz');
  await screen.findByRole('heading', { name: 'No Quizzes Available' });
  expect(asked).toBe(1);
  goTo('/quiz-results/first');
  await screen.findByRole('button', { name: 'Back to Dashboard' });
  goTo('/student-dashboard?tab=quiz');
  await screen.findByRole('heading', { name: 'No Quizzes Available' });
  expect(asked).toBe(1);

  goTo('/quiz-results/first');
  await user.click(await screen.findByRole('button', { name: 'Back to Dashboard' }));
  await user.click(await screen.findByRole('tab', { name: 'Quizzes' }));
  await screen.findByRole('heading', { name: 'No Quizzes Available' });
  await waitFor(() => expect(asked).toBe(2));
  expect(await screen.findByRole('region', { name: 'Today' })).toBeTruthy();
  expect(today.asked).toBeGreaterThan(1);
  server.use(http.get('/api/student/:uid/:what', () => new Promise<never>(() => undefined)));
  await user.click(screen.getByRole('tab', { name: 'Performance' }));
  await screen.findByRole('tabpanel', { name: 'Performance' });
  expect(screen.queryByRole('region', { name: 'Today' })).toBeNull();
});
