import type { PracticeQuestion } from '@study-assistant/contract/attempts/practice';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { renderSignedIn, student } from '../../test/render-signed-in.tsx';
import { server } from '../../test/server.ts';
import { PracticePage } from './practice.page.tsx';

const path = `/api/student/${student.uid}/practice`;
const sent: unknown[] = [];

function aQuestion(at: number): PracticeQuestion {
  return {
    quizId: 'rivers',
    questionId: `q${at}`,
    quizTitle: 'Rivers',
    question: `Where does river ${at} end?`,
    options: ['In a delta', 'At its source', 'In a dam', 'In a lake'],
    optionOrder: [0, 1, 2, 3],
  };
}

function serveSet(
  questions: PracticeQuestion[],
  due = questions.length,
  nextOn: string | null = null,
) {
  server.use(
    http.get(path, ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ success: true, questions, due, nextOn });
    }),
  );
}

/** Serves answers for which the first option is right. */
function serveAnswers(returnsOn: string | null = '2026-11-22') {
  server.use(
    http.post(`${path}/answers`, async ({ request }) => {
      const body = (await request.json()) as { answer: number };
      sent.push(body);
      return HttpResponse.json({
        success: true,
        isCorrect: body.answer === 0,
        correctAnswer: 0,
        explanation: 'Deltas form at the mouth.',
        source: { page: 3, section: null, quote: 'A delta forms at the mouth.' },
        returnsOn,
      });
    }),
  );
}

const asked: string[] = [];
beforeEach(() => {
  sent.length = 0;
  asked.length = 0;
});

function showPage(at = '/practice') {
  return renderSignedIn(<PracticePage />, {
    user: student,
    at,
    route: '/practice',
    others: { '/student-dashboard': <h1>Dashboard</h1> },
  }).user;
}

const choose = (name: string) => screen.getByRole('radio', { name: new RegExp(name) });
const button = (name: string) => screen.getByRole('button', { name });

test('an answer is explained at once, with its source and when it comes back', async () => {
  serveSet([aQuestion(1), aQuestion(2)]);
  serveAnswers();
  const user = showPage();
  await screen.findByRole('heading', { level: 2, name: 'Question 1 of 2' });
  expect(button('Check answer').getAttribute('aria-disabled')).toBe('true');
  await user.click(choose('In a dam'));
  await user.click(button('Check answer'));

  const title = await screen.findByRole('heading', { name: 'Not yet' });
  expect(document.activeElement).toBe(title);
  expect(screen.getByText('Correct Answer')).toBeTruthy();
  expect(screen.getByText('Deltas form at the mouth.')).toBeTruthy();
  expect(screen.getByText('From your material, page 3')).toBeTruthy();
  expect(screen.getByText('This question comes back on 22 Nov 2026.')).toBeTruthy();
  expect(sent).toEqual([{ quizId: 'rivers', questionId: 'q1', answer: 2 }]);
});

test('the options stand as in the attempt that missed the question, with their letters', async () => {
  serveSet([{ ...aQuestion(1), optionOrder: [3, 2, 1, 0] }]);
  serveAnswers();
  const user = showPage();
  await screen.findByRole('heading', { name: 'Question 1 of 1' });
  const shown = screen.getAllByRole('radio').map(({ parentElement }) => parentElement?.textContent);
  expect(shown).toEqual(['AIn a lake', 'BIn a dam', 'CAt its source', 'DIn a delta']);
  await user.click(choose('In a dam'));
  await user.click(button('Check answer'));
  await screen.findByRole('heading', { name: 'Not yet' });
  expect(screen.getByText('Your Answer').nextSibling?.textContent).toBe('BIn a dam');
  expect(screen.getByText('Correct Answer').nextSibling?.textContent).toBe('DIn a delta');
  expect(sent).toEqual([{ quizId: 'rivers', questionId: 'q1', answer: 2 }]);
});

