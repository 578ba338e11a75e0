import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { seedDemoSchool } from '../../scripts/seed.ts';
import { goInApp } from '../browser/walk.ts';
import { lookAtBoth, wear } from '../browser/watched-page.ts';
import { overflowsSideways } from '../support/browser/barriers.ts';
import {
  chromiumPath,
  LAPTOP,
  openFirstPage,
  PHONE,
  type SignIn,
} from '../support/browser/browser.ts';
import { passSplash } from '../support/browser/chromium.ts';
import { currentSite } from '../support/product/site.ts';
import { aMember, aSchool } from '../support/school/schools.ts';
import { openScreen, unexpected } from './draw.ts';
import { DEMO, DEMO_PASSWORD } from './people.ts';
import type { Persona, Screen } from './screen.ts';
import { screensOf } from './screens/index.ts';

const DOMAIN = 'demo.school';
/** Enough for some seventy screens in a row. */
const MANY_SCREENS_MS = 900_000;

/** The pages of every day, which also hold at 200 % text on a phone. */
const MAIN_SCREENS = new Set([
  ...['login', 'signup', 'teacher-materials', 'teacher-quizzes', 'skill-gap', 'insights'],
  ...['classes', 'class-students', 'class-assignments', 'class-markbook', 'assignment-live'],
  ...['library-quizzes', 'library-materials', 'student-report', 'quiz-preview', 'quiz-editor'],
  ...['quiz-analysis', 'student-performance', 'board-start', 'student-account'],
  ...['student-materials', 'student-quizzes', 'performance', 'growth', 'my-classes', 'practice'],
  ...['attempt', 'results-middle', 'learning-plan', 'material-text'],
]);

describe.skipIf(!chromiumPath)('every screen, on a phone and a laptop, dark and light', () => {
  beforeAll(async () => {
    // A separate school, without what other tests leave behind.
    const { id } = await aSchool('demo', DOMAIN);
    await seedDemoSchool({ adminEnv: currentSite().adminEnv, schoolId: id });
  });

  const personas = ['nobody', 'teacher', 'student', 'newTeacher', 'newStudent'] as const;
  test.each(personas)('that %s comes to', { timeout: MANY_SCREENS_MS }, async (persona) => {
    const visit = await openVisitor(await whoIs(persona));
    const faults: string[] = [];
    for (const screen of inOrder(screensOf(persona).filter(({ isAlike }) => !isAlike)))
      faults.push(...(await visit(screen)));
    expect(faults).toEqual([]);
  });
});

/** What a reader sees who has set her text to twice its size. */
async function widensWithLargeText(page: Page): Promise<boolean> {
  await wear(page, PHONE);
  const setSize = (size: string) =>
    page.evaluate((fontSize) => void (document.documentElement.style.fontSize = fontSize), size);
  await setSize('200%');
  const isWider = await overflowsSideways(page);
  await setSize('');
  return isWider;
}

async function whoIs(persona: Persona): Promise<SignIn | undefined> {
  switch (persona) {
    case 'nobody':
      return undefined;
    case 'teacher':
    case 'student':
      return { email: DEMO[persona], password: DEMO_PASSWORD };
    case 'newTeacher':
      return aMember(DOMAIN, { userType: 'teacher' });
    case 'newStudent':
      return aMember(DOMAIN, { userType: 'student', currentGrade: '10' });
  }
}

/** The screens that need a page of their own come last, since the page after one is loaded anew. */
function inOrder(screens: readonly Screen[]): Screen[] {
  return screens.toSorted((one, other) => Number(isApart(one)) - Number(isApart(other)));
}

/** Tells whether a screen must not have the data of the one before, or leaves nothing to go on with. */
function isApart({ before, isBusy, spoilsPage }: Screen): boolean {
  return Boolean(before ?? isBusy ?? spoilsPage);
}

/** Opens screens in one page, which is loaded anew only if a state needs it. */
async function openVisitor(as: SignIn | undefined) {
  const { page, complaints } = await openFirstPage(LAPTOP, { as });
  // The splash has its own screen, which only a stranger sees first.
  if (as) await passSplash(page);
  let isFresh = false;

  /** Returns the faults of a screen, and the browser's complaints about it. */
  return async function visit(screen: Screen): Promise<string[]> {
    const known = complaints.length;
    const go = isFresh && !isApart(screen) ? (path: string) => goInApp(page, path) : undefined;
    await wear(page, LAPTOP);
    await openScreen(page, screen, go).catch((cause: unknown) => {
      throw new Error(`${screen.name} could not be reached`, { cause });
    });
    const faults = await lookAtBoth(page, screen.name, LAPTOP);
    if (MAIN_SCREENS.has(screen.name) && (await widensWithLargeText(page)))
      faults.push(`${screen.name} scrolls sideways on a phone at twice the text size`);
    isFresh = !isApart(screen);
    // Otherwise the page would go on requesting what was only mocked.
    if (!isFresh) await page.goto('about:blank');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    if (screen.name === 'splash') await passSplash(page);
    return [...faults, ...unexpected(screen, complaints.slice(known))];
  };
}
