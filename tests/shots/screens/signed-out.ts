import type { Page } from 'playwright-core';
import { FAILED_TO_LOAD, type Screen } from '../screen.ts';

const submit = (name: string) => (page: Page) => page.getByRole('button', { name }).click();

/** On a phone the sample question is folded; it loads when the page is idle. */
const answerSample = (option: string) => async (page: Page) => {
  const answer = page.getByRole('button', { name: option });
  const folded = page.getByText('Try a question made from a lesson');
  await answer.or(folded).filter({ visible: true }).first().waitFor();
  if (!(await answer.isVisible())) await folded.click();
  await answer.click();
};

export const signedOutScreens: readonly Screen[] = [
  { name: 'splash', path: '/', isBusy: true, isWindow: true },
  { name: 'login', path: '/login' },
  {
    name: 'login-sample',
    path: '/login',
    then: answerSample('Chloroplast'),
  },
  {
    name: 'login-sample-wrong',
    isAlike: true,
    path: '/login',
    then: answerSample('Vacuole'),
  },
  { name: 'login-nothing-filled-in', path: '/login', then: submit('Sign In') },
  {
    name: 'login-refused',
    path: '/login',
    expects: FAILED_TO_LOAD,
    then: async (page) => {
      await page.getByLabel('Email').fill('nobody@demo.school');
      await page.getByLabel('Password', { exact: true }).fill('not the one');
      await submit('Sign In')(page);
      await page.getByText('No account found with this email address.').first().waitFor();
    },
  },
  { name: 'signup', path: '/signup' },
  {
    name: 'signup-teacher',
    path: '/signup',
    then: (page) => page.getByRole('radio', { name: 'Teacher' }).check(),
  },
  { name: 'signup-nothing-filled-in', path: '/signup', then: submit('Create Account') },
  { name: 'confirm-email-nobody', path: '/confirm-email' },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'help', path: '/help' },
  { name: 'accessibility', path: '/accessibility' },
  { name: 'not-found', path: '/nowhere' },
];
