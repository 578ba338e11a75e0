import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderSignedIn } from '../../../test/render-signed-in.tsx';
import { server } from '../../../test/server.ts';
import { anAssignment, refuse } from '../assignment.fixture.ts';
import { DownloadAnswers } from './download-answers.tsx';

function anAttempt(attemptId: string, fullName: string) {
  return {
    ...{ attemptId, studentId: fullName.toLowerCase(), fullName, number: 1, isLate: false },
    ...{ completedAt: '2026-03-01T12:30:00.000Z', score: 1, totalQuestions: 1, percentage: 100 },
    ...{ seconds: 9, answers: [] },
  };
}

/** Files that were saved, by name. */
function watchSaved(): Map<string, Promise<string>> {
  const saved = new Map<string, Promise<string>>();
  let last: Blob | null = null;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    last = file as Blob;
    return 'blob:answers';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click');
  click.mockImplementation(function clicked(this: HTMLAnchorElement) {
    if (last) saved.set(this.download, last.text());
  });
  onTestFinished(() => void vi.restoreAllMocks());
  return saved;
}

async function choose(form: string) {
  const { user } = renderSignedIn(
    <DownloadAnswers assignment={anAssignment('a1', { quizTitle: 'Rivers & lakes' })} />,
  );
  await user.click(screen.getByRole('button', { name: 'Download all answers' }));
  await user.click(screen.getByText(form));
}

test('all pages of the answers are in one file, named after the quiz', async () => {
  const saved = watchSaved();
  server.use(
    http.get('/api/assignments/a1/answers', ({ request }) => {
      const isFirst = new URL(request.url).searchParams.get('after') === null;
      return HttpResponse.json({
        success: true,
        attempts: [isFirst ? anAttempt('t1', 'Ada') : anAttempt('t2', 'Bo')],
        next: isFirst ? 't1' : null,
      });
    }),
  );
  await choose('CSV: a row for each attempt');
  expect(await screen.findByText('All answers are downloaded.')).toBeTruthy();
  const [[name = '', text] = []] = saved;
  expect(name).toMatch(/^answers-Rivers-lakes-\d{4}-\d\d-\d\d-attempts\.csv$/);
  expect(await text).toMatch(/"Ada",1,.*\r\n"Bo",1,/);
});

test('what the server says of a failure is shown, and nothing is saved', async () => {
  const saved = watchSaved();
  server.use(http.get('/api/assignments/a1/answers', () => refuse(500, 'Not today.')));
  await choose('Excel: attempts and answers');
  await waitFor(() => screen.getByText(/The answers could not be downloaded: Not today\./));
  expect(saved.size).toBe(0);
});
