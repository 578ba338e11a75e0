import type { Seat } from '@study-assistant/contract/board/board';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { axeFaults } from '../../../test/axe.ts';
import { renderSignedIn, student } from '../../../test/render-signed-in.tsx';
import { server } from '../../../test/server.ts';
import { BoardPage } from './board.page.tsx';

const base: Seat = {
  ...{ runId: 'run', classId: '9b', className: '9b', quizTitle: 'Rivers', keptAs: 'practice' },
  ...{ state: 'asked', turn: 1, questionIndex: 0, numQuestions: 2 },
  question: { question: 'What does a river do?', options: ['Rest', 'Flow', 'Freeze', 'Burn'] },
  ...{ solution: null, answer: null, attemptId: null },
};

let seat: Seat;
let isInClass: boolean;
let boards: object[];
let sent: number[];
let refusal: Response | null;
beforeEach(() => {
  [seat, isInClass, sent, refusal] = [base, true, [], null];
  boards = [{ classId: '9b', className: '9b', startedAt: '2026-11-27T08:00:00.000Z' }];
  const reply = () => HttpResponse.json({ success: true, seat });
  server.use(
    http.get('/api/student/:uid/boards', () =>
      HttpResponse.json({ success: true, boards, isInClass }),
    ),
    http.post('/api/classes/9b/board/seat', reply),
    http.get('/api/classes/9b/board/seat', reply),
    http.put('/api/classes/9b/board/seat/answer', async ({ request }) => {
      const { answer } = (await request.json()) as { answer: number };
      sent.push(answer);
      const refused = refusal;
      refusal = null;
      if (refused) return refused;
      seat = { ...seat, answer };
      return HttpResponse.json({ success: true, answer });
    }),
  );
});

function show(at = '/board') {
  renderSignedIn(<BoardPage />, {
    ...{ user: student, at, route: '/board' },
    others: { '/student-dashboard': <h1>Home</h1>, '/my-classes': <h1>My classes</h1> },
  });
  return userEvent.setup();
}

test('the only class with a quiz on its board opens by itself, and an answer is sent', async () => {
  const user = show();
  await user.click(await screen.findByRole('radio', { name: /Flow/ }));
  expect(await screen.findByText(/^Sent\. You can change it/)).toBeTruthy();
  expect(sent).toEqual([1]);
  expect(await axeFaults()).toEqual([]);
});

test('an answer that is lost on the way is sent again', async () => {
  refusal = HttpResponse.error();
  const user = show();
  await user.click(await screen.findByRole('radio', { name: /Flow/ }));
  expect(await screen.findByText(/^Not sent yet/)).toBeTruthy();
  expect(await screen.findByText(/^Sent\./, {}, { timeout: 5000 })).toBeTruthy();
  expect(sent).toEqual([1, 1]);
});

test('an answer after the answers were shown does not count, and she is told', async () => {
  refusal = HttpResponse.json(
    { success: false, error: 'This question is closed.', code: 'conflict' },
    { status: 409 },
  );
  const user = show();
  await user.click(await screen.findByRole('radio', { name: /Flow/ }));
  expect(await screen.findByText(/does not count/)).toBeTruthy();
});

test('what is right is told once the answers are shown, and what comes next', async () => {
  const solution = { correctAnswer: 1, explanation: 'Rivers flow.' };
  seat = { ...base, state: 'shown', turn: 2, answer: 3, solution };
  show();
  expect(await screen.findByText('Your answer is not right.')).toBeTruthy();
  expect(screen.getByText('Right answer')).toBeTruthy();
  expect(screen.getByText('Your answer')).toBeTruthy();
  expect(screen.getByText('Rivers flow.')).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
});

test('after the end an attempt leads to its result', async () => {
  const over = { state: 'over', keptAs: 'attempt', question: null } as const;
  seat = { ...base, ...over, questionIndex: null, attemptId: 'one' };
  show();
  const link = await screen.findByRole('link', { name: 'See your result' });
  expect(link.getAttribute('href')).toBe('/quiz-results/one');
});

test('who is in no class is asked for its code', async () => {
  [boards, isInClass] = [[], false];
  show();
  expect(await screen.findByText(/You are in no class yet/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Enter the code of a class' })).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
});
