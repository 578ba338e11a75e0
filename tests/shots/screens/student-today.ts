import type { Today } from '@study-assistant/contract/assignments/today';
import type { ClassOffer } from '@study-assistant/contract/classes/class-invitations';
import type { Page } from 'playwright-core';
import { FAILED_TO_LOAD, type Screen } from '../screen.ts';

const MINUTE_MS = 60_000;
const NOTHING: Today = {
  openAttempts: [],
  assignment: null,
  newQuiz: null,
  toReview: 0,
  lastResult: null,
};

/** Serves a certain day instead of the demo school's. */
function serveToday(today: () => Partial<Today>) {
  return (page: Page) =>
    page.route('**/api/student/*/today', (route) =>
      route.fulfill({
        json: {
          success: true,
          today: { ...NOTHING, ...today() },
          serverNow: new Date().toISOString(),
        },
      }),
    );
}

const openAttempt = (minutes: number | null): Today['openAttempts'][number] => ({
  attemptId: 'open',
  quizId: 'demo-quiz-dna',
  quizTitle: 'DNA and Inheritance',
  assignmentId: null,
  answered: 4,
  numQuestions: 10,
  deadline: minutes === null ? null : new Date(Date.now() + minutes * MINUTE_MS).toISOString(),
});

const lastResult = (): Today['lastResult'] => ({
  attemptId: 'last',
  quizTitle: 'The Water Cycle',
  percentage: 80,
  completedAt: new Date(Date.now() - 90 * MINUTE_MS).toISOString(),
});

/** Two teachers' lists have invited her into their classes. */
const invited = (page: Page) =>
  page.route('**/api/student/*/class-invitations', (route) => {
    const invitedAt = new Date().toISOString();
    const expiresAt = new Date(Date.now() + 60 * 24 * 60 * MINUTE_MS).toISOString();
    const invitations: ClassOffer[] = [
      {
        ...{ id: 'one', name: 'Biology 10A', subject: 'Biology', grade: '10' },
        ...{ teacherNames: ['Samuel Addo', 'Ingrid Solberg'], invitedAt, expiresAt },
      },
      {
        ...{ id: 'two', name: 'Reading club', subject: 'English', grade: '9' },
        ...{ teacherNames: ['Maria Lindqvist'], invitedAt, expiresAt },
      },
    ];
    return route.fulfill({ json: { success: true, invitations } });
  });

const untilOffered = (page: Page) =>
  page.getByRole('heading', { name: 'Is Biology 10A your class?' }).waitFor();

/** The server's answer while results are withheld. */
const HELD = {
  success: false,
  code: 'results-held',
  error: 'Handed in Wed 18 Nov 9:10. Your teacher has not said yet when the answers are shown.',
};

export const todayScreens: readonly Screen[] = [
  {
    name: 'today-open-attempt',
    path: '/student-dashboard',
    isWindow: true,
    before: serveToday(() => ({
      openAttempts: [openAttempt(7), openAttempt(null)],
      toReview: 3,
      lastResult: lastResult(),
    })),
  },
  {
    name: 'today-no-class',
    path: '/student-dashboard',
    isWindow: true,
    before: serveToday(() => ({ isInNoClass: true })),
  },
  {
    name: 'today-review',
    isAlike: true,
    path: '/student-dashboard',
    isWindow: true,
    before: serveToday(() => ({ toReview: 3 })),
  },
  {
    name: 'today-nothing-waits',
    path: '/student-dashboard',
    isWindow: true,
    before: serveToday(() => ({ lastResult: lastResult() })),
  },
  {
    name: 'today-invited',
    path: '/student-dashboard',
    isWindow: true,
    before: invited,
    then: untilOffered,
  },
  { name: 'my-classes-invited', path: '/my-classes', before: invited, then: untilOffered },
  {
    name: 'results-held',
    path: '/quiz-results/held',
    expects: FAILED_TO_LOAD,
    before: (page) =>
      page.route('**/api/quiz-results/attempt/held*', (route) =>
        route.fulfill({ status: 403, json: HELD }),
      ),
  },
];
