import type { Page } from 'playwright-core';
import { FAILED_TO_LOAD, type Screen } from '../screen.ts';

const QUIZZES = '/dashboard?tab=quiz';
const PARTS = '/dashboard?tab=quiz&material=demo-material-water-cycle';

/** Her newest quiz is still being written, and the next one has failed. */
async function serveUnfinished(page: Page): Promise<void> {
  await page.route('**/api/quizzes?*', async (route) => {
    const answer = (await (await route.fetch()).json()) as { quizzes: { id: string }[] };
    const [writing, failed, ...others] = answer.quizzes;
    const quizzes = [
      { ...writing, id: 'writing', status: 'generating', topics: [] },
      { ...failed, id: 'failed', status: 'failed', topics: [] },
      ...others,
    ];
    await route.fulfill({ json: { ...answer, quizzes } });
  });
  const error = 'This document has no readable text. Scans and photos cannot be read.';
  await page.route('**/api/quizzes/*/progress', (route) =>
    route.fulfill({
      json: route.request().url().includes('writing')
        ? { success: true, status: 'generating', progress: 0.4, stage: 'Writing questions' }
        : { success: true, status: 'failed', progress: 0, stage: '', error },
    }),
  );
}

/** Nothing is really deleted, since the next screen needs it. */
function pretendToDelete(pattern: string) {
  return (page: Page) =>
    page.route(pattern, (route) => {
      if (route.request().method() !== 'DELETE') return route.fallback();
      const undoUntil = new Date(Date.now() + 10_000).toISOString();
      return route.fulfill({ json: { success: true, undoUntil } });
    });
}

async function deleteFirst(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
}

function sections(page: Page) {
  return page.getByRole('list', { name: 'Sections' }).getByRole('checkbox');
}

/** Only the browser's event is sent; the connection stays for later screens. */
function goOffline(page: Page): Promise<void> {
  return page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { value: false });
    window.dispatchEvent(new Event('offline'));
  });
}

export const teacherWritingScreens: readonly Screen[] = [
  {
    name: 'teacher-quizzes-unfinished',
    path: QUIZZES,
    isBusy: true,
    before: serveUnfinished,
    then: (page) => page.getByText(/no readable text/).waitFor(),
  },
  {
    name: 'teacher-quizzes-undo',
    isAlike: true,
    path: QUIZZES,
    isWindow: true,
    before: pretendToDelete('**/api/quizzes/*'),
    then: deleteFirst,
  },
  {
    name: 'teacher-materials-undo',
    path: '/dashboard',
    isWindow: true,
    before: pretendToDelete('**/api/materials/*'),
    then: deleteFirst,
  },
  { name: 'teacher-parts', path: PARTS, then: (page) => sections(page).first().waitFor() },
  {
    name: 'teacher-parts-none',
    path: PARTS,
    expects: FAILED_TO_LOAD,
    then: async (page) => {
      await sections(page).first().waitFor();
      await page.getByRole('button', { name: 'Select none' }).click();
      await page.getByRole('button', { name: 'Generate', exact: true }).click();
    },
  },
  {
    name: 'teacher-parts-pages',
    path: PARTS,
    then: async (page) => {
      await sections(page).first().waitFor();
      await page.getByRole('radio', { name: /^Pages/ }).check();
    },
  },
  {
    name: 'teacher-parts-gone',
    path: '/dashboard?tab=quiz&document=nowhere',
    expects: FAILED_TO_LOAD,
  },
  { name: 'offline', path: QUIZZES, isWindow: true, spoilsPage: true, then: goOffline },
];
