import { cleanup, screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import {
  accepted,
  begin,
  goToLastAndSubmit,
  heading,
  pass,
  prepareAttempts,
  press,
  radio,
  refused,
  sent,
  serveSubmit,
  show,
} from '../attempt-screen.fixture.tsx';

prepareAttempts();

test('sends answers and times, and goes to the results', async () => {
  serveSubmit(accepted);
  const user = await begin();
  await user.click(radio('Ribosome'));
  await pass(20);
  await goToLastAndSubmit(user);
  expect(await heading('Results of first')).toBeTruthy();
  expect(sent[0]).toMatchObject({
    quizId: 'cells',
    attemptId: 'first',
    studentId: 'maya',
    answers: [2, null, null, null, null],
  });
  const { timeTaken, questionTimes } = sent[0] as {
    timeTaken: number;
    questionTimes: number[];
  };
  expect(timeTaken).toBeGreaterThanOrEqual(20);
  expect(timeTaken).toBeLessThan(60);
  expect(questionTimes[0]).toBeGreaterThanOrEqual(20);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('attempt'))).toEqual([]);
});

test('submits by itself when the time is up, even with the question open whether to', async () => {
  serveSubmit(accepted);
  const user = await begin();
  await user.click(radio('Ribosome'));
  await user.click(screen.getByRole('button', { name: /^Question 5,/ }));
  await user.click(press('Submit Quiz'));
  await pass(300);
  expect(await heading('Results of first')).toBeTruthy();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ answers: [2, null, null, null, null], timeTaken: 300 });
});

test('a reload picks up the same attempt: its answers, its place and its deadline', async () => {
  serveSubmit(accepted);
  const user = await begin();
  await user.click(radio('Ribosome'));
  await user.click(press('Next'));
  cleanup();
  await pass(60);

  show();
  expect(await heading('Question 2 of 5')).toBeTruthy();
  expect(screen.getByText(/Your answers were kept/).closest('main')).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toMatch(/^Time Left: (3:\d\d|4:00)$/);
  expect(screen.getByText('1 of 5 answered')).toBeTruthy();
});

test('an attempt whose time ran out while the page was away is submitted with its answers', async () => {
  serveSubmit(accepted);
  const user = await begin();
  await user.click(radio('Ribosome'));
  cleanup();
  await pass(4000);

  show();
  expect(await heading('Results of first')).toBeTruthy();
  expect(sent[0]).toMatchObject({ answers: [2, null, null, null, null], timeTaken: 300 });
});

test('an attempt that ran out with nothing in it is begun again', async () => {
  await begin();
  cleanup();
  await pass(4000);
  show();
  await heading('Question 1 of 5');
  expect(screen.getByRole('timer').textContent).toMatch(/^Time Left: (5:00|4:59)$/);
});

test('a submit lost on the way is sent again, with the same answers', async () => {
  serveSubmit(
    () => HttpResponse.error(),
    () => HttpResponse.error(),
    accepted,
  );
  const user = await begin();
  await user.click(radio('Ribosome'));
  await goToLastAndSubmit(user);
  expect(await screen.findByText('An error occurred while submitting the quiz.')).toBeTruthy();
  expect(screen.getByText(/Your answers are kept on this device\. We keep trying/)).toBeTruthy();
  await pass(2);
  await pass(5);
  expect(await heading('Results of first')).toBeTruthy();
  expect(sent).toHaveLength(3);
  expect(sent[2]).toEqual(sent[0]);
});

test('a submit lost on the way survives a reload', async () => {
  serveSubmit(() => HttpResponse.error(), accepted);
  const user = await begin();
  await goToLastAndSubmit(user);
  await heading('Not submitted yet');
  cleanup();
  show();
  expect(await heading('Results of first')).toBeTruthy();
  expect(sent[1]).toEqual(sent[0]);
});

test('a refused submit says why and can be tried again', async () => {
  serveSubmit(() => refused(409, 'This quiz was deleted.'), accepted);
  const user = await begin();
  await goToLastAndSubmit(user);
  expect(await screen.findByText('This quiz was deleted.')).toBeTruthy();
  await pass(60);
  expect(sent).toHaveLength(1);
  await user.click(press('Try Again'));
  expect(await heading('Results of first')).toBeTruthy();
});

test('a refusal without a reason has a sentence of its own', async () => {
  serveSubmit(() => HttpResponse.json({ success: false }, { status: 400 }));
  const user = await begin();
  await goToLastAndSubmit(user);
  expect(await screen.findByText('Failed to submit quiz.')).toBeTruthy();
});

test('someone who is no longer logged in cannot submit', async () => {
  const user = await begin();
  localStorage.clear();
  await goToLastAndSubmit(user);
  expect(await screen.findByText('You must be logged in to submit a quiz.')).toBeTruthy();
});

test('the browser asks before leaving only while answers are unsent', async () => {
  const user = await begin();
  expect(isLeavingAsked()).toBe(false);
  await user.click(radio('Ribosome'));
  expect(isLeavingAsked()).toBe(true);
  serveSubmit(accepted);
  await goToLastAndSubmit(user);
  await heading('Results of first');
  await waitFor(() => expect(isLeavingAsked()).toBe(false));
});

function isLeavingAsked(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}
