import type { LedBoard, Seat } from '@study-assistant/contract/board/board';
import type { Page } from 'playwright-core';
import type { Screen } from '../screen.ts';

const CLASS_ID = 'demo-class-science-7';
const BOARD = `/classes/${CLASS_ID}/board`;

type Shown = Omit<Seat, 'answer' | 'attemptId'>;

const base: Shown = {
  ...{ runId: 'run', classId: CLASS_ID, className: 'Science 7', quizTitle: 'Forces and motion' },
  ...{ keptAs: 'attempt', state: 'waiting', turn: 0, questionIndex: null, numQuestions: 10 },
  ...{ question: null, solution: null },
};
const question = {
  question: 'Which force slows a ball that rolls over a lawn until it comes to rest?',
  options: [
    'Friction',
    'Gravity, which pulls it towards the middle of the earth',
    'Inertia',
    'The force with which it was kicked, since that is used up little by little',
  ],
};
const asked: Shown = {
  ...base,
  ...{ state: 'asked', turn: 5, questionIndex: 2 },
  question,
};
const shown: Shown = {
  ...asked,
  ...{ state: 'shown', turn: 6 },
  solution: {
    correctAnswer: 0,
    explanation:
      'Grass and ball rub against each other. This friction acts against the motion and takes speed from the ball.',
  },
};
const over: Shown = { ...base, state: 'over', turn: 6 };

/** The numbers of a class of 28. */
const led = { isLeader: true, joined: 28, answered: 0, bars: null, outcome: [] };
const seat = { answer: null, attemptId: null };

const onWall = (board: Partial<LedBoard>) => (page: Page) =>
  page.route(`**/api${BOARD}`, (route) =>
    route.fulfill({
      json: { success: true, board, className: 'Science 7', joinCode: 'K7P09XQ2' },
    }),
  );

const onDevice = (mine: Partial<Seat>) => async (page: Page) => {
  const boards = [{ classId: CLASS_ID, className: 'Science 7', startedAt: '2026-11-27T08:00:00Z' }];
  await page.route('**/api/student/*/boards', (route) =>
    route.fulfill({ json: { success: true, boards, isInClass: true } }),
  );
  await page.route(`**/api${BOARD}/seat`, (route) =>
    route.fulfill({ json: { success: true, seat: mine } }),
  );
};

const outcome = [
  { question: 'What is a force?', answered: 27, right: 21 },
  { question: 'In which unit are forces measured?', answered: 28, right: 26 },
  { question: question.question, answered: 26, right: 9 },
];

export const teacherBoardScreens: readonly Screen[] = [
  { name: 'board-start', path: BOARD },
  { name: 'board-waiting', path: BOARD, before: onWall({ ...base, ...led }) },
  { name: 'board-asked', path: BOARD, before: onWall({ ...asked, ...led, answered: 17 }) },
  {
    name: 'board-shown',
    path: BOARD,
    before: onWall({ ...shown, ...led, answered: 26, bars: [9, 11, 2, 4] }),
  },
  { name: 'board-over', path: BOARD, before: onWall({ ...over, ...led, outcome }) },
];

export const studentBoardScreens: readonly Screen[] = [
  { name: 'seat-nothing', path: '/board' },
  { name: 'seat-waiting', path: '/board', before: onDevice({ ...base, ...seat }) },
  { name: 'seat-asked', path: '/board', before: onDevice({ ...asked, ...seat, answer: 2 }) },
  { name: 'seat-shown', path: '/board', before: onDevice({ ...shown, ...seat, answer: 2 }) },
  {
    name: 'seat-over',
    path: '/board',
    before: onDevice({ ...over, ...seat, attemptId: 'attempt' }),
  },
];
