import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { axeFaults } from '../../../test/axe.ts';
import { aClassStudent, aTaughtClass, serveClass } from '../../../test/classes.fixture.ts';
import { renderSignedIn, student, teacher } from '../../../test/render-signed-in.tsx';
import { server } from '../../../test/server.ts';
import { listed, refuseStudent, serveStudent, someStats } from '../student.fixture.ts';
import { StudentPerformancePage } from './student-performance.page.tsx';
import { StudentPerformance } from './student-performance.tsx';

const logged: unknown[] = [];

beforeEach(() => {
  logged.length = 0;
  vi.spyOn(console, 'warn').mockImplementation((what) => void logged.push(what));
});

function showPage(user = teacher, search = '') {
  return renderSignedIn(<StudentPerformancePage />, {
    user,
    at: `/student-performance/${student.uid}${search}`,
    route: '/student-performance/:studentId',
    others: {
      '/dashboard': <h1>Teacher Dashboard</h1>,
      '/classes/:id': <h1>One class</h1>,
      '/student-dashboard': <h1>Student Dashboard</h1>,
      '/quiz-results/:id': <h1>Results</h1>,
    },
  });
}

const showTab = () => renderSignedIn(<StudentPerformance />, { user: student });

function figure(label: string) {
  return screen.getByText(label).closest('dt')?.nextElementSibling?.textContent;
}

test('the page of a student tells who it is, and all her numbers', async () => {
  serveStudent();
  showPage();
  expect(await screen.findByText('Ada Okoye')).toBeTruthy();
  await screen.findByText('Total Quizzes Taken');
  expect(figure('Total Quizzes Taken')).toBe('3');
  expect(figure('Average Score')).toBe('66.7%');
  expect(figure('Highest Score')).toBe('85.5%');
  expect(figure('Pass Rate')).toBe('67%');
  expect(document.title).toContain('Performance Insights: Ada Okoye');
  expect(await axeFaults()).toEqual([]);
});

test('the Performance tab shows a student the same', async () => {
  serveStudent();
  showTab();
  expect(await screen.findByText('Total Quizzes Taken')).toBeTruthy();
  expect(figure('Average Score')).toBe('66.7%');
  expect(screen.getByRole('heading', { name: 'Recent Quiz Attempts' })).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
});

test('scores over time have their average, highest, lowest and trend', async () => {
  serveStudent();
  showPage();
  const chart = await screen.findByRole('region', { name: 'Quiz Scores Over Time' });
  expect(within(chart).getByText('Improving')).toBeTruthy();
  const facts = within(chart).getAllByRole('definition');
  expect(facts.map(({ textContent }) => textContent)).toEqual(['66.7%', '85.5%', '44.6%']);
  expect(
    within(chart)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['Average', 'Highest', 'Lowest']);
  const words = 'The last 2 attempts average 78%, the one before 45%.';
  expect(within(chart).getByRole('figure', { name: words })).toBeTruthy();
  const rows = within(chart).getAllByRole('row', { hidden: true });
  expect(rows[1]?.textContent).toBe('Cells and tissues1 Mar 202644.6%');
});

test('the figures of the chart say whether they are of all attempts or of the last ten', async () => {
  const lastAttempts = Array.from({ length: 10 }, (_, index) => listed(20 - index));
  serveStudent({ stats: someStats({ totalQuizzes: 10, lastAttempts }) });
  const { unmount } = showPage();
  expect(await screen.findByText('All 10 attempts')).toBeTruthy();
  unmount();
  serveStudent({ stats: someStats({ totalQuizzes: 11, lastAttempts }) });
  showPage();
  expect(await screen.findByText('Last 10 attempts')).toBeTruthy();
});

test('two attempts of one day are told apart by their times', async () => {
  const lastAttempts = [
    listed(2, { completedAt: '2026-03-02T14:30:00.000Z' }),
    listed(2, { id: 'morning' }),
  ];
  serveStudent({ stats: someStats({ lastAttempts }) });
  showPage();
  const chart = await screen.findByRole('region', { name: 'Quiz Scores Over Time' });
  const dates = within(chart).getAllByText(/^2 Mar 2026, /);
  expect(new Set(dates.map(({ textContent }) => textContent)).size).toBe(2);
});

