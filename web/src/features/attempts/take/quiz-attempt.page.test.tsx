import { cleanup, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { asksFirst } from '../../../paths.ts';
import { axeFaults } from '../../../test/axe.ts';
import { server } from '../../../test/server.ts';
import { serveToDo } from '../../../test/to-do.fixture.ts';
import { aQuiz, maya, teacher } from '../attempt.fixture.ts';
import {
  accepted,
  begin,
  goToLastAndSubmit,
  heading,
  passUntil,
  prepareAttempts,
  press,
  radio,
  refused,
  sent,
  serveAttempt,
  serveSubmit,
  show,
} from './attempt-screen.fixture.tsx';

prepareAttempts();

test('begins with the first question, its place, the time and no navigation of the site', async () => {
  await begin();
  expect(screen.getByText('Cells and tissues')).toBeTruthy();
  expect(screen.getByText('Easy')).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toMatch(/^Time Left: (5:00|4:59)$/);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('20');
  expect(screen.getByRole('group', { name: 'What is in picture 1?' })).toBeTruthy();
  expect(screen.getAllByRole('radio')).toHaveLength(4);
  expect(press('Previous').getAttribute('aria-disabled')).toBe('true');
  expect(screen.getAllByRole('navigation')).toHaveLength(1);
});

test('a step keeps the answers and puts the focus on the heading', async () => {
  const user = await begin();
  await user.click(radio('Ribosome'));
  await user.click(radio('Nucleus'));
  await user.click(press('Next'));
  expect(document.activeElement).toBe(await heading('Question 2 of 5'));
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  expect(screen.getByText('1 of 5 answered')).toBeTruthy();

  await user.click(press('Previous'));
  expect(radio('Nucleus').checked).toBe(true);
});

test('options stand in the order of the attempt, and an answer is sent by its place in the quiz', async () => {
  const quiz = aQuiz();
  quiz.questions = quiz.questions.map((one) => ({ ...one, optionOrder: [2, 0, 3, 1] }));
  serveAttempt({ quiz });
  serveSubmit(accepted);
  const user = show();
  await heading('Question 1 of 5');
  const shown = screen.getAllByRole('radio').map(({ parentElement }) => parentElement?.textContent);
  expect(shown).toEqual(['ARibosome', 'BNucleus', 'CMembrane', 'DMitochondrion']);
  await user.click(radio('Nucleus'));
  await user.keyboard('d');
  expect(radio('Mitochondrion').checked).toBe(true);
  expect(document.activeElement).toBe(radio('Mitochondrion'));
  await goToLastAndSubmit(user);
  await heading('Results of first');
  expect(sent).toMatchObject([{ answers: [1, null, null, null, null] }]);
});

describe('a quiz of the shelf that is new to her', () => {
  function come() {
    serveAttempt();
    serveToDo({ timeFactor: 1.5 });
    server.use(
      http.get('/api/quizzes/cells', () => HttpResponse.json({ success: true, quiz: aQuiz() })),
    );
    return show(maya, '', asksFirst);
  }

  test('says how long it is and what the clock does, and starts when she says so', async () => {
    const user = come();
    expect(await screen.findByText('5 questions')).toBeTruthy();
    const limit = 'Time limit: 7 minutes 30 seconds; 5 minutes without your extra time';
    expect(await screen.findByText(limit)).toBeTruthy();
    expect(screen.getByText('As many attempts as you like')).toBeTruthy();
    expect(screen.getByText(/^The clock starts with “Start Quiz”/)).toBeTruthy();
    expect(screen.queryByRole('timer')).toBeNull();
    expect(await axeFaults()).toEqual([]);
    await user.click(press('Start Quiz'));
    expect(await heading('Question 1 of 5')).toBeTruthy();
  });

  test('goes on at once where she has begun it in this browser', async () => {
    const user = come();
    await user.click(await screen.findByRole('button', { name: 'Start Quiz' }));
    await user.click(await screen.findByRole('radio', { name: /Ribosome/ }));
    cleanup();
    come();
    expect(await heading('Question 1 of 5')).toBeTruthy();
  });
});

test('only the last question offers to submit', async () => {
  const user = await begin();
  expect(screen.queryByRole('button', { name: 'Submit Quiz' })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Question 5,/ }));
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  expect(press('Submit Quiz')).toBeTruthy();
});

test('all questions show what is answered, flagged and current', async () => {
  const user = await begin();
  await user.click(radio('Ribosome'));
  await user.click(press('Flag for review'));
  const first = screen.getByRole('button', { name: 'Question 1, answered, flagged' });
  expect(first.getAttribute('aria-current')).toBe('step');
  expect(screen.getByRole('button', { name: 'Question 2, not answered' })).toBeTruthy();
});

test('keys choose and step, and leave the arrows of the radio buttons alone', async () => {
  const user = await begin();
  await user.click(press('Next'));
  await user.keyboard('b');
  expect(radio('Mitochondrion').checked).toBe(true);
  expect(document.activeElement).toBe(radio('Mitochondrion'));
  await user.keyboard('4');
  expect(radio('Membrane').checked).toBe(true);
  await user.keyboard('{ArrowLeft}');
  expect(await heading('Question 2 of 5')).toBeTruthy();

  await user.click(press('Next'));
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(await heading('Question 1 of 5')).toBeTruthy();
  await user.keyboard('{ArrowLeft}{ArrowRight}');
  expect(await heading('Question 2 of 5')).toBeTruthy();
});

