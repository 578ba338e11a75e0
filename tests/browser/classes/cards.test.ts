import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { chromiumPath, LAPTOP, PHONE } from '../../support/browser/browser.ts';
import { PICTURES, setSecret, tokenFrom } from '../../support/people/cards.ts';
import { aTeacher } from '../../support/people/people.ts';
import { aClass } from '../../support/school/classes.ts';
import { openWatchedPage } from '../watched-page.ts';

const CHILDREN = 28;
const NAMES = Array.from(
  { length: CHILDREN },
  (_, at) => `Child Number${String(at + 1).padStart(2, '0')}`,
);
const LIST = ['Name,Grade', ...NAMES.map((name) => `${name},6`)].join('\n');

async function choose(page: Page, words: readonly string[]): Promise<void> {
  for (const word of words) await page.getByRole('button', { name: word, exact: true }).click();
}

/**
 * Whatever the browser keeps of this site, but for what is of no person: that the splash was seen, and the
 * days on which Firebase was loaded, which it begins to count anew.
 */
async function listKept(page: Page): Promise<string[]> {
  const kept = await page.evaluate(async () => {
    const stores = [localStorage, sessionStorage].flatMap((storage) =>
      Object.entries<string>(storage).map((entry) => entry.join(' ')),
    );
    const databases = (await indexedDB.databases()).map(({ name }) => `database ${name}`);
    const caches = 'caches' in window ? await window.caches.keys() : [];
    return [...stores, ...databases, ...caches];
  });
  const cookies = await page.context().cookies();
  return [...kept, ...cookies.map(({ name }) => `cookie ${name}`)].filter(
    (one) => !/^splash-seen|firebase-heartbeat/.test(one),
  );
}

describe.skipIf(!chromiumPath)('a class of 28 without mailboxes', () => {
  test('comes from a list of names to cards, and signs in with them', async () => {
    const teacher = await aTeacher();
    const { id } = await aClass(teacher);
    const desk = await openWatchedPage(LAPTOP, { as: teacher });
    await desk.page.goto(`/classes/${id}`);
    await desk.page.getByRole('button', { name: 'Import a list' }).first().click();
    const buffer = Buffer.from(LIST);
    const file = { name: 'names.csv', mimeType: 'text/csv', buffer };
    await desk.page.locator('#roster-file').setInputFiles(file);
    await desk.page.getByRole('button', { name: `Import ${CHILDREN} students` }).click();
    await desk.page.getByRole('heading', { name: 'The list is imported' }).waitFor();
    await desk.see('cards-imported');
    await desk.page.getByRole('button', { name: 'Print cards' }).click();
    await desk.page.getByRole('heading', { name: 'Print cards' }).waitFor();
    await desk.see('cards-choice');
    const made = desk.page.waitForResponse((response) => response.url().endsWith('/cards'));
    await desk.page.getByRole('button', { name: `Make ${CHILDREN} cards` }).click();
    const { cards } = (await (await made).json()) as {
      cards: { fullName: string; code: string }[];
    };
    expect(cards.map(({ fullName }) => fullName)).toEqual(NAMES);
    await desk.page.getByRole('heading', { name: 'The cards are ready' }).waitFor();
    await desk.see('cards-ready');
    const [first, ...others] = cards;
    if (!first) throw new Error('no card was made');

    const { page, complaints, faults, see } = await openWatchedPage(PHONE);
    await page.goto(`/card#${first.code}`);
    await page.getByRole('heading', { name: 'Is this you?' }).waitFor();
    expect(page.url()).not.toContain(first.code);
    await see('card-name');
    await page.getByRole('button', { name: 'Yes, this is me' }).click();
    await see('card-kind');
    await page
      .getByRole('button', { name: /picture/i })
      .first()
      .click();
    await choose(page, ['Cat', 'Sun', 'Key', 'Boat']);
    await see('card-pictures');
    await page.getByRole('button', { name: 'Go on' }).click();
    await choose(page, ['Cat', 'Sun', 'Key', 'Boat']);
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.waitForURL('**/student-dashboard*');
    await page.getByRole('link', { name: 'Not you?' }).click();
    await page.getByRole('heading', { name: `Not ${first.fullName}?` }).waitFor();
    await see('not-you');
    expect((await listKept(page)).join()).toContain(first.fullName);
    await page.getByRole('button', { name: 'Sign out and remove' }).click();
    await page.waitForURL('**/login');
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    expect(await listKept(page)).toEqual([]);

    // The next time by typing the code, with a wrong order first.
    await page.getByRole('link', { name: 'I have a card' }).click();
    await page.getByLabel('Code of your card').fill(first.code.toLowerCase());
    await page.getByRole('button', { name: 'Go on' }).click();
    await choose(page, ['Sun', 'Cat', 'Key', 'Boat']);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByText('You can try 9 more times.').first().waitFor();
    await see('card-wrong');
    await choose(page, ['Cat', 'Sun', 'Key', 'Boat']);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL('**/student-dashboard*');

    for (const { code } of others) await tokenFrom(await setSecret(code, PICTURES));
    await desk.page.getByRole('button', { name: 'Back to the students' }).click();
    await expect
      .poll(() => desk.page.getByText('No e-mail: signs in with a card').count())
      .toBe(CHILDREN);
    expect([...faults, ...desk.faults]).toEqual([]);
    expect([...complaints.filter((one) => !one.includes('403')), ...desk.complaints]).toEqual([]);
  });
});