test.each([
  [[80, 60], 'Needs Focus'],
  [[60, 80], 'Improving'],
  [[70, 70], 'Stable'],
] as const)('scores of %j are %s', async ([first, last], badge) => {
  const lastAttempts = [listed(2, { percentage: last }), listed(1, { percentage: first })];
  serveStudent({ stats: someStats({ lastAttempts }) });
  showPage();
  expect(await screen.findByText(badge)).toBeTruthy();
});

test('one attempt has no trend yet', async () => {
  serveStudent({ stats: someStats({ totalQuizzes: 1, lastAttempts: [listed(1)] }) });
  showPage();
  expect(
    await screen.findByText('Complete more quizzes to see your performance trend.'),
  ).toBeTruthy();
  expect(screen.queryByText('Stable')).toBeNull();
  expect(await axeFaults()).toEqual([]);
});

test('skill mastery is a ring with counts, and at most five focus areas', async () => {
  serveStudent();
  showPage();
  const card = await screen.findByRole('region', { name: 'Skill Mastery Progress' });
  expect(within(card).getByRole('img', { name: 'Skill mastery: 25.0%, Mastered' })).toBeTruthy();
  expect(figure('Strong Topics')).toBe('2');
  expect(figure('Need Focus')).toBe('6');
  expect(within(card).getByRole('heading', { name: 'Focus Areas' })).toBeTruthy();
  const areas = within(card).getAllByRole('listitem');
  expect(areas).toHaveLength(5);
  expect(areas[0]?.textContent).toBe('Photosynthesis6 errors');
  expect(within(card).queryByRole('link', { name: /^Practise/ })).toBeNull();
});

test('a student practises a focus area by a click', async () => {
  serveStudent();
  showTab();
  const link = await screen.findByRole('link', { name: 'Practise “Photosynthesis”' });
  expect(link.getAttribute('href')).toBe('/practice?topic=Photosynthesis');
});

test('a student with strong topics only has no focus areas', async () => {
  serveStudent({ skillGap: { topicErrorAnalysis: [], strongAreas: ['Cells'] } });
  showPage();
  expect(await screen.findByRole('img', { name: 'Skill mastery: 100.0%, Mastered' })).toBeTruthy();
  expect(screen.getByText('None: every topic so far is a strong one.')).toBeTruthy();
});

test('without topics there is a placeholder', async () => {
  serveStudent({ skillGap: { topicErrorAnalysis: [], strongAreas: [] } });
  showPage();
  expect(await screen.findByText('Complete quizzes to see your skill gap analysis.')).toBeTruthy();
});

test('recent attempts lead to their results, by keyboard as well', async () => {
  serveStudent();
  const { user } = showPage();
  const card = await screen.findByRole('region', { name: 'Recent Quiz Attempts' });
  const [first] = within(card).getAllByRole('listitem');
  expect(first?.textContent).toBe('Atoms3 Mar 202686%9/10 Correct');
  const link = within(card).getByRole('link', { name: 'Atoms: view details' });
  expect(link.getAttribute('href')).toBe('/quiz-results/attempt-3');
  link.focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: 'Results' })).toBeTruthy();
});

test('at most ten recent attempts are shown', async () => {
  const lastAttempts = Array.from({ length: 12 }, (_, index) => listed(20 - index));
  serveStudent({ stats: someStats({ lastAttempts }) });
  showPage();
  const card = await screen.findByRole('region', { name: 'Recent Quiz Attempts' });
  expect(within(card).getAllByRole('listitem')).toHaveLength(10);
});

test('a teacher finds all results of the student from here', async () => {
  serveStudent();
  showPage();
  const link = await screen.findByRole('link', { name: 'All quiz results' });
  expect(link.getAttribute('href')).toBe(`/quiz-results/student/${student.uid}`);
});

test('while it loads, the page says so', async () => {
  server.use(http.get('/api/student/*', () => new Promise<never>(() => undefined)));
  showPage();
  expect((await screen.findByText('Loading performance data...')).role).toBe('status');
  expect(await axeFaults()).toEqual([]);
});

