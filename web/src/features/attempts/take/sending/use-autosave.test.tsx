import { cleanup, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { server } from '../../../../test/server.ts';
import { anOpenAttempt } from '../../attempt.fixture.ts';
import {
  accepted,
  begin,
  changeOpenAttempt,
  goToLastAndSubmit,
  heading,
  openAttemptNow,
  pass,
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
} from '../attempt-screen.fixture.tsx';

prepareAttempts();

test('an answer is saved after a moment, and nothing is sent that did not change', async () => {
  const user = await begin();
  await pass(60);
  expect(saves).toEqual([]);
  await user.click(radio('Ribosome'));
  expect(await screen.findByText('Saving…')).toBeTruthy();
  await pass(3);
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(saves).toMatchObject([{ answers: [2, null, null, null, null] }]);
  await pass(60);
  expect(saves).toHaveLength(1);
});

test('only what is new is in a save, with the flags and the time on each question', async () => {
  const user = await begin();
  await user.click(radio('Ribosome'));
  await pass(3);
  await user.click(press('Flag for review'));
  await user.click(press('Next'));
  await user.click(radio('Nucleus'));
  await pass(3);
  expect(saves[1]).toMatchObject({
    answers: [null, 0, null, null, null],
    flags: [true, false, false, false, false],
  });
  expect(saves[1]?.questionTimes[0]).toBeGreaterThanOrEqual(3);
});

test('someone who never stops is saved after 20 seconds at the latest', async () => {
  const user = await begin();
  for (const _change of Array(20).keys()) {
    await user.click(radio(_change % 2 === 0 ? 'Ribosome' : 'Nucleus'));
    await pass(1.1);
  }
  expect(saves.length).toBeGreaterThanOrEqual(1);
  expect(saves.length).toBeLessThanOrEqual(2);
});

test('a lost connection is said, and the answers are saved when it is back', async () => {
  let isDown = true;
  const user = await begin();
  serveSaves(() => (isDown ? HttpResponse.error() : null));
  await user.click(radio('Ribosome'));
  await pass(3);
  expect(await screen.findByText('Offline')).toBeTruthy();
  expect(
    await screen.findByText('You are offline. Your answers are kept on this device.'),
  ).toBeTruthy();
  await pass(2);
  await pass(4);
  expect(saves.length).toBeGreaterThanOrEqual(2);
  isDown = false;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(openAttemptNow().answers[0]).toBe(2);
  expect(await screen.findByText('You are online. Your answers are saved.')).toBeTruthy();
});

test('a reload without a connection goes on with the copy of this browser', async () => {
  const user = await begin();
  serveSaves(() => HttpResponse.error());
  await user.click(radio('Ribosome'));
  await pass(3);
  cleanup();
  server.use(http.post('/api/quizzes/cells/attempts', () => HttpResponse.error()));
  show();
  await heading('Question 1 of 5');
  expect(radio('Ribosome').checked).toBe(true);
  expect(screen.getByText(/Your answers were kept/)).toBeTruthy();
});

test('another device finds the answers, the flags and the deadline', async () => {
  changeOpenAttempt(
    anOpenAttempt({
      answers: [2, 1, null, null, null],
      flags: [false, true, false, false, false],
      startedAt: new Date(Date.now() - 60_000).toISOString(),
      deadline: new Date(Date.now() + 240_000).toISOString(),
    }),
  );
  await Promise.resolve(serveAttempt());
  show();
  await heading('Question 3 of 5');
  expect(screen.getByText('2 of 5 answered')).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toMatch(/^Time Left: (4:00|3:59)$/);
  expect(screen.getByRole('button', { name: 'Question 2, answered, flagged' })).toBeTruthy();
});

test('a clock that is an hour wrong does not change the time that is left', async () => {
  serveAttempt({ ahead: 3_600_000 });
  show();
  await heading('Question 1 of 5');
  expect(screen.getByRole('timer').textContent).toMatch(/^Time Left: (5:00|4:59)$/);
});

test('what a second tab answered comes in with the next save', async () => {
  const user = await begin();
  changeOpenAttempt({ ...openAttemptNow(), answers: [null, null, 3, null, null] });
  await user.click(radio('Ribosome'));
  await pass(3);
  expect(await screen.findByText('2 of 5 answered')).toBeTruthy();
});

test('an attempt that was handed in elsewhere leads to its results', async () => {
  serveSubmit(accepted);
  const user = await begin();
  serveSaves(() =>
    HttpResponse.json({ success: false, error: 'Over.', code: 'attempt-closed' }, { status: 409 }),
  );
  await user.click(radio('Ribosome'));
  await pass(3);
  expect(await heading('Results of first')).toBeTruthy();
});

test('an attempt of which nothing is left can only be begun again', async () => {
  serveSubmit(() => refused(404, 'This attempt is over, and no answer had been saved.'));
  const user = await begin();
  await goToLastAndSubmit(user);
  expect(await screen.findByText(/This attempt is over/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  cleanup();
  show();
  expect(await heading('Question 1 of 5')).toBeTruthy();
  expect(sent).toHaveLength(1);
});
