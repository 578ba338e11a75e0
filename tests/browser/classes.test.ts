import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath, launchBrowser, openPage, type Look } from '../support/browser.ts';
import { aTeacher, PASSWORD } from '../support/people.ts';
import { look, overflowsSideways } from './look.ts';
import { arrive, logIn, signUp } from './walk.ts';

const looks: Look[] = [
  { width: 1280, theme: 'light' },
  { width: 375, theme: 'dark' },
];

/** A list as a school's software saves it: semicolons, Windows-1252, family names apart. */
function aRoster(): Buffer {
  const lot = randomUUID();
  const rows = Array.from(
    { length: 26 },
    (_, at) => `Student;Number ${String.fromCharCode(65 + at)};9b;s${at}.${lot}@school.example`,
  );
  const header = 'Nachname;Vorname;Klasse;E-Mail';
  const others = [`Müller;Zoë;9b;zoe.${lot}@school.example`, 'Address;No;9b;nothing'];
  return Buffer.from([header, ...rows, ...others].join('\r\n'), 'latin1');
}

describe.skipIf(!chromiumPath)("a teacher's first lesson with a class", () => {
  let browser: Browser;
  beforeAll(async () => void (browser = await launchBrowser()));
  afterAll(() => browser.close());

  test.each(looks)('from a list to a student with a code, $width pixels, $theme', async (one) => {
    const teacher = await aTeacher();
    const { page, complaints } = await openPage(browser, one);
    const faults: string[] = [];
    async function see(name: string, where: Page = page): Promise<void> {
      faults.push(...(await look(where, `${name}-${one.width}-${one.theme}`)));
      if (await overflowsSideways(where)) faults.push(`${name} scrolls sideways`);
    }

    await arrive(page);
    await logIn(page, teacher.email, PASSWORD);
    await page.getByRole('link', { name: 'Classes' }).click();
    await page.getByRole('button', { name: 'New class' }).click();
    await page.getByLabel('Name').fill('9b');
    await page.getByLabel('Subject').fill('Biology');
    await see('class-form');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: '9b' }).waitFor();

    await page.getByRole('button', { name: 'Import a list' }).click();
    const file = { name: '9b.csv', mimeType: 'text/csv', buffer: aRoster() };
    await page.getByLabel('List of students', { exact: true }).last().setInputFiles(file);
    await page.getByText('27 accounts are made, 1 cannot be imported.').waitFor();
    await see('roster-preview');
    await page.getByRole('button', { name: 'Import 27 students' }).click();
    await page.getByRole('heading', { name: 'The list is imported' }).waitFor();
    await page.getByRole('rowheader', { name: 'Zoë Müller' }).waitFor();
    await see('roster-done');
    await page.getByRole('button', { name: 'Back to the students' }).click();
    await page.getByRole('button', { name: 'Make a code' }).click();
    await page.getByRole('button', { name: 'Show large' }).click();
    const screenful = page.getByRole('dialog', { name: 'Join 9b' });
    await screenful.getByRole('img').waitFor();
    await see('join-code');
    const code = await screenful.getByText(/^\w{4} \w{4}$/).innerText();
    await page.keyboard.press('Escape');

    const phone = await openPage(browser, { width: 375, theme: one.theme });
    await phone.page.goto(`/my-classes?code=${code.replace(' ', '')}`);
    await phone.page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    await signUp(phone.page, 'Student');
    await phone.page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await phone.page.getByRole('button', { name: 'Sign In' }).click();
    await phone.page.getByText('The code is filled in.').waitFor();
    await see('join', phone.page);
    await phone.page.getByRole('button', { name: 'Join' }).click();
    await phone.page.getByText('You are in 9b now.').waitFor();
    await phone.page.getByRole('article', { name: '9b' }).waitFor();
    await see('my-classes', phone.page);

    await page.reload();
    await page.getByText('28 students').waitFor();
    await see('class');
    await page.getByRole('link', { name: /^Robin Student/ }).click();
    await page.getByText(/^\d+ of 28 in/).waitFor();
    await see('student-of-class');
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByText('28 students').waitFor();

    expect(faults).toEqual([]);
    expect([...complaints, ...phone.complaints]).toEqual([]);
  });
});
