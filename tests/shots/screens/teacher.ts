import type { Page } from 'playwright-core';
import { FAILED_TO_LOAD, failAt, holdUp, untilFailed, type Screen } from '../screen.ts';

const QUIZZES = '/dashboard?tab=quiz';
const LIBRARY = '/library';
const QUESTIONS = '/questions';
const QUIZ = 'demo-quiz-photosynthesis';
/** It has questions of every kind. */
const CHECK = 'demo-quiz-water-check';
const STUDENT = 'demo-student-yuki';
const broken = { expects: FAILED_TO_LOAD };

const press = (name: RegExp | string) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

const MEMBRANE = {
  ...{ questionId: 'q2', questionNumber: 2, kind: 'text', rightSaid: 'a membrane; cell membrane' },
  question: 'What surrounds every cell?',
  explanation: 'A thin skin lets some things in and keeps others out.',
  lines: [
    { answer: 'A wall', attemptIds: ['a', 'b', 'c'], mark: null },
    { answer: 'Something thin that lets water through', attemptIds: ['d'], mark: null },
  ],
};

/** Answers these questions to mark, and takes every mark. */
const marking = (questions: object[]) => (page: Page) =>
  page.route('**/api/quizzes/*/marking*', (route) =>
    route.fulfill({
      json:
        route.request().method() === 'POST'
          ? { success: true, marked: 1 }
          : { success: true, quizTitle: 'Cells', questions, toMark: 4, isMore: false },
    }),
  );

/** Leaves a question in the browser that was begun and not saved. */
const keepUnsaved = (page: Page) =>
  page.addInitScript((quizId) => {
    // The empty page after this one has no storage.
    if (window.origin === 'null') return;
    const storage = sessionStorage.getItem('user') === null ? localStorage : sessionStorage;
    const { uid } = JSON.parse(storage.getItem('user') ?? '{}') as { uid?: string };
    const texts = { question: 'Why are', options: ['', '', '', ''], explanation: '', topic: '' };
    const source = { page: null, section: null, quote: '' };
    const begun = { key: 'new-1', id: null, isRemoved: false, correctAnswer: null, source };
    const edit = {
      ...{ at: Date.now() - 3_600_000, version: 1, title: 'Photosynthesis', subject: null },
      ...{ added: 1, questions: [{ ...begun, ...texts }] },
    };
    storage.setItem(`unsaved-quiz:${uid}:${quizId}`, JSON.stringify(edit));
  }, QUIZ);

