import type { LedBoard } from '@study-assistant/contract/board/board';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { axeFaults } from '../../../test/axe.ts';
import { renderSignedIn } from '../../../test/render-signed-in.tsx';
import { server } from '../../../test/server.ts';
import { ClassBoardPage } from './class-board.page.tsx';

const waiting: LedBoard = {
  ...{ runId: 'run', classId: '9b', className: '9b', quizTitle: 'Rivers', keptAs: 'practice' },
  ...{ state: 'waiting', turn: 0, questionIndex: null, numQuestions: 2 },
  ...{ question: null, solution: null, isLeader: true, joined: 3, answered: 0 },
  ...{ bars: null, outcome: [] },
};
const asked: LedBoard = {
  ...waiting,
  ...{ state: 'asked', turn: 1, questionIndex: 0, answered: 2 },
  question: { question: 'What does a river do?', options: ['Rest', 'Flow', 'Freeze', 'Burn'] },
};
const shown: LedBoard = {
  ...asked,
  ...{ state: 'shown', turn: 2, bars: [0, 2, 1, 0] },
  solution: { correctAnswer: 1, explanation: 'Rivers flow.' },
};

let board: LedBoard | null;
let turns: unknown[];
beforeEach(() => {
  board = waiting;
  turns = [];
  server.use(
    http.get('/api/classes/9b/board', () =>
      HttpResponse.json({ success: true, board, className: '9b', joinCode: 'K7P09XQ2' }),
    ),
    http.get('/api/classes/9b/assignments', () =>
      HttpResponse.json({ success: true, assignments: [] }),
    ),
    http.put('/api/classes/9b/board/turn', async ({ request }) => {
      const body = (await request.json()) as { turn: number };
      turns.push(body);
      board = body.turn === 1 ? asked : shown;
      return HttpResponse.json({ success: true, board });
    }),
    http.post('/api/classes/9b/board/end', () => {
      const outcome = [{ question: 'What does a river do?', answered: 3, right: 2 }];
      board = { ...waiting, state: 'over', turn: 2, outcome };
      return HttpResponse.json({ success: true, board });
    }),
  );
});

function show() {
  renderSignedIn(<ClassBoardPage />, {
    at: '/classes/9b/board',
    route: '/classes/:classId/board',
    others: { '/classes/:classId': <h1>9b</h1> },
  });
  return userEvent.setup();
}

test('a quiz is led by keyboard from the waiting class to its outcome', async () => {
  const user = show();
  expect(await screen.findByText('3 students are here')).toBeTruthy();
  expect(screen.getByText('K7P0 9XQ2')).toBeTruthy();
  expect(await axeFaults()).toEqual([]);

  await user.keyboard('{ArrowRight}');
  expect(await screen.findByRole('heading', { name: 'What does a river do?' })).toBeTruthy();
  expect(screen.getByText('2 of 3 have answered')).toBeTruthy();
  expect(screen.queryByText('Right answer')).toBeNull();

  await user.keyboard(' ');
  expect(await screen.findByText('Right answer')).toBeTruthy();
  expect(screen.getByText('Rivers flow.')).toBeTruthy();
  expect(screen.getByText('2 students')).toBeTruthy();
  expect(turns).toEqual([
    { runId: 'run', turn: 1 },
    { runId: 'run', turn: 2 },
  ]);
  expect(await axeFaults()).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'End' }));
  const asks = await screen.findByRole('alertdialog');
  await user.keyboard('{ArrowRight}');
  expect(turns).toHaveLength(2);
  await user.click([...asks.querySelectorAll('button')].at(-1) as HTMLElement);
  expect(await screen.findByText('2 of 3 right')).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
});