test('the set ends with how many were right, and the way back', async () => {
  serveSet([aQuestion(1), aQuestion(2)]);
  serveAnswers();
  const user = showPage();
  await screen.findByRole('heading', { name: 'Question 1 of 2' });
  await user.click(choose('In a delta'));
  await user.click(button('Check answer'));
  await screen.findByRole('heading', { name: 'That is right' });
  await user.click(button('Next question'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Question 2 of 2' }));
  await user.click(choose('In a lake'));
  await user.click(button('Check answer'));
  await user.click(await screen.findByRole('button', { name: 'Finish' }));
  expect(screen.getByText('1 of 2 questions right')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Next set' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Go to your quizzes' }));
  expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeTruthy();
});

test('what is due beyond ten is another set', async () => {
  serveSet([aQuestion(1)], 4);
  serveAnswers();
  const user = showPage();
  await screen.findByRole('heading', { name: 'Question 1 of 1' });
  await user.click(choose('In a delta'));
  await user.click(button('Check answer'));
  await user.click(await screen.findByRole('button', { name: 'Finish' }));
  serveSet([aQuestion(2)]);
  await user.click(button('Next set'));
  expect(await screen.findByText('Where does river 2 end?')).toBeTruthy();
});

test('from a result only its own questions are asked', async () => {
  serveSet([aQuestion(1)]);
  showPage('/practice?attempt=first');
  await screen.findByRole('heading', { name: 'Question 1 of 1' });
  expect(asked).toEqual(['?attemptId=first']);
});

test('a learned question says so', async () => {
  serveSet([aQuestion(1)]);
  serveAnswers(null);
  const user = showPage();
  await screen.findByRole('heading', { name: 'Question 1 of 1' });
  await user.click(choose('In a delta'));
  await user.click(button('Check answer'));
  expect(await screen.findByText('You have learned this one: it does not come back.')).toBeTruthy();
});

test.each([
  [null, 'Questions that you miss in a quiz come here, so that you can practise them.'],
  ['2026-11-24', 'Well done. The next question comes back on 24 Nov 2026.'],
])('with nothing due and %s as the next day the page says so', async (nextOn, sentence) => {
  serveSet([], 0, nextOn);
  showPage();
  expect(await screen.findByRole('heading', { name: 'Nothing to review' })).toBeTruthy();
  expect(screen.getByText(sentence)).toBeTruthy();
});

test('what does not come can be asked for again', async () => {
  server.use(http.get(path, () => HttpResponse.error()));
  const user = showPage();
  expect(await screen.findByText('Your practice could not be loaded.')).toBeTruthy();
  serveSet([aQuestion(1)]);
  await user.click(button('Try Again'));
  expect(await screen.findByText('Where does river 1 end?')).toBeTruthy();
});

test('an answer that is lost on the way keeps the choice', async () => {
  serveSet([aQuestion(1)]);
  server.use(http.post(`${path}/answers`, () => HttpResponse.error()));
  const user = showPage();
  await screen.findByRole('heading', { name: 'Question 1 of 1' });
  await user.click(choose('In a delta'));
  await user.click(button('Check answer'));
  expect(
    await screen.findByText(/Your answer could not be checked\. Network error\./),
  ).toBeTruthy();
  serveAnswers();
  await user.click(button('Check answer'));
  expect(await screen.findByRole('heading', { name: 'That is right' })).toBeTruthy();
});

test('the practice of a topic names it, and asks for no other', async () => {
  serveSet([aQuestion(1)], 5);
  showPage('/practice?topic=Cell+walls');
  await screen.findByRole('heading', { level: 2, name: 'Question 1 of 1' });
  expect(screen.getByText('Cell walls')).toBeTruthy();
  expect(asked).toEqual(['?topic=Cell+walls']);
});

test('where nothing of a topic is left, what is due is a click away', async () => {
  serveSet([], 2);
  showPage('/practice?attempt=first&topic=Cells');
  expect(await screen.findByText(/^No question that you missed is left of/)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Review what is due' });
  expect(link.getAttribute('href')).toBe('/practice');
  expect(asked).toEqual(['?attemptId=first&topic=Cells']);
});
