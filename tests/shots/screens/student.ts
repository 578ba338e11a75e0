import type { Page } from 'playwright-core';
import { FAILED_TO_LOAD, failAt, holdUp, untilFailed, type Screen } from '../screen.ts';

const SHELF_QUIZ = '/quiz-attempt/demo-quiz-dna';
const PERFORMANCE = '/student-dashboard?tab=performance';

/** Opens her newest attempt whose entry in the list matches. */
const openAttempt = (line: RegExp) => async (page: Page) => {
  const attempt = page.getByRole('listitem').filter({ hasText: line }).first();
  await attempt.getByRole('link').first().click();
  await page.waitForURL('**/quiz-results/*');
  await page.getByRole('heading', { level: 1 }).waitFor();
};

const openPlan = (line: RegExp) => async (page: Page) => {
  await openAttempt(line)(page);
  await page.goto(`${new URL(page.url()).pathname}/analysis`);
};

const openMaterial = (name: string) => async (page: Page) => {
  await page.getByRole('link', { name }).first().click();
  await page.waitForURL('**/materials/*');
};

const broken = { expects: FAILED_TO_LOAD };

/** A quiz of every kind of question that her class has; it starts when she says so, and once. */
const CHECK = '/quiz-attempt/demo-quiz-water-check?assignment=demo-assignment-water-check';

const openQuestion =
  (number: number, then?: (page: Page) => Promise<unknown>) => async (page: Page) => {
    const [start, question] = [/^Start Quiz/, new RegExp(`^Question ${number}, `)].map((name) =>
      page.getByRole('button', { name }),
    );
    if (!start || !question) return;
    await start.or(question).waitFor();
    if (await start.isVisible()) await start.click();
    await question.click();
    await page.getByRole('heading', { name: `Question ${number} of 10` }).waitFor();
    await then?.(page);
    // The picture is of the beginning, with nothing below a pointer.
    await page.mouse.move(0, 0);
    await page.evaluate(() => window.scrollTo(0, 0));
  };

const pressAll =
  (...names: string[]) =>
  async (page: Page) => {
    for (const name of names) await page.getByRole('button', { name, exact: true }).click();
  };

