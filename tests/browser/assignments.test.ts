import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aClassOf, anAssignmentIn } from '../support/assigned-class.ts';
import { chromiumPath, launchBrowser, openPage, type Look } from '../support/browser.ts';
import { aStudentNamed, aTeacher, PASSWORD, type Person } from '../support/people.ts';
import { ask } from '../support/site.ts';
import { look, overflowsSideways } from './look.ts';
import { arrive, logIn, takeQuiz } from './walk.ts';

const looks: Look[] = [
  { width: 1280, theme: 'light' },
  { width: 375, theme: 'dark' },
];

/** What a browser writes when the server says that a result is held: no fault of the page. */
const HELD = 'the server responded with a status of 403';

describe.skipIf(!chromiumPath)('an assignment from its start to its results', () => {
  let browser: Browser;
  beforeAll(async () => void (browser = await launchBrowser()));
  afterAll(() => browser.close());

  test.each(looks)('held until the teacher releases, $width pixels, $theme', async (one) => {
    const [ada, ben] = [await aStudentNamed('Ada Okoye'), await aStudentNamed('Ben Li')];
    const aClass = await aClassOf(await aTeacher(), [ada, ben]);
    const { token, email } = aClass.teacher;
    const json = { timeFactor: 1.5 };
    await ask(`/api/student/${ada.uid}/accommodation`, { method: 'PUT', token, json });
    const { id } = await anAssignmentIn(aClass, { release: 'by-hand' });
    const teacher = await openPage(browser, one);
    const phone = await openPage(browser, { width: 375, theme: one.theme });
    const faults: string[] = [];
    async function see(name: string, page: Page): Promise<void> {
      faults.push(...(await look(page, `${name}-${one.width}-${one.theme}`)));
      if (await overflowsSideways(page)) faults.push(`${name} scrolls sideways`);
    }

    await goToQuizzes(phone.page, ada);
    await phone.page
      .getByRole('region', { name: 'Now' })
      .getByRole('link', { name: 'Open' })
      .click();
    const start = phone.page.getByRole('button', { name: 'Start Quiz' });
    await start.waitFor();
    await phone.page.getByText('7 minutes 30 seconds; 5 minutes without your extra time').waitFor();
    await see('assignment-start', phone.page);
    await start.click();
    await phone.page.getByText(/^Time Left: 7:/).waitFor();

    await arrive(teacher.page);
    await logIn(teacher.page, email, PASSWORD);
    await teacher.page.goto(`/assignments/${id}`);
    await teacher.page.getByText('Working').first().waitFor();
    await see('assignment-live', teacher.page);

    await takeQuiz(phone.page, 5);
    await phone.page.getByRole('heading', { name: 'Your answers have arrived' }).waitFor();
    await see('assignment-held', phone.page);

    await teacher.page.getByRole('button', { name: 'Close now' }).click();
    await confirm(teacher.page, 'Close now');
    await teacher.page.getByText('Missing').waitFor();
    await teacher.page.getByRole('button', { name: 'Release results' }).click();
    await confirm(teacher.page, 'Release results');
    await teacher.page.getByText('Your students see their results now.').waitFor();
    await teacher.page.goto(`/classes/${aClass.id}?tab=markbook`);
    await teacher.page.getByRole('link', { name: /%, result of Ada Okoye/ }).waitFor();
    await see('assignment-markbook', teacher.page);

    await phone.page.getByRole('link', { name: 'Back to your quizzes' }).click();
    await phone.page
      .getByRole('link', { name: /^See the result of/ })
      .first()
      .click();
    await phone.page.getByRole('heading', { name: 'Detailed Breakdown' }).waitFor();

    expect(faults).toEqual([]);
    const complaints = [...teacher.complaints, ...phone.complaints];
    expect(complaints.filter((complaint) => !complaint.includes(HELD))).toEqual([]);
  });
});

async function goToQuizzes(page: Page, { email }: Person): Promise<void> {
  await arrive(page);
  await logIn(page, email, PASSWORD);
  await page.getByRole('tab', { name: 'Quizzes' }).click();
}

async function confirm(page: Page, label: string): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name: label }).click();
}
