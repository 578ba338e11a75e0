import type { BrowserContext } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { seedDemoSchool } from '../../scripts/seed.ts';
import { lookAtBoth } from '../browser/watched-page.ts';
import { chromiumPath, LAPTOP, openContextOf } from '../support/browser.ts';
import { listenForComplaints, passSplash } from '../support/chromium.ts';
import { aMember, aSchool } from '../support/schools.ts';
import { currentSite } from '../support/site.ts';
import { openScreen, unexpected } from './draw.ts';
import { DEMO, DEMO_PASSWORD } from './people.ts';
import type { Persona, Screen } from './screen.ts';
import { screensOf } from './screens/index.ts';

const DOMAIN = 'demo.school';
/** Some seventy screens, one after the other. */
const MANY_SCREENS_MS = 900_000;

describe.skipIf(!chromiumPath)('every screen, on a phone and a laptop, dark and light', () => {
  beforeAll(async () => {
    // A school of its own: what other tests leave is not in it.
    const { id } = await aSchool('demo', DOMAIN);
    await seedDemoSchool({ adminEnv: currentSite().adminEnv, schoolId: id });
  });

  const personas = ['nobody', 'teacher', 'student', 'newTeacher', 'newStudent'] as const;
  test.each(personas)('that %s comes to', { timeout: MANY_SCREENS_MS }, async (persona) => {
    const context = await openContextOf(LAPTOP, { as: await whoIs(persona) });
    const faults: string[] = [];
    const screens = screensOf(persona).filter(({ isAlike }) => !isAlike);
    for (const screen of screens) faults.push(...(await visit(context, screen)));
    expect(faults).toEqual([]);
  });
});

async function whoIs(persona: Persona) {
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

/** What is wrong with a screen, and what the browser complains of in it. */
async function visit(context: BrowserContext, screen: Screen): Promise<string[]> {
  const page = await context.newPage();
  const complaints = listenForComplaints(page);
  if (screen.name !== 'splash') await passSplash(page);
  await openScreen(page, screen).catch((cause: unknown) => {
    throw new Error(`${screen.name} could not be reached`, { cause });
  });
  const faults = await lookAtBoth(page, screen.name, LAPTOP);
  await page.close();
  return [...faults, ...unexpected(screen, complaints)];
}
