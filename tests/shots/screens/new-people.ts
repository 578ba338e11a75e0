import type { Page } from 'playwright-core';
import dna from '../../../emulator-data/quizzes/dna.json' with { type: 'json' };
import type { Screen } from '../screen.ts';

const RIGHT_ANSWERS = dna.questions.map(
  ({ options, correctAnswer }) => options[correctAnswer] ?? '',
);

/** A teacher who has just signed up: she owns nothing yet, but sees what the school has. */
export const newTeacherScreens: readonly Screen[] = [
  { name: 'new-teacher-materials', path: '/dashboard' },
  {
    name: 'new-teacher-quizzes',
    path: '/dashboard?tab=quiz',
    then: (page) => page.getByText('Three steps to begin with').waitFor(),
  },
  { name: 'new-teacher-classes', path: '/classes' },
  {
    name: 'new-teacher-class',
    path: '/classes',
    then: async (page) => {
      await page.getByRole('button', { name: 'New class' }).first().click();
      await page.getByLabel('Name').fill(`9b ${Date.now() % 10_000}`);
      await page.getByLabel('Subject').fill('Biology');
      await page.getByRole('button', { name: 'Make the class' }).click();
      await page.getByRole('tab', { name: 'Students' }).waitFor();
    },
  },
];

/** Hands in only right answers. It is her last screen, since she has taken a quiz after it. */
async function answerAll(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const [index, answer] of RIGHT_ANSWERS.entries()) {
    await page.getByRole('heading', { name: `Question ${index + 1} of` }).waitFor();
    await page.getByRole('radio', { name: answer }).first().check();
    if (index < RIGHT_ANSWERS.length - 1) await page.getByRole('button', { name: 'Next' }).click();
  }
  await page.getByRole('button', { name: 'Submit Quiz' }).click();
  await page.getByRole('button', { name: 'Yes, submit' }).click();
  await page.waitForURL('**/quiz-results/*');
  await page.getByText('Excellent', { exact: true }).waitFor();
}

/** A student who has just signed up: there is only the school's shelf. */
export const newStudentScreens: readonly Screen[] = [
  { name: 'new-student-materials', path: '/student-dashboard' },
  { name: 'new-student-quizzes', path: '/student-dashboard?tab=quiz' },
  { name: 'new-student-performance', path: '/student-dashboard?tab=performance' },
  { name: 'new-student-growth', path: '/student-dashboard?tab=growth' },
  { name: 'new-student-classes', path: '/my-classes' },
  { name: 'new-student-practice', path: '/practice' },
  {
    name: 'new-student-celebration',
    path: '/quiz-attempt/demo-quiz-dna',
    isWindow: true,
    then: answerAll,
  },
];