export const teacherScreens: readonly Screen[] = [
  { name: 'teacher-materials', path: '/dashboard' },
  { name: 'teacher-materials-nothing-chosen', path: '/dashboard', then: press('Upload') },
  {
    name: 'teacher-materials-delete',
    path: '/dashboard',
    isWindow: true,
    then: press(/^Delete/),
  },
  {
    name: 'teacher-materials-failed',
    isAlike: true,
    path: '/dashboard',
    before: failAt('**/api/materials*'),
    then: untilFailed,
    ...broken,
  },
  { name: 'teacher-quizzes', path: QUIZZES },
  {
    name: 'teacher-quizzes-loading',
    isAlike: true,
    path: QUIZZES,
    isBusy: true,
    before: holdUp('**/api/quizzes*'),
    then: (page) => page.waitForTimeout(800),
  },
  {
    name: 'teacher-quizzes-failed',
    isAlike: true,
    path: QUIZZES,
    before: failAt('**/api/quizzes*'),
    then: untilFailed,
    ...broken,
  },
  {
    name: 'teacher-quizzes-delete',
    isAlike: true,
    path: QUIZZES,
    isWindow: true,
    then: press(/^Delete/),
  },
  { name: 'teacher-quizzes-assign', path: `${QUIZZES}&assign=${QUIZ}`, isWindow: true },
  {
    name: 'teacher-quizzes-assign-category',
    isAlike: true,
    path: `${QUIZZES}&assign=${QUIZ}`,
    isWindow: true,
    then: async (page) => {
      await page.getByRole('checkbox', { name: /Science 7/ }).check();
      await page.getByLabel('Category').selectOption({ index: 1 });
    },
  },
  { name: 'library-quizzes', path: LIBRARY },
  {
    name: 'library-quizzes-menu',
    isAlike: true,
    path: LIBRARY,
    isWindow: true,
    then: press(/^More for/),
  },
  {
    name: 'library-quizzes-tags',
    isAlike: true,
    path: LIBRARY,
    isWindow: true,
    then: async (page) => {
      await press(/^More for/)(page);
      await press(/^Tags of/)(page);
    },
  },
  { name: 'library-quizzes-shared', path: `${LIBRARY}?whose=shared` },
  { name: 'library-quizzes-nothing-found', path: `${LIBRARY}?search=nothing` },
  {
    name: 'library-quizzes-failed',
    isAlike: true,
    path: LIBRARY,
    before: failAt('**/api/quizzes*'),
    then: untilFailed,
    ...broken,
  },
  { name: 'question-bank', path: QUESTIONS },
  {
    name: 'question-bank-whole',
    path: `${QUESTIONS}?search=motion&order=hardest`,
    then: async (page) => {
      await page.getByRole('checkbox').first().check();
      await press(/^Show all of/)(page);
      await page.getByRole('switch', { name: 'Colleagues may use it' }).waitFor();
    },
  },
  {
    name: 'question-bank-copy',
    path: QUESTIONS,
    isWindow: true,
    then: async (page) => {
      await page.getByRole('checkbox').first().check();
      await press('Copy into a quiz')(page);
      await page.getByText('A new quiz, or a draft of yours.').waitFor();
    },
  },
  {
    name: 'question-bank-shared',
    isAlike: true,
    path: `${QUESTIONS}?whose=colleagues`,
  },
  { name: 'library-materials', path: `${LIBRARY}?show=materials` },
  {
    name: 'library-materials-rename',
    isAlike: true,
    path: `${LIBRARY}?show=materials&whose=mine`,
    isWindow: true,
    then: async (page) => {
      await press(/^More for/)(page);
      await press(/^Rename/)(page);
    },
  },
  {
    name: 'library-materials-classes',
    isAlike: true,
    path: `${LIBRARY}?show=materials&whose=mine`,
    isWindow: true,
    then: async (page) => {
      await press(/^More for/)(page);
      await press(/^For which classes/)(page);
    },
  },
  { name: 'quiz-preview', path: `/quiz-view/${QUIZ}` },
  {
    name: 'kinds-on-paper',
    path: `/quiz-view/${CHECK}?print`,
    then: async (page) => {
      await page.getByLabel('An answer sheet with circles to fill in').check();
      await page.getByLabel('The answer key of each version, for you').check();
    },
  },
  { name: 'quiz-editor', path: `/quiz-edit/${QUIZ}` },
  { name: 'kinds-preview', path: `/quiz-view/${CHECK}` },
  { name: 'kinds-editor', path: `/quiz-edit/${CHECK}` },
  {
    name: 'kinds-editor-problems',
    spoilsPage: true,
    path: `/quiz-edit/${CHECK}`,
    then: async (page) => {
      const fields = page.getByRole('textbox');
      const labels = [/^Text with its gaps/, /^Accepted answers/, /^Left side 1/, /^Line 1/];
      for (const label of labels) {
        const field = page.getByLabel(label).first();
        if ((await field.count()) > 0) await field.fill('');
      }
      await fields.first().fill('');
      await page.getByRole('button', { name: /^Save/ }).first().click();
    },
  },
  { name: 'kinds-analysis', path: `/quiz-analysis/${CHECK}` },
  {
    name: 'kinds-result',
    path: '/assignments/demo-assignment-water-check',
    then: async (page) => {
      await page.getByRole('link', { name: /result of Diego/ }).click();
      await page.waitForURL('**/quiz-results/**');
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  { name: 'kinds-marking', path: `/quiz-marking/${CHECK}` },
  {
    name: 'quiz-editor-unsaved',
    path: `/quiz-edit/${QUIZ}`,
    before: keepUnsaved,
    then: (page) => page.getByRole('button', { name: 'Go on with them' }).waitFor(),
  },
  {
    name: 'quiz-editor-other-kind',
    path: `/quiz-edit/${QUIZ}`,
    before: keepUnsaved,
    then: async (page) => {
      await page.getByRole('button', { name: 'Discard' }).click();
      const first = page.getByRole('article', { name: 'Question 1', exact: true });
      await first.getByLabel('Kind of question').selectOption('number');
      await first.getByText(/^Written for the kind/).scrollIntoViewIfNeeded();
    },
  },
  { name: 'quiz-analysis', path: `/quiz-analysis/${QUIZ}` },
  { name: 'quiz-analysis-not-found', isAlike: true, path: '/quiz-analysis/nowhere', ...broken },
  { name: 'quiz-marking', path: `/quiz-marking/${QUIZ}`, before: marking([MEMBRANE]) },
  {
    name: 'quiz-marking-end',
    path: `/quiz-marking/${QUIZ}`,
    before: marking([MEMBRANE]),
    then: async (page) => {
      for (const key of ['1', '0']) await page.keyboard.press(key);
      await page.getByText('All these answers are marked').waitFor();
    },
  },
  { name: 'quiz-marking-empty', path: `/quiz-marking/${QUIZ}` },
  { name: 'skill-gap', path: '/dashboard?tab=skill-gap' },
  { name: 'skill-gap-alert', isAlike: true, path: '/dashboard?tab=skill-gap', isWindow: true },
  {
    name: 'skill-gap-failed',
    isAlike: true,
    path: '/dashboard?tab=skill-gap',
    before: failAt('**/api/teacher/*/students-overview*'),
    then: untilFailed,
    ...broken,
  },
  { name: 'insights', path: '/dashboard?tab=performance' },
  {
    name: 'insights-small-class',
    isAlike: true,
    path: '/dashboard?tab=performance&class=demo-class-physics-9',
  },
  {
    name: 'insights-loading',
    isAlike: true,
    path: '/dashboard?tab=performance',
    isBusy: true,
    before: holdUp('**/api/teacher/*/class-insights*'),
    then: (page) => page.waitForTimeout(800),
  },
  {
    name: 'insights-failed',
    path: '/dashboard?tab=performance',
    before: failAt('**/api/teacher/*/class-insights*'),
    then: untilFailed,
    ...broken,
  },
  {
    name: 'insights-empty',
    path: '/dashboard?tab=performance',
    before: (page) =>
      page.route('**/api/teacher/*/class-insights*', async (route) => {
        const response = await route.fetch();
        const body = (await response.json()) as object;
        await route.fulfill({ json: { ...body, insights: '' } });
      }),
  },
  { name: 'student-performance', path: `/student-performance/${STUDENT}` },
  { name: 'student-performance-none', path: '/student-performance/demo-student-zoe' },
  { name: 'student-not-found', isAlike: true, path: '/student-performance/nowhere', ...broken },
  { name: 'student-results', path: `/quiz-results/student/${STUDENT}` },
  {
    name: 'teacher-sees-results',
    path: `/quiz-results/student/${STUDENT}`,
    then: async (page) => {
      const attempt = page.getByRole('listitem').filter({ hasText: 'Score:' }).first();
      await attempt.getByRole('link').click();
      await page.getByText(/You answered/).waitFor();
    },
  },
];
