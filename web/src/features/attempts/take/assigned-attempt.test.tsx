import type { ToDo } from '@study-assistant/contract/assignments/assignments';
import { cleanup, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { axeFaults } from '../../../test/axe.ts';
import { server } from '../../../test/server.ts';
import { aToDo, serveToDo } from '../../../test/to-do.fixture.ts';
import { aQuiz, maya } from '../attempt.fixture.ts';
import {
  accepted,
  changeOpenAttempt,
  goToLastAndSubmit,
  heading,
  openAttemptNow,
  pass,
  passUntil,
  prepareAttempts,
  press,
  radio,
  refused,
  saves,
  sent,
  serveAttempt,
  serveSaves,
  serveSubmit,
  show,
} from './attempt-screen.fixture.tsx';

prepareAttempts();

const assignmentId = 'cells-7b';
const held = 'Handed in Thu 12 Mar 09:01. Your teacher shows the answers after Sun 15 Mar 18:00.';
const untimed = { seconds: null, usualSeconds: null };

function given(over: Partial<ToDo> = {}): ToDo {
  const dueAt = '2026-03-13T15:42:00.000Z';
  return aToDo({ id: assignmentId, quizId: 'cells', quizTitle: 'Cells', dueAt, ...over });
}

function open(over: Partial<ToDo> = {}) {
  serveToDo({ assignments: [given(over)] });
  return show(maya, `?assignment=${assignmentId}`);
}

async function begin(over: NonNullable<Parameters<typeof serveAttempt>[0]> = {}) {
  serveAttempt({ ...over, over: { assignmentId, ...over.over } });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Start Quiz' }));
  expect(document.activeElement).toBe(await heading('Question 1 of 5'));
  return user;
}

function minutesFromNow(minutes: number): string {
  return new Date(Date.now() + minutes * 60_000).toISOString();
}

test('before the clock runs she reads what she has to know', async () => {
  open({ timeLimit: { seconds: 450, usualSeconds: 300 }, attemptsLeft: 2, isReleased: false });
  await heading('Cells');
  expect(screen.getByText('Geography 7b')).toBeTruthy();
  expect(screen.getByText('Due Fri 13 Mar 15:42.')).toBeTruthy();
  expect(screen.getByText('5 questions')).toBeTruthy();
  expect(
    screen.getByText('Time limit: 7 minutes 30 seconds; 5 minutes without your extra time'),
  ).toBeTruthy();
  expect(screen.getByText('2 attempts left')).toBeTruthy();
  expect(
    screen.getByText('Your teacher has not said yet when the answers are shown.'),
  ).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
});

test('she is told that she is late, and when it closes before her time would be over', async () => {
  const closesAt = minutesFromNow(3);
  open({ state: 'late', dueAt: minutesFromNow(-60), acceptsLate: true, closesAt });
  expect(await screen.findByText('Late')).toBeTruthy();
  expect(
    screen.getByText(
      'Was due Thu 12 Mar 08:00. You can still hand it in late until Thu 12 Mar 09:03.',
    ),
  ).toBeTruthy();
  expect(
    screen.getByText('This quiz closes at 09:03, before your time would be over.'),
  ).toBeTruthy();
});

test.each([
  ['comes', { state: 'coming', opensAt: '2026-03-13T08:00:00.000Z' }, /^Opens Fri 13 Mar 08:00/],
  ['is closed', { state: 'closed', dueAt: '2026-03-11T15:42:00.000Z' }, 'Closed Wed 11 Mar 15:42.'],
  ['has no attempt left', { attemptsLeft: 0 }, 'You have no attempt left.'],
  ['is not for her', { isExcused: true }, /^You are excused/],
] as const)('one that %s cannot be begun, and says why', async (_, over, said) => {
  open(over);
  expect(await screen.findByText(said)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Start Quiz' })).toBeNull();
});

test('one that has closed promises neither attempts nor a result', async () => {
  open({ state: 'released', dueAt: minutesFromNow(-60) });
  expect(await screen.findByText(/^Closed /)).toBeTruthy();
  expect(screen.queryByText(/attempt|result/)).toBeNull();
});

test('who is excused is promised nothing, neither late work nor attempts', async () => {
  open({ state: 'late', isExcused: true, dueAt: minutesFromNow(-60) });
  expect(await screen.findByText(/^You are excused/)).toBeTruthy();
  expect(screen.queryByText(/late|attempt|result/i)).toBeNull();
});

test('one that she was not given is not there', async () => {
  serveToDo();
  show(maya, `?assignment=${assignmentId}`);
  expect(await screen.findByText('Quiz not found.')).toBeTruthy();
});

test('a start that is refused says why', async () => {
  server.use(
    http.post(`/api/assignments/${assignmentId}/attempts`, () =>
      refused(409, 'This quiz closed at 09:00.'),
    ),
  );
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Start Quiz' }));
  expect(await screen.findByText('This quiz closed at 09:00.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
});

test('the clock shows the time that the server gives, more or less than a minute a question', async () => {
  await begin({
    over: { deadline: minutesFromNow(12), timeLimit: { seconds: 720, usualSeconds: 300 } },
  });
  expect(screen.getByRole('timer').textContent).toMatch(/^Time Left: (12:00|11:59)$/);
  await passUntil(300, assignmentId);
  expect(screen.getByText('5 minutes left.')).toBeTruthy();
});

test('without a limit there is no countdown', async () => {
  await begin({ over: { deadline: minutesFromNow(7 * 24 * 60), timeLimit: untimed } });
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.getByText('No time limit')).toBeTruthy();
});

test('without a limit it still says when the quiz closes', async () => {
  await begin({ over: { deadline: minutesFromNow(90), timeLimit: untimed } });
  expect(screen.getByText('This quiz closes at 10:30')).toBeTruthy();
});

test('a quiz that closes before her time is over says when', async () => {
  await begin({ over: { deadline: minutesFromNow(3) } });
  expect(screen.getByText('This quiz closes at 09:03')).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toMatch(/^Time Left: (3:00|2:59)$/);
});

test('more time comes with the next save, and she is told', async () => {
  const user = await begin();
  const { deadline } = openAttemptNow();
  const later = new Date(Date.parse(deadline) + 300_000).toISOString();
  changeOpenAttempt({ ...openAttemptNow(), deadline: later });
  await user.click(radio('Ribosome'));
  await pass(3);
  expect(await screen.findByText('You have 5 more minutes.')).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toMatch(/^Time Left: 9:/);
});

test('who has nothing to save asks once before the end, and goes on where there is more time', async () => {
  serveSubmit(accepted);
  await begin();
  const later = new Date(Date.parse(openAttemptNow().deadline) + 60_000).toISOString();
  changeOpenAttempt({ ...openAttemptNow(), deadline: later });
  await passUntil(21, assignmentId);
  expect(saves).toEqual([]);
  await pass(10);
  expect(await screen.findByText('You have 1 more minute.')).toBeTruthy();
  expect(saves).toHaveLength(1);
  await pass(30);
  expect(screen.getByRole('heading', { name: 'Question 1 of 5' })).toBeTruthy();
  await pass(60);
  expect(await heading('Results of first')).toBeTruthy();
});

test('a page that slept over its end goes on where there is more time', async () => {
  const user = await begin();
  await user.click(radio('Ribosome'));
  await pass(3);
  cleanup();
  await pass(600);
  const later = new Date(Date.now() + 120_000).toISOString();
  changeOpenAttempt({ ...openAttemptNow(), deadline: later });
  show(maya, `?assignment=${assignmentId}`);
  await heading('Question 1 of 5');
  expect(radio('Ribosome').checked).toBe(true);
  expect(sent).toEqual([]);
});

test('what she has is handed in when the quiz closes, and that is said', async () => {
  serveSubmit(() =>
    HttpResponse.json({ success: true, attemptId: 'first', held }, { status: 201 }),
  );
  const user = await begin({ over: { deadline: minutesFromNow(2) } });
  await user.click(radio('Ribosome'));
  await pass(120);
  expect(await heading('Results of first')).toBeTruthy();
  expect(sent).toMatchObject([{ quizId: 'cells', answers: [2, null, null, null, null] }]);
  expect(screen.getByText('This quiz closed. What you had answered is handed in.')).toBeTruthy();
  expect(screen.getByText(held)).toBeTruthy();
});

test('a teacher who closes it meanwhile is noticed with the next save', async () => {
  serveSubmit(accepted);
  const user = await begin();
  serveSaves(() =>
    HttpResponse.json({ success: false, error: 'Over.', code: 'attempt-closed' }, { status: 409 }),
  );
  await user.click(radio('Ribosome'));
  await pass(3);
  expect(await heading('Results of first')).toBeTruthy();
  expect(
    screen.getByText('This attempt is closed. What you had answered is handed in.'),
  ).toBeTruthy();
});

test('questions stand in the order of the attempt, and answers are sent in that of the quiz', async () => {
  serveSubmit(accepted);
  const user = await begin({ quiz: { ...aQuiz(), questionOrder: [3, 1, 4, 0, 2] } });
  expect(screen.getByRole('group', { name: 'What is in picture 4?' })).toBeTruthy();
  await user.click(radio('Ribosome'));
  await user.click(press('Next'));
  expect(screen.getByRole('group', { name: 'What is in picture 2?' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Question 1, answered' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Question 5,/ }));
  await user.click(press('Submit Quiz'));
  expect(screen.getByRole('link', { name: 'Question 2' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Question 1' })).toBeNull();
  await user.click(press('Keep working'));
  await goToLastAndSubmit(user);
  await heading('Results of first');
  expect(sent).toMatchObject([{ answers: [null, null, null, 2, null] }]);
});

test('a reload goes on at once, also without a connection', async () => {
  const user = await begin();
  await user.click(radio('Ribosome'));
  cleanup();
  server.use(http.post(`/api/assignments/${assignmentId}/attempts`, () => HttpResponse.error()));
  show(maya, `?assignment=${assignmentId}`);
  await heading('Question 1 of 5');
  expect(radio('Ribosome').checked).toBe(true);
});

test.each([409, 404])(
  'who comes back to one that was ended meanwhile (%i) is led to what came of it',
  async (status) => {
    serveSubmit(accepted);
    const user = await begin();
    await user.click(radio('Ribosome'));
    cleanup();
    server.use(
      http.post(`/api/assignments/${assignmentId}/attempts`, () => refused(status, 'Over.')),
    );
    show(maya, `?assignment=${assignmentId}`);
    expect(await heading('Results of first')).toBeTruthy();
    expect(sent).toMatchObject([{ answers: [2, null, null, null, null] }]);
  },
);

test('what another device has begun goes on without being asked', async () => {
  serveAttempt({ over: { assignmentId, answers: [2, null, null, null, null] } });
  open({ isWorking: true, attemptsLeft: 0 });
  await heading('Question 2 of 5');
});

test('an attempt at an assignment and one at the quiz of the shelf are kept apart', async () => {
  const user = await begin();
  await user.click(radio('Ribosome'));
  cleanup();
  changeOpenAttempt(null);
  serveAttempt();
  show();
  await heading('Question 1 of 5');
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
});
