import { screen, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import type { QuizAnalysis } from '../../../queries/quizzes.ts';
import { aListedClass, serveClasses } from '../../../test/classes.fixture.ts';
import { renderSignedIn } from '../../../test/render-signed-in.tsx';
import { server } from '../../../test/server.ts';
import { analysed, analysis, unjudged } from './analysis.fixture.ts';
import { QuizAnalysisPage } from './quiz-analysis.page.tsx';

/** The teacher has no class, so the page is as it is without classes. */
beforeEach(() => serveClasses());

const address = '/api/quizzes/q1/analysis';

function serve(served: QuizAnalysis) {
  server.use(http.get(address, () => HttpResponse.json({ success: true, analysis: served })));
}

function refuse(status: number, error: string) {
  return HttpResponse.json({ success: false, error, code: 'test' }, { status });
}

function open(served?: QuizAnalysis, at = '/quiz-analysis/q1') {
  if (served) serve(served);
  return renderSignedIn(<QuizAnalysisPage />, {
    at,
    route: '/quiz-analysis/:quizId',
    others: { '/dashboard': <h1>Dashboard</h1>, '/quiz-edit/:id': <h1>Editor</h1> },
  });
}

async function questionCard(number: number) {
  return within(await screen.findByRole('article', { name: `Question number ${number}?` }));
}

function shownNumbers() {
  return screen.getAllByText(/^Question \d+$/).map((one) => one.textContent);
}

/** Finds the value of a term in a description list. */
function measure(card: Awaited<ReturnType<typeof questionCard>>, name: string) {
  return card.getByText(name).nextElementSibling?.textContent;
}

test('while the analysis loads, the page says so', async () => {
  server.use(http.get(address, () => delay('infinite')));
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Question analysis' })).toBeTruthy();
  expect(await screen.findByText('Loading the analysis…')).toBeTruthy();
});

test('each question tells how many were right, what it tells apart, the time and the options', async () => {
  open(analysis([analysed(1)]));
  const card = await questionCard(1);
  expect(screen.getByRole('heading', { level: 1, name: 'The Water Cycle' })).toBeTruthy();
  expect(measure(card, 'Right at the first attempt')).toBe('60%, 18 of 30');
  expect(measure(card, 'Tells who knows the rest')).toBe('Well, 0.35');
  expect(measure(card, 'Time, usually')).toBe('42s');
  const options = within(card.getByRole('list', { name: 'How often each option was chosen' }));
  expect(options.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    'A. Rain6 students, 20%',
    'B. Vapour Right answer18 students, 60%',
    'C. Ice3 students, 10%',
    'D. Snow2 students, 7%',
    'Left open 1 student, 3%',
  ]);
});

test.each([
  [-0.25, 'The wrong way round, −0.25'],
  [-0.001, 'The wrong way round, 0.00'],
  [null, 'Cannot be told: all answered alike'],
])('a discrimination of %s is put into words', async (discrimination, words) => {
  open(analysis([analysed(1, { discrimination })]));
  expect(measure(await questionCard(1), 'Tells who knows the rest')).toBe(words);
});

test('each flag comes with its sentence, and the summary counts the questions to look at', async () => {
  const flags = [
    { flag: 'probably-wrong-key' as const, sentence: 'Most students chose A.' },
    { flag: 'option-nobody-picks' as const, sentence: 'Nobody chose D.' },
  ];
  open(analysis([analysed(1), analysed(2, { flags })]));
  const card = await questionCard(2);
  expect(card.getByText('Probably wrong key')).toBeTruthy();
  expect(card.getByText('Most students chose A.')).toBeTruthy();
  expect(card.getByText('Option nobody picks')).toBeTruthy();
  expect(card.getByText('Nobody chose D.')).toBeTruthy();
  expect(measureOfSummary('Questions to look at')).toBe('1');
  expect(measureOfSummary('Students')).toBe('30');
});

function measureOfSummary(name: string) {
  return screen.getByText(name).closest('dt')?.nextElementSibling?.textContent;
}

test('under ten students nothing is claimed, and the page says how many are missing', async () => {
  open(analysis([unjudged(1, 4)], { students: 4 }));
  const card = await questionCard(1);
  expect(screen.getByText(/4 students so far: 6 more students must take this quiz/)).toBeTruthy();
  expect(card.queryByText(/before it is judged/)).toBeNull();
  expect(measure(card, 'Right at the first attempt')).toBe('3 of 4');
  expect(card.queryByText('Tells who knows the rest')).toBeNull();
  expect(card.queryByText(/%/)).toBeNull();
  expect(measureOfSummary('Questions to look at')).toBe('–N/A');
});

test.each([
  [
    { students: 2, classSize: 36, minResponses: 12 },
    '2 of 36 have answered so far: 10 more students',
  ],
  [
    { students: 1, classSize: 6, minResponses: 10 },
    '1 of 6 has answered so far: questions are judged',
  ],
])('of a class, the page says how many of it have answered', async (asked, words) => {
  open(analysis([unjudged(1, asked.students)], asked));
  await questionCard(1);
  expect(screen.getByText((text) => text.startsWith(words))).toBeTruthy();
});