test('Enter goes on from an answer, and from nothing else', async () => {
  const user = await begin();
  await user.click(screen.getByRole('heading', { name: 'Question 1 of 5' }));
  await user.keyboard('{Enter}');
  expect(await heading('Question 1 of 5')).toBeTruthy();
  await user.keyboard('b{Enter}');
  expect(await heading('Question 2 of 5')).toBeTruthy();
  await user.keyboard('c{Enter}');
  await user.keyboard('a{Enter}');
  await user.keyboard('a{Enter}');
  await user.keyboard('a{Enter}');
  expect(await heading('Question 5 of 5')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('the timer ticks each second and speaks only now and then', async () => {
  await begin();
  await passUntil(299);
  expect(screen.getByRole('timer').textContent).toBe('Time Left: 4:59');
  await passUntil(61);
  expect(screen.queryByText(/ left\.$/)).toBeNull();
  await passUntil(60);
  expect(screen.getByRole('timer').textContent).toBe('Time Left: 1:00');
  expect(screen.getByText('1 minute left.')).toBeTruthy();
  await passUntil(30);
  expect(screen.getByText('30 seconds left.')).toBeTruthy();
  await passUntil(10);
  expect(screen.getByText('10 seconds left.')).toBeTruthy();
});

test('Submit lists what is open, and a link there leads to it', async () => {
  const user = await begin();
  await user.click(radio('Ribosome'));
  await user.click(screen.getByRole('button', { name: /^Question 5,/ }));
  await user.click(press('Submit Quiz'));
  const dialog = screen.getByRole('alertdialog', { name: 'Submit your answers?' });
  expect(within(dialog).getByText('You answered 1 of 5 questions.')).toBeTruthy();
  const links = within(dialog).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
    'Question 2',
    'Question 3',
    'Question 4',
    'Question 5',
  ]);
  await user.click(within(dialog).getByRole('link', { name: 'Question 3' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(document.activeElement).toBe(await heading('Question 3 of 5'));
});

test('keys pick several options and true or false as well, and write letters where words are written', async () => {
  const user = await beginOfKinds();
  await user.click(screen.getByRole('heading', { name: 'Question 1 of 4' }));
  await user.keyboard('ac');
  expect(checked()).toEqual(['Nucleus', 'Ribosome']);
  await user.keyboard('a');
  expect(checked()).toEqual(['Ribosome']);
  await user.keyboard('{Enter}b');
  expect(checked()).toEqual(['False']);
  await user.click(press('Next'));
  await user.type(await screen.findByRole('textbox', { name: /^Gap 1/ }), 'abc');
  expect(screen.getByDisplayValue('abc')).toBeTruthy();
});

test('what is answered in part is named before it is handed in', async () => {
  const user = await beginOfKinds();
  await user.click(screen.getByRole('button', { name: /^Question 3,/ }));
  await user.type(await screen.findByRole('textbox', { name: /^Gap 2/ }), 'membrane');
  expect(screen.getByRole('button', { name: 'Question 3, answered in part' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Question 4,/ }));
  await user.click(press('Submit Quiz'));
  const dialog = screen.getByRole('alertdialog', { name: 'Submit your answers?' });
  expect(within(dialog).getByText('You answered 1 of 4 questions.')).toBeTruthy();
  const partly = within(dialog).getByText('Partly answered:').parentElement as HTMLElement;
  expect(within(partly).getByRole('link', { name: 'Question 3' })).toBeTruthy();
  expect(within(partly).getAllByRole('link')).toHaveLength(1);
  expect(await axeFaults()).toEqual([]);
});

/** Begins a quiz of several right answers, true or false, two gaps and a choice. */
async function beginOfKinds() {
  const quiz = aQuiz(4);
  const [several, statement, gaps, choice] = quiz.questions;
  quiz.questions = [
    { ...several, kind: 'several' },
    { ...statement, kind: 'true-false', options: [], optionOrder: [] },
    {
      ...gaps,
      kind: 'gaps',
      question: 'A cell has a _____ and a _____.',
      options: [],
      optionOrder: [],
      body: { gaps: 2, bank: null },
    },
    choice,
  ] as typeof quiz.questions;
  const open = { answers: Array<null>(4).fill(null), questionTimes: [0, 0, 0, 0] };
  serveAttempt({ quiz, over: { ...open, flags: Array<boolean>(4).fill(false) } });
  const user = show();
  await heading('Question 1 of 4');
  return user;
}

function checked(): unknown[] {
  return Array.from(
    document.querySelectorAll<HTMLInputElement>('input:checked'),
    (input) => input.closest('label')?.querySelector('[dir=auto], span:last-child')?.textContent,
  );
}

test('a quiz that is not there is said to be so', async () => {
  server.use(http.post('/api/quizzes/cells/attempts', () => refused(404, 'Quiz not found.')));
  show();
  expect(await screen.findByText('Quiz not found.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  const back = screen.getByRole('link', { name: 'Go to Dashboard' });
  expect(back.getAttribute('href')).toBe('/student-dashboard');
});

test('a quiz that does not come can be fetched again', async () => {
  server.use(http.post('/api/quizzes/cells/attempts', () => HttpResponse.error()));
  const user = show();
  expect(await screen.findByText('An error occurred while fetching the quiz.')).toBeTruthy();
  serveAttempt();
  await user.click(press('Try Again'));
  expect(await heading('Question 1 of 5')).toBeTruthy();
});

test('a teacher is told that only students take quizzes', async () => {
  show(teacher);
  expect(await screen.findByText('Only students take quizzes')).toBeTruthy();
  const preview = screen.getByRole('link', { name: 'Open the preview' });
  expect(preview.getAttribute('href')).toBe('/quiz-view/cells');
});
