import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { axeFaults } from '../../test/axe.ts';
import { renderSignedIn, student } from '../../test/render-signed-in.tsx';
import { server } from '../../test/server.ts';
import { aToDo } from '../../test/to-do.fixture.ts';
import { aNewQuiz, anOpenAttempt, lastResult, serveToday } from '../../test/today.fixture.ts';
import { TodayPanel } from './today-panel.tsx';

async function show() {
  const shown = renderSignedIn(<TodayPanel />, { user: student });
  return { ...shown, panel: within(await screen.findByRole('region', { name: 'Today' })) };
}

/** The links of the panel, with the next step first. */
function linksOf(panel: Awaited<ReturnType<typeof show>>['panel']) {
  return panel
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')] as const);
}

test('an attempt under way comes before all others, with its time left', async () => {
  serveToday({
    openAttempts: [anOpenAttempt()],
    assignment: aToDo(),
    newQuiz: aNewQuiz(),
    toReview: 3,
    lastResult,
  });
  const { panel } = await show();
  expect(panel.getByText('Go on where you stopped')).toBeTruthy();
  expect(panel.getByText('7 of 10 answered')).toBeTruthy();
  expect(panel.getByText('12 minutes left')).toBeTruthy();
  expect(linksOf(panel)).toEqual([
    ['Continue', '/quiz-attempt/rivers'],
    ['To do Rivers', '/quiz-attempt/rivers?assignment=rivers-7b'],
    ['To review 3 questions', '/practice'],
    ['Last result 80% · Volcanoes', '/quiz-results/last'],
  ]);
  expect(await axeFaults()).toEqual([]);
});

test('an attempt at an assignment goes on there', async () => {
  serveToday({ openAttempts: [anOpenAttempt({ assignmentId: 'rivers-7b', deadline: null })] });
  const { panel } = await show();
  expect(panel.getByText('No time limit')).toBeTruthy();
  expect(linksOf(panel)).toEqual([['Continue', '/quiz-attempt/rivers?assignment=rivers-7b']]);
});

test('an attempt whose time is over is no step', async () => {
  const deadline = new Date(Date.now() - 1000).toISOString();
  serveToday({ openAttempts: [anOpenAttempt({ deadline })], toReview: 1 });
  const { panel } = await show();
  expect(panel.getByText('1 question to review')).toBeTruthy();
  expect(linksOf(panel)).toEqual([['Start practice', '/practice']]);
});

test('a reminder is the reason why an assignment comes next', async () => {
  serveToday({ assignment: aToDo({ remindedAt: '2026-11-25T09:30:00.000Z' }) });
  const { panel } = await show();
  expect(panel.getByText('Your teacher reminds you')).toBeTruthy();
});

test('a reminder says so beside another step as well', async () => {
  const reminded = aToDo({ remindedAt: '2026-11-25T09:30:00.000Z' });
  serveToday({ openAttempts: [anOpenAttempt()], assignment: reminded });
  const { panel } = await show();
  expect(linksOf(panel)[1]?.[0]).toBe('Reminder Rivers');
});

test('a quiz is new on the day that the shelf names as due, and not after it', async () => {
  const today = new Date().toISOString();
  serveToday({ newQuiz: aNewQuiz({ createdAt: today }) });
  const { panel, unmount } = await show();
  expect(panel.getByText('New for you')).toBeTruthy();
  unmount();
  serveToday({ newQuiz: aNewQuiz({ createdAt: '2026-09-15T09:05:00.000Z' }) });
  const { panel: later } = await show();
  expect(later.getByText('On the shelf for you')).toBeTruthy();
  expect(later.queryByText(/New/)).toBeNull();
});

test('a quiz of another grade says so', async () => {
  const createdAt = new Date().toISOString();
  serveToday({
    newQuiz: { ...aNewQuiz({ createdAt }), forYourGrade: false, targetGrade: 'Grade 11' },
  });
  const { panel } = await show();
  expect(panel.getByText('New on the shelf, for another grade')).toBeTruthy();
  expect(panel.getByText('Grade 11')).toBeTruthy();
});

