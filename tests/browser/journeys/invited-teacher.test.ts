import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FREE_PORTS, startProduct } from '../../../scripts/product.ts';
import { chromiumPath, LAPTOP } from '../../support/browser/browser.ts';
import { admin } from '../../support/people/admins.ts';
import { findMailedLink } from '../../support/people/mails.ts';
import {
  aNewAccount,
  confirmAddress,
  PASSWORD,
  saveUserData,
  signIn,
  type Person,
} from '../../support/people/people.ts';
import { useSite } from '../../support/product/site.ts';
import { arrive, enterPassword, fillInSignUp } from '../walk.ts';
import { openWatchedPage, type WatchedPage } from '../watched-page.ts';

const REFUSAL = /^Teacher accounts are limited to addresses of this school\./;

describe.skipIf(!chromiumPath)('where teachers are invited', () => {
  let product: Awaited<ReturnType<typeof startProduct>>;
  let head: Person;

  beforeAll(async () => {
    const env = { TEACHER_SIGNUP: 'invited' };
    product = await startProduct({ ports: FREE_PORTS, stateDir: null, log: () => undefined, env });
    useSite({ site: product.urls.hosting, adminEnv: product.adminEnv });
    head = await aHead();
  });
  afterAll(async () => {
    useSite(null);
    await product.stop();
  });

  test('a first day begins with a mail', async () => {
    const email = anAddress();
    const school = await openWatchedPage(LAPTOP, { as: head });
    await school.page.goto('/dashboard');
    await school.page.getByRole('link', { name: 'School', exact: true }).click();
    await school.page.getByRole('link', { name: 'Invitations' }).click();
    await inviteByKeyboard(school, `Ruth Meyer, ${email}`);
    expectNoFault(school);

    const invited = await openWatchedPage(LAPTOP);
    const { page, see } = invited;
    // The local page takes from the address the password that Firebase's own page asks for.
    await page.goto(`${await findMailedLink(email, 'PASSWORD_RESET')}&newPassword=${PASSWORD}`);
    await arrive(page);
    await enterPassword(page, email);
    await page.getByRole('heading', { name: 'Finish your account' }).waitFor();
    await page.getByText(/has invited you as a teacher\.$/).waitFor();
    expect(await page.getByLabel('Full name').inputValue()).toBe('Ruth Meyer');
    await see('invited-finish');
    await page.getByLabel('Full name').press('Enter');
    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { name: 'Upload a material' }).waitFor();
    expectNoFault(invited);
  });

  test('a wrong address is taken back for the right one', async () => {
    const email = anAddress();
    await admin('grant', email);
    const watched = await openWatchedPage(LAPTOP);
    const { page, see } = watched;
    await arrive(page);
    const { email: wrong } = await fillInSignUp(page, 'Teacher', 'Ruth Meyer');
    await page.getByRole('heading', { name: 'Confirm your address' }).waitFor();
    await page.getByText(wrong).waitFor();
    await page.getByRole('button', { name: /^Send again \(\d+ s\)$/ }).waitFor();
    await see('confirm-email');
    await page.getByRole('button', { name: 'I have confirmed' }).press('Enter');
    await page.getByText(/^Your address is not confirmed yet\./).waitFor();

    await page.getByRole('button', { name: 'Use another address' }).press('Enter');
    await page.getByRole('heading', { name: 'Create your account' }).waitFor();
    expect(await page.getByLabel('Full name').inputValue()).toBe('Ruth Meyer');
    expect(await page.getByRole('radio', { name: 'Teacher' }).isChecked()).toBe(true);
    await see('another-address');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await confirmByMail(page, email);
    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { name: 'Upload a material' }).waitFor();
    expectNoFault(watched);
  });

  test('a stranger is refused in a sentence', async () => {
    const watched = await openWatchedPage(LAPTOP);
    const { page, see } = watched;
    await arrive(page);
    const { email } = await fillInSignUp(page, 'Teacher', 'Eve Stranger');
    await confirmByMail(page, email);
    await page.getByText(REFUSAL).waitFor();
    await page.getByRole('heading', { name: 'This account cannot be used' }).waitFor();
    await see('teacher-refused');
    await page.getByRole('link', { name: 'Sign In' }).click();
    await page.waitForURL('**/login');
    expectNoFault(watched);
  });
});

function anAddress(): string {
  return `${randomUUID()}@school.example`;
}

/** A person whom the operator has invited as an admin. */
async function aHead(): Promise<Person> {
  const email = anAddress();
  await admin('grant', email);
  const person = await confirmAddress(await aNewAccount(email));
  await saveUserData(person, { userType: 'teacher' });
  return { ...person, token: await signIn(email) };
}

async function inviteByKeyboard({ page, see }: WatchedPage, line: string): Promise<void> {
  await page.getByLabel('Teachers, one on a line').fill(line);
  const button = page.getByRole('button', { name: 'Invite 1 teacher' });
  await button.waitFor();
  await button.press('Enter');
  await page.getByRole('heading', { name: 'Result' }).and(page.locator(':focus')).waitFor();
  await page.getByRole('button', { name: 'Send the mails' }).press('Enter');
  await page.getByText('1 mail sent.').waitFor();
  await see('invited');
}

/** Opens the mailed link in another tab; the waiting page continues by itself. */
async function confirmByMail(page: Page, email: string): Promise<void> {
  await page.getByRole('heading', { name: 'Confirm your address' }).waitFor();
  await page.getByRole('button', { name: /^Send again \(\d+ s\)$/ }).waitFor();
  const tab = await page.context().newPage();
  await tab.goto(await findMailedLink(email, 'VERIFY_EMAIL'));
  await tab.close();
  await page.bringToFront();
}

/** The browser complains about refusals that a test expects, and about the missing profile. */
function expectNoFault({ faults, complaints }: WatchedPage): void {
  expect(faults).toEqual([]);
  expect(complaints.filter((one) => !/status of 40[34]/.test(one))).toEqual([]);
}
