import type { School } from '@study-assistant/contract/school/school';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeFaults } from '../../../test/axe.ts';
import { renderSignedIn } from '../../../test/render-signed-in.tsx';
import { admin, aSchool, refuse, serve } from '../admin.fixture.ts';
import { SchoolPage } from './school.page.tsx';

async function show(over: Partial<School> = {}) {
  serve('get', '/school', { school: aSchool(over) });
  const shown = renderSignedIn(<SchoolPage />, { user: admin });
  await screen.findByRole('heading', { name: 'Lakeside School' });
  return shown;
}

test('the school says how it is set up, in words and figures', async () => {
  await show();
  expect(screen.getByText('@lakeside.example')).toBeTruthy();
  expect(screen.getByText(/^Only who is invited becomes a teacher/)).toBeTruthy();
  expect(screen.getByText(/can be opened again for 12 months/)).toBeTruthy();
  expect(screen.getByText('960')).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('340 of 2000');
  expect(await axeFaults()).toEqual([]);
});

test.each<[Partial<School>, RegExp | string]>([
  [{ teacherSignUp: 'open' }, /^Anybody can sign up as a teacher/],
  [
    { teacherSignUp: 'domains', domains: [], teacherDomains: ['staff.example', 'b.example'] },
    /^Whoever confirms an address of @staff.example, @b.example, or is invited/,
  ],
  [{ teacherSignUp: 'domains', teacherDomains: [] }, /no domains of teachers are set/],
  [{ modelRequests: null }, /^No model is asked/],
  [{ modelRequests: { used: 9, aDay: 9 } }, /^The budget of today is used up/],
  [{ year: null }, /^None has been started here yet/],
])('%o is said in words', async (over, words) => {
  await show(over);
  expect(screen.getByText(words)).toBeTruthy();
});

test('the name is changed, and a refusal keeps what was typed', async () => {
  const { user } = await show();
  refuse('patch', '/school', 409);
  await user.click(screen.getByRole('button', { name: 'Change the name' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.clear(dialog.getByLabelText('Name'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Please enter a name for the school.')).toBeTruthy();
  await user.type(dialog.getByLabelText('Name'), 'Hill School');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/This cannot be done now/)).toBeTruthy();
  serve('patch', '/school', { school: aSchool({ name: 'Hill School' }) });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'Hill School' })).toBeTruthy();
});

test('the school takes a way to sign in, or not; a failure leaves it as it was', async () => {
  const google = { id: 'google.com', label: 'Google', isTaken: true, domains: ['hill.example'] };
  const microsoft = { id: 'microsoft.com', label: 'Microsoft', isTaken: false, domains: [] };
  const { user } = await show({ signInProviders: [google, microsoft] });
  const [first, second] = screen.getAllByRole<HTMLInputElement>('switch');
  expect([first?.checked, second?.checked]).toEqual([true, false]);
  expect(screen.getByText(/Addresses: @hill\.example/)).toBeTruthy();
  const taken = { signInProviders: [google, { ...microsoft, isTaken: true }] };
  serve('patch', '/school', { school: aSchool(taken) });
  await user.click(screen.getByRole('switch', { name: 'Microsoft' }));
  expect(await screen.findByText('Saved. It counts within a minute.')).toBeTruthy();
  expect(second?.checked).toBe(true);
  refuse('patch', '/school', 409);
  await user.click(screen.getByRole('switch', { name: 'Google' }));
  expect(await screen.findByText(/The ways to sign in could not be saved/)).toBeTruthy();
  expect(first?.checked).toBe(true);
  expect(await axeFaults()).toEqual([]);
});

test('without any other way than a password nothing is said of ways', async () => {
  await show();
  expect(screen.queryByRole('switch')).toBeNull();
});