test('then comes what is due next for the class', async () => {
  serveToday({ assignment: aToDo(), toReview: 3, newQuiz: aNewQuiz() });
  const { panel } = await show();
  expect(panel.getByText('Next for your class')).toBeTruthy();
  expect(panel.getByText('Geography 7b')).toBeTruthy();
  expect(panel.getByText(/^Due .*15:42$/)).toBeTruthy();
  expect(linksOf(panel)).toEqual([
    ['Open', '/quiz-attempt/rivers?assignment=rivers-7b'],
    ['To review 3 questions', '/practice'],
    ['On the shelf Cells and tissues', '/quiz-attempt/cells'],
  ]);
});

test.each([
  [{ dueAt: null }, 'No due date'],
  [{ dueAt: null, closesAt: '2026-11-29T18:00:00.000Z' }, /^Closes /],
  [{ state: 'late', acceptsLate: true }, 'Late work is taken'],
  [{ state: 'late', acceptsLate: true, closesAt: '2026-11-29T18:00:00.000Z' }, /^Late work until /],
] as const)('an assignment says the one time that counts: %o', async (over, said) => {
  serveToday({ assignment: aToDo(over) });
  const { panel } = await show();
  expect(panel.getByText(said)).toBeTruthy();
});

test('an assignment that cannot be taken is no step', async () => {
  serveToday({ assignment: aToDo({ state: 'coming' }), newQuiz: aNewQuiz() });
  const { panel } = await show();
  expect(linksOf(panel)).toEqual([['Open', '/quiz-attempt/cells']]);
});

test('then the newest quiz that she has not taken', async () => {
  serveToday({ newQuiz: aNewQuiz(), lastResult });
  const { panel } = await show();
  expect(panel.getByText('Cells and tissues')).toBeTruthy();
  expect(panel.getByText('10 questions')).toBeTruthy();
  expect(panel.getByText('Ruth Meyer')).toBeTruthy();
  expect(linksOf(panel)[0]).toEqual(['Open', '/quiz-attempt/cells']);
});

test('where nothing waits, it leads to the quizzes', async () => {
  serveToday({ lastResult });
  const { panel } = await show();
  expect(panel.getByText('Well done. Any quiz can be taken again.')).toBeTruthy();
  expect(linksOf(panel)[0]).toEqual(['See quizzes', '/student-dashboard?tab=quiz']);
  expect(await axeFaults()).toEqual([]);
});

test('who begins without a class enters its code before all else, also before a quiz', async () => {
  serveToday({ isInNoClass: true, newQuiz: aNewQuiz() });
  const { panel } = await show();
  expect(panel.getByText('Enter your class code')).toBeTruthy();
  expect(linksOf(panel)).toEqual([
    ['Join your class', '/my-classes'],
    ['On the shelf Cells and tissues', '/quiz-attempt/cells'],
  ]);
  expect(await axeFaults()).toEqual([]);
});

test('who has results and no class finds the way to one further down', async () => {
  serveToday({ isInNoClass: true, toReview: 3, newQuiz: aNewQuiz(), lastResult });
  const { panel } = await show();
  expect(linksOf(panel).slice(0, 2)).toEqual([
    ['Start practice', '/practice'],
    ['Your class Enter your class code', '/my-classes'],
  ]);
});

test('who has just joined a class is told what comes here', async () => {
  serveToday();
  const { panel } = await show();
  expect(panel.getByText(/^A quiz that your teachers make for you appears here/)).toBeTruthy();
  expect(linksOf(panel)).toEqual([['See quizzes', '/student-dashboard?tab=quiz']]);
  expect(panel.queryByRole('list')).toBeNull();
});

test.each([404, 500])('a server that answers %i leaves no trace of it', async (status) => {
  server.use(
    http.get('/api/student/:uid/today', () => HttpResponse.json({ error: 'No' }, { status })),
  );
  renderSignedIn(<TodayPanel />, { user: student });
  expect(screen.getByText('Loading your next step…')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Loading your next step…')).toBeNull());
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('it is asked for again when she comes back to the page', async () => {
  const requests = serveToday({ toReview: 2 });
  await show();
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(requests.asked).toBe(2));
});
