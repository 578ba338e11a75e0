import type { Browser, BrowserContext } from 'playwright-core';
import { arrive, logIn, signUp } from '../browser/walk.ts';
import { openContext, passSplash, type Look } from '../support/browser/chromium.ts';
import type { Persona } from './screen.ts';

export const DEMO = {
  teacher: 'ingrid.solberg@demo.school',
  student: 'amara.okafor@demo.school',
} as const;
export const DEMO_PASSWORD = 'demo-school';

/** A browser in which a persona is signed in. */
export async function signIn(
  browser: Browser,
  site: string,
  persona: Persona,
  look: Look,
): Promise<BrowserContext> {
  const context = await openContext(browser, site, look);
  if (persona === 'nobody') return context;
  const page = await context.newPage();
  await passSplash(page);
  await arrive(page);
  // Without it nobody is signed in on the next page.
  const remember = () => page.getByLabel('Remember me').check();
  if (persona === 'teacher' || persona === 'student') {
    await remember();
    await logIn(page, DEMO[persona], DEMO_PASSWORD);
  } else {
    const { email } = await signUp(page, persona === 'newTeacher' ? 'Teacher' : 'Student');
    await remember();
    await logIn(page, email);
  }
  await page.close();
  return context;
}
