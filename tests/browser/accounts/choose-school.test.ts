import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { chromiumPath, LAPTOP, PHONE } from '../../support/browser/browser.ts';
import { anAdmin, anAdminOf, invite } from '../../support/people/admins.ts';
import { findMailedLink } from '../../support/people/mails.ts';
import {
  aNewAccount,
  aStudentNamed,
  confirmAddress,
  followPasswordMail,
  PASSWORD,
} from '../../support/people/people.ts';
import { aSchool } from '../../support/school/schools.ts';
import { arrive, enterPassword } from '../walk.ts';
import { openWatchedPage, type WatchedPage } from '../watched-page.ts';

describe.skipIf(!chromiumPath)('a sign-up that has something to decide', () => {
  test('chooses one of several schools', async () => {
    const { id, domain } = await aSchool(`choosing-${randomUUID().slice(0, 8)}`);
    const ruth = await confirmAddress(await aNewAccount());
    await invite(await anAdmin(), { email: ruth.email, fullName: 'Ruth Meyer' });
    await invite(await anAdminOf({ domain }), { email: ruth.email, fullName: 'Ruth Meyer' });
    const watched = await openWatchedPage(LAPTOP);
    const { page, see } = watched;
    await arrive(page);
    await enterPassword(page, ruth.email);
    await page.getByRole('heading', { name: 'Choose your school' }).waitFor();
    await page.getByRole('button', { name: 'Go on' }).press('Enter');
    await page.getByText('Please choose a school.').waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await page.getByRole('radio', { name: `School ${id}` }).isChecked()).toBe(true);
    await see('choose-school');
    await page.keyboard.press('Enter');
    await page.getByText(`School ${id} has invited you as a teacher.`).waitFor();
    await see('choose-school-finish');
    await page.getByLabel('Full name').press('Enter');
    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { name: 'Upload a material' }).waitFor();
    leave(watched);
  });

  test('leaves an account that is not hers', async () => {
    const { email } = await aStudentNamed('Somebody Else');
    await followPasswordMail(email);
    const watched = await openWatchedPage(PHONE);
    const { page, see } = watched;
    await arrive(page);
    await enterPassword(page, email);
    await page.getByRole('heading', { name: 'Is this account yours?' }).waitFor();
    await page.getByText('Somebody Else').waitFor();
    await see('claim-account');
    await page.getByRole('button', { name: 'No, begin anew' }).press('Enter');
    await page.getByRole('heading', { name: 'Set your password' }).waitFor();
    await see('begun-anew');
    await page.goto(`${await findMailedLink(email, 'PASSWORD_RESET')}&newPassword=${PASSWORD}`);
    await arrive(page);
    await enterPassword(page, email);
    await page.getByRole('heading', { name: 'Finish your account' }).waitFor();
    expect(await page.getByLabel('Full name').inputValue()).toBe('');
    leave(watched);
  });
});

/** The browser complains about a profile that does not exist yet or is still unclaimed. */
function leave({ faults, complaints }: WatchedPage): void {
  expect(faults).toEqual([]);
  expect(complaints.filter((one) => !/status of 40[34]/.test(one))).toEqual([]);
}
