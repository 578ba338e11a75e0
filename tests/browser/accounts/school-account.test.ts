import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { chromiumPath, LAPTOP, PHONE } from '../../support/browser/browser.ts';
import { aStudent, confirmAddress } from '../../support/people/people.ts';
import { arrive, enterPassword, logOut } from '../walk.ts';
import { openWatchedPage } from '../watched-page.ts';

type Account = { email: string; name?: string; isVerified?: boolean };

describe.skipIf(!chromiumPath)('an account that somebody has elsewhere', () => {
  test('a teacher signs up with Google, and comes back by it alone', async () => {
    const { page, see, faults, complaints } = await openWatchedPage(LAPTOP);
    await arrive(page);
    const email = `${randomUUID()}@example.org`;
    await signInWith(page, 'Google', { email, name: 'Gina Google' });
    await page.waitForURL('**/confirm-email');
    await see('school-account-finish');
    await page.getByRole('radio', { name: 'Teacher' }).check();
    expect(await page.getByLabel('Full name').inputValue()).toBe('Gina Google');
    await page.getByRole('button', { name: 'Finish' }).click();
    await page.waitForURL('**/dashboard');
    await logOut(page);
    await signInWith(page, 'Google', { email });
    await page.waitForURL('**/dashboard');
    expect(faults).toEqual([]);
    expect(complaints.filter((one) => !/status of 404/.test(one))).toEqual([]);
  });

  test('a student connects Microsoft after she has shown her password, and then needs it alone', async () => {
    const student = await aStudent();
    const { page, see, faults, complaints } = await openWatchedPage(PHONE);
    await arrive(page);
    await signInWith(page, 'Microsoft', { email: student.email });
    const dialog = page.getByRole('dialog', { name: 'You have an account already' });
    await dialog.waitFor();
    await see('school-account-connect');
    await dialog.getByLabel('Password', { exact: true }).fill('not this one');
    await dialog.getByRole('button', { name: 'Sign in and connect' }).click();
    await dialog.getByText('Incorrect password. Please try again.').waitFor();
    await dialog.getByLabel('Password', { exact: true }).fill('correct horse');
    await dialog.getByRole('button', { name: 'Sign in and connect' }).click();
    await page.waitForURL('**/student-dashboard');
    await logOut(page);
    await signInWith(page, 'Microsoft', { email: student.email });
    await page.waitForURL('**/student-dashboard');
    expect(faults).toEqual([]);
    expect(complaints.filter((one) => !/status of 40[03]/.test(one))).toEqual([]);
  });

  test('who had confirmed her address signs in with Google or her password', async () => {
    const student = await confirmAddress(await aStudent());
    const { page } = await openWatchedPage(PHONE);
    await arrive(page);
    await enterPassword(page, student.email);
    await page.getByRole('button', { name: 'Yes, it is mine' }).click();
    await page.waitForURL('**/student-dashboard');
    await logOut(page);
    await signInWith(page, 'Google', { email: student.email });
    await page.waitForURL('**/student-dashboard');
    await logOut(page);
    await enterPassword(page, student.email);
    await page.waitForURL('**/student-dashboard');
  });

  test('a student connects Google on her account, signs in by it, and removes it', async () => {
    const student = await confirmAddress(await aStudent());
    const hers = { email: `private-${student.email}` };
    const { page, see, faults, complaints } = await openWatchedPage(PHONE);
    await arrive(page);
    await enterPassword(page, student.email);
    await page.getByRole('button', { name: 'Yes, it is mine' }).click();
    await page.waitForURL('**/student-dashboard');
    await page.goto(new URL('/account', page.url()).href);
    await page.getByRole('button', { name: 'Connect Google' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Password', { exact: true }).fill('correct horse');
    await see('ways-show-password');
    await dialog.getByRole('button', { name: 'Go on' }).click();
    await dialog.getByRole('heading', { name: 'Connect Google' }).waitFor();
    await see('ways-connect');
    await signInWith(page, 'Google', hers);
    await page.getByText('Google is connected.').waitFor();
    await page.getByText(hers.email).waitFor();
    await see('ways-connected');
    await logOut(page);

    await signInWith(page, 'Google', hers);
    await page.waitForURL('**/student-dashboard');
    await page.goto(new URL('/account', page.url()).href);
    await page.getByRole('button', { name: 'Remove Google' }).click();
    await dialog.getByLabel('Password', { exact: true }).fill('correct horse');
    await dialog.getByRole('button', { name: 'Go on' }).click();
    await see('ways-remove');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByText('Google is removed.').waitFor();
    expect(await page.getByRole('button', { name: 'Connect Google' }).isVisible()).toBe(true);
    await logOut(page);
    await enterPassword(page, student.email);
    await page.waitForURL('**/student-dashboard');
    expect(faults).toEqual([]);
    expect(complaints.filter((one) => !/status of 40[03]/.test(one))).toEqual([]);
  });

  test('a student who came by Google sets a password, and leaves only after Google has shown her', async () => {
    const { page, see, faults } = await openWatchedPage(LAPTOP);
    await arrive(page);
    const email = `${randomUUID()}@example.org`;
    await signInWith(page, 'Google', { email, name: 'Gina Google' });
    await page.waitForURL('**/confirm-email');
    await page.getByRole('radio', { name: 'Student' }).check();
    await page.getByLabel('Grade').selectOption('9');
    await page.getByRole('button', { name: 'Finish' }).click();
    await page.waitForURL('**/student-dashboard');
    await page.goto(new URL('/account', page.url()).href);
    await see('ways-google-alone');
    expect(await page.getByRole('button', { name: 'Change password' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Leave…' }).click();
    await see('ways-show-google');
    await signInWith(page, 'Google', { email: `other-${email}` });
    await page.getByText('This is another account than the one').waitFor();
    await signInWith(page, 'Google', { email });
    await page.getByLabel('Your e-mail address').waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();

    await page.getByRole('button', { name: 'Set Password' }).click();
    await signInWith(page, 'Google', { email });
    await page.getByLabel('New password').fill('another horse');
    await see('ways-set-password');
    await page.getByRole('button', { name: 'Set password', exact: true }).click();
    await page.getByRole('button', { name: 'Change password' }).waitFor();
    await logOut(page);
    await enterPassword(page, email, 'another horse');
    await page.waitForURL('**/student-dashboard');
    expect(faults).toEqual([]);
  });

  test('who closes the window of the provider is told what has happened', async () => {
    const { page, see, faults } = await openWatchedPage(LAPTOP);
    await arrive(page);
    const popup = await openProvider(page, 'Google');
    await popup.close();
    await page.getByText('The window was closed before you had signed in.').waitFor();
    await see('school-account-window-closed');
    expect(faults).toEqual([]);
  });
});

async function openProvider(page: Page, label: string): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: `Continue with ${label}` }).click();
  const popup = await opening;
  await popup.getByRole('heading', { name: /^Sign in with/ }).waitFor();
  return popup;
}

/** Through the page of the local Firebase that stands in for the provider. */
async function signInWith(page: Page, label: string, account: Account): Promise<void> {
  const popup = await openProvider(page, label);
  await popup.getByLabel('Email').fill(account.email);
  await popup.getByLabel('Name').fill(account.name ?? '');
  if (account.isVerified !== undefined) {
    await popup.getByRole('checkbox').setChecked(account.isVerified);
  }
  await popup.getByRole('button', { name: 'Sign in', exact: true }).click();
}