export const studentScreens: readonly Screen[] = [
  { name: 'student-materials', path: '/student-dashboard' },
  {
    name: 'student-materials-loading',
    path: '/student-dashboard',
    isBusy: true,
    before: holdUp('**/api/materials*'),
    then: (page) => page.waitForTimeout(800),
  },
  {
    name: 'student-materials-failed',
    path: '/student-dashboard',
    before: failAt('**/api/materials*'),
    then: untilFailed,
    ...broken,
  },
  {
    name: 'material-pdf',
    path: '/student-dashboard',
    then: openMaterial('The Water Cycle'),
    isWindow: true,
  },
  {
    name: 'material-document',
    path: '/student-dashboard',
    then: openMaterial('Ancient River Civilisations'),
  },
  {
    name: 'material-text',
    path: '/student-dashboard',
    then: openMaterial('How to Study so That It Stays'),
  },
  {
    name: 'material-video',
    path: '/student-dashboard',
    then: openMaterial('How a Wave Travels'),
    isWindow: true,
  },
  { name: 'student-quizzes', path: '/student-dashboard?tab=quiz' },
  {
    name: 'student-quizzes-loading',
    isAlike: true,
    path: '/student-dashboard?tab=quiz',
    isBusy: true,
    before: holdUp('**/api/student/**'),
    then: (page) => page.waitForTimeout(800),
  },
  {
    name: 'student-quizzes-failed',
    isAlike: true,
    path: '/student-dashboard?tab=quiz',
    before: failAt('**/api/student/*/quizzes*'),
    then: untilFailed,
    ...broken,
  },
  { name: 'performance', path: PERFORMANCE },
  {
    name: 'performance-failed',
    isAlike: true,
    path: PERFORMANCE,
    before: failAt('**/api/student/*/performance-stats*'),
    then: untilFailed,
    ...broken,
  },
  { name: 'growth', path: '/student-dashboard?tab=growth' },
  {
    name: 'growth-of-retakes',
    isAlike: true,
    path: '/student-dashboard?tab=growth',
    then: (page) => page.getByLabel('Select Quiz Attempt to Analyze').selectOption({ index: 1 }),
  },
  {
    name: 'growth-failed',
    isAlike: true,
    path: '/student-dashboard?tab=growth',
    before: failAt('**/api/student/*/quiz-attempts*'),
    then: untilFailed,
    ...broken,
  },
  { name: 'my-classes', path: '/my-classes' },
  {
    name: 'my-classes-marks',
    path: '/my-classes',
    then: async (page) => {
      await page.getByRole('button', { name: 'My marks in Science 7A' }).click();
      await page.getByRole('table', { name: 'Marks by hand' }).waitFor();
    },
  },
  { name: 'my-classes-with-code', path: '/my-classes?code=AAAAAAAA' },
  { name: 'practice', path: '/practice' },
  { name: 'practice-topic', path: '/practice?topic=Limiting+factors' },
  { name: 'practice-topic-none', path: '/practice?topic=Glaciers' },
  {
    name: 'practice-answered',
    path: '/practice',
    then: (page) => page.getByRole('radio').first().check(),
  },
  { name: 'attempt', path: SHELF_QUIZ, isWindow: true },
  {
    name: 'attempt-in-the-middle',
    path: SHELF_QUIZ,
    isWindow: true,
    then: async (page) => {
      await page.getByRole('radio').first().check();
      await page.getByRole('button', { name: 'Next' }).click();
    },
  },
  {
    name: 'attempt-submit',
    path: SHELF_QUIZ,
    isWindow: true,
    then: async (page) => {
      await page.getByRole('button', { name: /^Question 10,/ }).click();
      await page.getByRole('button', { name: 'Submit Quiz' }).click();
    },
  },
  // The test of every kind of question checks these.
  {
    name: 'attempt-gaps',
    isAlike: true,
    path: CHECK,
    then: openQuestion(6, async (page) => {
      await page.getByLabel(/^Gap 1/).selectOption('condensation');
      await page.getByLabel(/^Gap 2/).selectOption('precipitation');
    }),
  },
  {
    name: 'attempt-match',
    isAlike: true,
    path: CHECK,
    then: openQuestion(8, pressAll('Fog', 'A cloud that touches the ground', 'Runoff')),
  },
  {
    name: 'attempt-order',
    isAlike: true,
    path: CHECK,
    then: openQuestion(9),
  },
  {
    name: 'attempt-text',
    isAlike: true,
    path: CHECK,
    then: openQuestion(10, (page) =>
      page.getByRole('textbox').fill('Because salt stays behind when water evaporates.'),
    ),
  },
  { name: 'results-high', isAlike: true, path: PERFORMANCE, then: openAttempt(/90%/) },
  { name: 'results-middle', isAlike: true, path: PERFORMANCE, then: openAttempt(/70%/) },
  { name: 'results-low', path: PERFORMANCE, then: openAttempt(/42%/) },
  { name: 'results-score-only', path: PERFORMANCE, then: openAttempt(/Clouds and Rain/) },
  { name: 'learning-plan', path: PERFORMANCE, then: openPlan(/58%/) },
  {
    name: 'learning-plan-section',
    path: PERFORMANCE,
    isWindow: true,
    then: async (page) => {
      await openPlan(/58%/)(page);
      await page.getByRole('link', { name: /^Open “Limiting factors” in/ }).click();
      await page.getByRole('heading', { name: 'Limiting factors' }).waitFor();
    },
  },
  {
    name: 'learning-plan-time-tooltip',
    path: PERFORMANCE,
    then: async (page) => {
      await openPlan(/58%/)(page);
      const times = page.getByRole('region', { name: 'Time Analysis vs. AI Benchmark' });
      await times.scrollIntoViewIfNeeded();
      await times.getByRole('application').focus();
      await page.keyboard.press('ArrowRight');
      await page.getByRole('status').filter({ hasText: 'AI benchmark: ' }).waitFor();
    },
  },
  {
    name: 'learning-plan-not-found',
    isAlike: true,
    path: '/quiz-results/nowhere/analysis',
    ...broken,
  },
  { name: 'learning-plan-score-only', path: PERFORMANCE, then: openPlan(/Clouds and Rain/) },
  { name: 'results-not-found', path: '/quiz-results/nowhere', ...broken },
  { name: 'quiz-not-found', isAlike: true, path: '/quiz-view/nowhere', ...broken },
  { name: 'attempt-not-found', isAlike: true, path: '/quiz-attempt/nowhere', ...broken },
  { name: 'material-not-found', path: '/materials/nowhere', ...broken },
  { name: 'no-attempt', path: '/quiz-results' },
  { name: 'student-quiz-preview', path: '/quiz-view/demo-quiz-dna' },
];
