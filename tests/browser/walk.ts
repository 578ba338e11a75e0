import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { paths } from '../../web/src/paths.ts';

/** The steps of a visitor on the site, in the words of its screens. */

const PASSWORD = 'correct horse';

/** Opens the site for the first time in this page and waits for the splash to end. */
export async function arrive(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
  await page.locator('#root:not([inert])').waitFor({ state: 'attached' });
}

export async function signUp(
  page: Page,
  role: 'Teacher' | 'Student',
  fullName = `Robin ${role}`,
): Promise<{ email: string }> {
  const { email } = await fillInSignUp(page, role, fullName);
  await page.getByText('Account created successfully! Please log in.').waitFor();
  return { email };
}

/** Submits the sign-up without waiting for what follows. */
export async function fillInSignUp(
  page: Page,
  role: 'Teacher' | 'Student',
  fullName: string,
): Promise<{ email: string }> {
  const email = `${randomUUID()}@example.org`;
  await page.getByRole('link', { name: 'Create Account' }).first().click();
  await page.getByRole('radio', { name: role }).check();
  if (role === 'Student') await page.getByLabel('Current grade').selectOption('10');
  await page.getByLabel('Full name').fill(fullName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
  return { email };
}

export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await enterPassword(page, email, password);
  await page.waitForURL('**/*dashboard*');
}

/** Submits the sign-in without waiting for what follows. */
export async function enterPassword(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('**/login');
}

/**
 * The button of the browser, as a person presses it. The driver's own would wait for a load, which
 * inside the site never comes, and fails where the page notes a place in its history meanwhile.
 */
export async function pressBack(page: Page): Promise<void> {
  await page.evaluate(() => history.back());
}

export async function pressForward(page: Page): Promise<void> {
  await page.evaluate(() => history.forward());
}

export type Upload = { name: string; mimeType: string; buffer: Buffer };

export async function uploadMaterial(page: Page, name: string, file: Upload): Promise<void> {
  await page.getByLabel('Material name').fill(name);
  await page.getByLabel('Type').selectOption(file.name.endsWith('.pdf') ? 'PDF' : 'Document');
  await page.getByLabel('File', { exact: true }).setInputFiles(file);
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await page.getByText('Material uploaded successfully!').waitFor();
}

/** Starts a quiz from the list, which also contains those of other tests. */
export async function startQuiz(page: Page, title: string): Promise<void> {
  const card = page.getByRole('article').filter({ hasText: title });
  await card.getByRole('link', { name: /Start Quiz/ }).click();
}

/** Starts a quiz from its card, since the newest one is also offered above the list. */
export async function startQuizOf(page: Page, quizId: string): Promise<void> {
  await page.getByRole('article').locator(`a[href="/quiz-attempt/${quizId}"]`).click();
}

/** Answers every question with its first option, moves by keyboard and mouse, and submits. */
export async function takeQuiz(page: Page, questions: number): Promise<void> {
  for (let index = 1; index <= questions; index += 1) {
    await page.getByRole('heading', { name: `Question ${index} of ${questions}` }).waitFor();
    await page.getByRole('radio').first().check();
    if (index < questions) await page.getByRole('button', { name: 'Next' }).click();
  }
  await page.getByRole('button', { name: 'Submit Quiz' }).click();
  await page.getByRole('button', { name: 'Yes, submit' }).click();
  await page.waitForURL('**/quiz-results/*');
}

/** Scrolls to a part of a page, since charts are drawn only when they come near. */
export async function comeTo(page: Page, name: string): Promise<Locator> {
  const part = page.getByRole('region', { name, exact: true });
  await part.scrollIntoViewIfNeeded();
  return part;
}

/**
 * Goes to an address like a link in the app, without a reload. It goes through another page, so
 * that the next heading is certainly the new page's.
 */
export async function goInApp(page: Page, path: string): Promise<void> {
  const taken = [new URL(page.url()).pathname, path];
  // These pages are open to everybody and call no endpoint.
  const plain = [paths.accessibility, paths.help, paths.terms];
  await leaveFor(page, plain.find((one) => !taken.includes(one)) ?? paths.privacy);
  await leaveFor(page, path);
}

async function leaveFor(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset.before = '';
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.locator('h1:not([data-before])').first().waitFor();
  await page.locator('h1[data-before]').waitFor({ state: 'detached' });
}