test('a colleague can end it, and has no way to go on', async () => {
  board = { ...asked, isLeader: false };
  show();
  expect(await screen.findByText(/A colleague has put this quiz on the board/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show answers' })).toBeNull();
  expect(screen.getByRole('button', { name: 'End' })).toBeTruthy();
});

test('a quiz that could not be started is there with the reason, and is not chosen', async () => {
  board = null;
  const draft = { status: 'draft', numQuestions: 9, review: { toCheck: 2, drafts: 0 } };
  const quizzes = [
    { id: 'rivers', title: 'Rivers', numQuestions: 5, status: 'ready' },
    { id: 'seas', title: 'Seas', ...draft },
  ];
  server.use(
    http.get('/api/quizzes', () => HttpResponse.json({ success: true, quizzes })),
    http.get('/api/quizzes/rivers', () =>
      HttpResponse.json({ success: true, quiz: { ...quizzes[0], questions: [] } }),
    ),
  );
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Choose a quiz' }));
  const seas = await screen.findByRole('button', { name: /^Seas .*still marked to check/ });
  expect(seas.getAttribute('aria-disabled')).toBe('true');
  await user.click(seas);
  await user.click(screen.getByRole('button', { name: /^Rivers/ }));
  expect(await screen.findByRole('button', { name: 'Choose another quiz' })).toBeTruthy();
  expect(screen.getByText('Rivers')).toBeTruthy();
});

test('without a quiz on it the board asks for one, and for how results are kept', async () => {
  board = null;
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  expect(screen.getByText('Please choose a quiz.')).toBeTruthy();
  await waitFor(() => expect(screen.getByText('Please choose how results are kept.')).toBeTruthy());
  expect(await axeFaults()).toEqual([]);
});

test('a quiz that the class still has to do says so, and begins only when that is confirmed', async () => {
  board = null;
  const started: unknown[] = [];
  const [opensAt, dueAt] = ['2026-11-20T08:00:00.000Z', '2030-12-05T08:00:00.000Z'];
  const given = {
    ...{ id: 'rivers-9b', quizId: 'rivers', quizTitle: 'Rivers', numQuestions: 2 },
    ...{ classId: '9b', className: '9b', timeZone: 'UTC', toughness: 'Medium', state: 'open' },
    ...{ createdAt: opensAt, releasedAt: null, remindedAt: null, isReleased: true },
    settings: {
      ...{ keepsVersion: false, only: null, opensAt, dueAt, closesAt: null, acceptsLate: false },
      ...{ attempts: 1, counts: 'best', time: { kind: 'usual' }, release: 'at-once' },
      ...{ shuffle: { questions: true, options: true }, shows: 'score-and-answers' },
    },
  };
  const over = { ...given, id: 'seas-9b', quizId: 'seas', state: 'released' };
  const quizzes = [
    { id: 'rivers', title: 'Rivers', numQuestions: 2, status: 'ready' },
    { id: 'seas', title: 'Seas', numQuestions: 2, status: 'ready' },
  ];
  const questions = [
    { id: 'a', question: 'What does a river do?', options: ['Rest', 'Flow'] },
    { id: 'b', kind: 'number', question: 'How long is it?', options: [] },
  ];
  server.use(
    http.get('/api/classes/9b/assignments', () =>
      HttpResponse.json({ success: true, assignments: [given, over] }),
    ),
    http.get('/api/quizzes', () => HttpResponse.json({ success: true, quizzes })),
    http.get('/api/quizzes/rivers', () =>
      HttpResponse.json({ success: true, quiz: { ...quizzes[0], questions } }),
    ),
    http.post('/api/classes/9b/board', async ({ request }) => {
      started.push(await request.json());
      return HttpResponse.json({ success: true, board: waiting }, { status: 201 });
    }),
  );
  const user = show();
  await user.click(await screen.findByRole('button', { name: 'Choose a quiz' }));
  expect((await screen.findByRole('button', { name: /^Seas/ })).textContent).not.toMatch(/open/);
  await user.click(
    screen.getByRole('button', { name: /^Rivers .*still has it open until .*5 Dec 2030/ }),
  );
  expect(await screen.findByText(/^1 question of this quiz cannot be asked/)).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: /As practice/ }));
  await user.click(screen.getByRole('button', { name: 'Start' }));
  const asks = await screen.findByRole('alertdialog', { name: /still has to do/ });
  expect(asks.textContent).toMatch(/shows the right answers/);
  expect(started).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Show it all the same' }));
  await waitFor(() => expect(started).toEqual([{ quizId: 'rivers', keptAs: 'practice' }]));
});
