import type { WaitingStudent } from '@study-assistant/contract/classes/class-invitations';
import type { Page } from 'playwright-core';
import { FAILED_TO_LOAD, type Screen } from '../screen.ts';

const CLASS = '/classes/demo-class-science-7';

const press = (name: RegExp | string) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

/** The class with two open invitations from its list. */
const withWaiting = (page: Page) =>
  page.route(`**/api${CLASS}`, async (route) => {
    const response = await route.fetch();
    const invitedAt = new Date().toISOString();
    const times = { invitedAt, expiresAt: invitedAt };
    const invitations: WaitingStudent[] = [
      { id: 'one', email: 'eve.moreau@demo.school', ...times },
      { id: 'two', email: 'jonathan.abernathy-olsen@demo.school', ...times },
    ];
    const found = (await response.json()) as { students: object[] };
    const students = found.students.map((one, at) => (at < 2 ? { ...one, isUnused: true } : one));
    await route.fulfill({ json: { ...found, students, invitations } });
  });

export const teacherClassScreens: readonly Screen[] = [
  { name: 'classes', path: '/classes' },
  { name: 'class-form', path: '/classes', then: press('New class') },
  { name: 'class-students', path: CLASS },
  {
    name: 'class-students-invited',
    path: CLASS,
    before: withWaiting,
    then: (page) =>
      page
        .getByRole('button', { name: 'Withdraw the invitation of eve.moreau@demo.school' })
        .waitFor(),
  },
  { name: 'class-assignments', path: `${CLASS}?tab=assignments` },
  {
    name: 'class-assign-to-students',
    isAlike: true,
    path: `${CLASS}?for=demo-student-amara`,
    isWindow: true,
    then: async (page) => {
      await page
        .getByRole('button', { name: /^Photosynthesis/ })
        .first()
        .click();
      await page.getByRole('checkbox', { name: 'Amara Okafor' }).waitFor();
    },
  },
  { name: 'class-markbook', path: `${CLASS}?tab=markbook` },
  {
    name: 'class-markbook-average',
    path: `${CLASS}?tab=markbook`,
    isWindow: true,
    then: press(/how the average of/),
  },
  {
    name: 'class-markbook-column',
    path: `${CLASS}?tab=markbook`,
    isWindow: true,
    then: press('Add a column'),
  },
  {
    name: 'class-markbook-grading',
    path: `${CLASS}?tab=markbook`,
    isWindow: true,
    then: async (page) => {
      await press('More for the markbook')(page);
      await press('Weights and grades')(page);
    },
  },
  {
    name: 'class-markbook-not-saved',
    path: `${CLASS}?tab=markbook`,
    before: (page) => page.route('**/columns/*/students/*', (route) => route.abort()),
    then: async (page) => {
      await page.getByRole('textbox', { name: /^Herbarium, Liam/ }).fill('12');
      await page.keyboard.press('Enter');
      await page.getByText(/not saved yet/).waitFor();
    },
    expects: FAILED_TO_LOAD,
  },
  { name: 'class-code-on-the-wall', path: CLASS, isWindow: true, then: press('Show large') },
  { name: 'class-import', path: CLASS, then: press('Import a list') },
  {
    name: 'class-change-student',
    path: CLASS,
    isWindow: true,
    then: async (page) => {
      await press(/^More for Amara/)(page);
      await page
        .getByRole('button', { name: /^Change / })
        .and(page.locator(':visible'))
        .click();
    },
  },
  { name: 'class-not-found', isAlike: true, path: '/classes/nowhere', expects: FAILED_TO_LOAD },
  { name: 'assignment-live', path: '/assignments/demo-assignment-study-habits' },
  { name: 'assignment-held', path: '/assignments/demo-assignment-unit-test' },
  { name: 'student-report', path: `${CLASS}/students/demo-student-amara/report` },
  {
    name: 'assignment-not-found',
    isAlike: true,
    path: '/assignments/nowhere',
    expects: FAILED_TO_LOAD,
  },
];