test('a question that was changed starts again among those that are judged', async () => {
  open(analysis([analysed(1), unjudged(2, 9)]));
  const card = await questionCard(2);
  expect(
    card.getByText('1 more student must answer this question before it is judged.'),
  ).toBeTruthy();
  expect(screen.queryByText(/so far/)).toBeNull();
});

test('nobody has taken the quiz yet', async () => {
  open(analysis([analysed(1)], { students: 0 }));
  expect(
    await screen.findByRole('heading', { name: 'Nobody has taken this quiz yet' }),
  ).toBeTruthy();
  expect(screen.getByText(/From 10 students on, each question is judged/)).toBeTruthy();
  expect(screen.queryByRole('article')).toBeNull();
});

test('the questions are sorted by number, hardest first or flagged first', async () => {
  const flags = [{ flag: 'too-easy' as const, sentence: 'It is easy.' }];
  const { user } = open(
    analysis([analysed(1), analysed(2, { facility: 0.1 }), analysed(3, { facility: 1, flags })]),
  );
  await questionCard(1);
  const order = screen.getByLabelText('Sort by');
  expect(shownNumbers()).toEqual(['Question 1', 'Question 2', 'Question 3']);
  await user.selectOptions(order, 'Hardest first');
  expect(shownNumbers()).toEqual(['Question 2', 'Question 1', 'Question 3']);
  expect(screen.getByText('Sorted: Hardest first.')).toBeTruthy();
  await user.selectOptions(order, 'Flagged first');
  expect(shownNumbers()).toEqual(['Question 3', 'Question 1', 'Question 2']);
});

test('the order stands in the address', async () => {
  open(analysis([analysed(1), analysed(2, { facility: 0.1 })]), '/quiz-analysis/q1?order=hardest');
  await questionCard(1);
  expect(shownNumbers()).toEqual(['Question 2', 'Question 1']);
});

test('the answers of one class are shown, and those of all on demand', async () => {
  serveClasses(aListedClass('9b'));
  const asked: (string | null)[] = [];
  server.use(
    http.get(address, ({ request }) => {
      const classId = new URL(request.url).searchParams.get('classId');
      asked.push(classId);
      const served = classId === null ? analysis([analysed(1)]) : analysis([], { students: 0 });
      return HttpResponse.json({ success: true, analysis: served });
    }),
  );
  const { user } = open(undefined, '/quiz-analysis/q1?order=hardest');
  expect(await screen.findByText('This quiz has no questions yet.')).toBeTruthy();
  expect(
    screen.getByRole('heading', { name: 'Nobody in this class has taken this quiz yet' }),
  ).toBeTruthy();
  const select = screen.getByLabelText<HTMLSelectElement>('Class');
  await user.selectOptions(select, 'All students');
  await questionCard(1);
  expect(asked).toEqual(['9b', null]);
  expect(screen.getByLabelText<HTMLSelectElement>(/^Order|^Sort/).value).toBe('hardest');
  expect(document.activeElement).toBe(select);
});

test('an address that names a question leads to it', async () => {
  open(analysis([analysed(1), analysed(2)]), '/quiz-analysis/q1#question-2');
  await questionCard(2);
  expect(document.activeElement?.id).toBe('question-2');
});

test('the key of a question is corrected in the editor', async () => {
  const { user } = open(analysis([analysed(1), analysed(2)]));
  await questionCard(2);
  const link = screen.getByRole('link', { name: 'Correct the key of question 2' });
  expect(link.getAttribute('href')).toBe('/quiz-edit/q1#question-2');
  await user.click(link);
  expect(screen.getByRole('heading', { name: 'Editor' })).toBeTruthy();
});

test('Back leads to the dashboard when the analysis was the first page', async () => {
  const { user } = open(analysis([analysed(1)]));
  await questionCard(1);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeTruthy();
});

test('a quiz that does not exist is not found, with a way back', async () => {
  server.use(http.get(address, () => refuse(404, 'Quiz not found.')));
  const { user } = open();
  expect(await screen.findByRole('heading', { name: 'Quiz Not Found' })).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Go Back' }));
  expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy();
});

test("another teacher's quiz is refused, and trying again is not offered", async () => {
  const sentence = 'Only the teacher who made this quiz can see its analysis.';
  server.use(http.get(address, () => refuse(403, sentence)));
  open();
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  expect(await screen.findByRole('button', { name: 'Go Back' })).toBeTruthy();
});

test.each([
  [
    'the server gives a reason',
    () => refuse(500, 'The server is resting.'),
    'The server is resting.',
  ],
  ['no answer comes', () => HttpResponse.error(), 'The analysis could not be loaded.'],
])('when %s, the page says so and can try again', async (_what, answer, words) => {
  server.use(http.get(address, answer, { once: true }));
  const { user } = open();
  expect(await screen.findByText(words)).toBeTruthy();
  serve(analysis([analysed(1)]));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await questionCard(1)).toBeTruthy();
});
