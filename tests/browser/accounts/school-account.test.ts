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
    const { page, see, complaints } = await openWatchedPage(LAPTOP);
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
    expect(complaints.filter((one) => !/status of 404/.test(one))).toEqual([]);
  });

  test('a student connects Microsoft after she has shown her password, and then needs it alone', async () => {
    const student = await aStudent();
    const { page, see, complaints } = await openWatchedPage(PHONE);
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

  test('who closes the window of the provider is told what has happened', async () => {
    const { page, see } = await openWatchedPage(LAPTOP);
    await arrive(page);
    const popup = await openProvider(page, 'Google');
    await popup.close();
    await page.getByText('The window was closed before you had signed in.').waitFor();
    await see('school-account-window-closed');
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
