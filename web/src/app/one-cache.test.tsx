import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { anAttempt } from '../features/attempts/attempt.fixture.ts';
import { serveStudent } from '../features/students/student.fixture.ts';
import { accountOf, startFakeAuth } from '../test/fake-auth.ts';
import { openApp } from '../test/open-app.tsx';
import { student } from '../test/render-signed-in.tsx';
import { server } from '../test/server.ts';
import { serveToday } from '../test/today.fixture.ts';

test('an attempt that Growth Analytics has read is not read again for its results', async () => {
  let asked = 0;
  serveStudent();
  serveToday();
  server.use(
    http.get('/api/materials', () => HttpResponse.json({ success: true, materials: [] })),
    http.get('/api/quiz-results/attempt/:id', ({ params }) => {
      asked += 1;
      const attempt = anAttempt({ id: String(params['id']) });
      return HttpResponse.json({ success: true, attempt });
    }),
    http.get('/api/quiz-results/attempt/:id/:part', ({ params }) =>
      params['part'] === 'detailed-analytics' ? undefined : HttpResponse.json({}, { status: 404 }),
    ),
  );
  localStorage.setItem('user', JSON.stringify(student));
  startFakeAuth(accountOf(student)).resume(student.uid);

  const user = openApp('/student-dashboard?tab=growth');
  await screen.findByText('Topics of this attempt');
  expect(asked).toBe(1);
  await user.click(screen.getByRole('link', { name: 'View Detailed Results' }));
  await screen.findByRole('heading', { name: 'Detailed Breakdown' });
  expect(asked).toBe(1);
});