test('a student without attempts is encouraged to begin', async () => {
  const stats = {
    totalQuizzes: 0,
    averageScore: 0,
    highestScore: 0,
    passRate: 0,
    lastAttempts: [],
  };
  serveStudent({ stats: someStats({ ...stats, trend: 'stable' }) });
  showPage();
  expect(await screen.findByRole('heading', { name: 'No Performance Data' })).toBeTruthy();
  expect(
    screen.getByText('Start taking quizzes to see detailed performance insights!'),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Go to Quizzes' })).toBeNull();
  expect(await axeFaults()).toEqual([]);
});

test('the tab of a student without attempts leads to the quizzes', async () => {
  serveStudent({ stats: someStats({ totalQuizzes: 0, lastAttempts: [] }) });
  showTab();
  const link = await screen.findByRole('link', { name: 'Go to Quizzes' });
  expect(link.getAttribute('href')).toBe('/student-dashboard?tab=quiz');
});

test('a failure is logged, leaves the page without data, and can be tried again', async () => {
  server.use(http.get('/api/student/*', () => HttpResponse.json({}, { status: 500 })));
  const { user } = showPage();
  expect(await screen.findByRole('heading', { name: 'No Performance Data' })).toBeTruthy();
  expect(logged).toContain('The performance figures could not be loaded:');
  serveStudent();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Total Quizzes Taken')).toBeTruthy();
});

test('where only the skill gap fails, the rest is there', async () => {
  serveStudent();
  server.use(http.get('/api/student/:uid/skill-gap', () => HttpResponse.json({}, { status: 500 })));
  showPage();
  expect(await screen.findByText('Total Quizzes Taken')).toBeTruthy();
  expect(screen.getByText('Complete quizzes to see your skill gap analysis.')).toBeTruthy();
});

test('a student who is not there is said to be so, with a way back', async () => {
  refuseStudent(404, 'Student not found.', 'not-found');
  const { user } = showPage();
  expect(await screen.findByText('Student not found.')).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('heading', { name: 'Teacher Dashboard' })).toBeTruthy();
});

test('a student may not see the page of another', async () => {
  refuseStudent(403, 'You are not allowed to do this.', 'forbidden');
  const { user } = showPage(student);
  expect(await screen.findByText('You can only see your own performance.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('heading', { name: 'Student Dashboard' })).toBeTruthy();
});

describe('a student opened from a class', () => {
  const before = aClassStudent('Aaron Abt');
  const after = aClassStudent('Ben Li');
  const own = aClassStudent('Ada Okoye', { uid: student.uid });

  test('leads to the one before and the one after her, and to the class', async () => {
    serveStudent();
    serveClass(aTaughtClass('9b'), before, own, after);
    showPage(teacher, '?class=9b');
    const nav = within(await screen.findByRole('navigation', { name: 'Students of the class' }));
    const links = nav.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/student-performance/aaron-abt?class=9b',
      '/classes/9b',
      '/student-performance/ben-li?class=9b',
    ]);
    expect(nav.getByText(/2 of 3 in/)).toBeTruthy();
    await screen.findByText('Total Quizzes Taken');
    expect(await axeFaults()).toEqual([]);
  });

  test('leads back to the class when it was the first page', async () => {
    serveStudent();
    serveClass(aTaughtClass('9b'), own);
    const { user } = showPage(teacher, '?class=9b');
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    expect(screen.getByRole('heading', { name: 'One class' })).toBeTruthy();
  });

  test('has no others beside her when she has left the class', async () => {
    serveStudent();
    serveClass(aTaughtClass('9b'), before, after);
    showPage(teacher, '?class=9b');
    await screen.findByText('Total Quizzes Taken');
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test('sees nothing of a class herself', async () => {
    serveStudent();
    showPage(student, '?class=9b');
    await screen.findByText('Total Quizzes Taken');
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

test('years that are over stand below the figures of this one, also before its first quiz', async () => {
  const year = { name: '2025/26', endedAt: '2026-07-20T10:00:00.000Z', grade: '9' } as const;
  const totals = { totalQuizzes: 12, averageScore: 71.5, highestScore: 95, passRate: 75 };
  const stats = someStats({ totalQuizzes: 0, lastAttempts: [] });
  serveStudent({ stats, years: [{ ...year, ...totals }] });
  showTab();
  expect(await screen.findByRole('heading', { name: 'No Performance Data' })).toBeTruthy();
  const row = await screen.findByRole('row', { name: /2025\/26/ });
  expect(row.textContent).toBe('2025/26Grade9Quizzes12Average71.5%Highest95.0%Pass rate75%');
});
