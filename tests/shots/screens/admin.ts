import type { PersonInvitation } from '@study-assistant/contract/people/people';
import type { Page } from 'playwright-core';
import { FAILED_TO_LOAD, type Screen } from '../screen.ts';

const fillIn = (label: string, words: string) => (page: Page) => page.getByLabel(label).fill(words);

/** A student with two open class invitations. */
const withInvitations = (page: Page) =>
  page.route('**/api/admin/people/demo-student-elif', async (route) => {
    const response = await route.fetch();
    const invitedAt = new Date().toISOString();
    const by = { invitedBy: 'Samuel Addo', invitedAt, expiresAt: invitedAt };
    const invitations: PersonInvitation[] = [
      { id: 'one', name: 'Biology 10A', subject: 'Biology', ...by },
      { id: 'two', name: 'Reading club', subject: 'English', ...by },
    ];
    await route.fulfill({
      json: { ...((await response.json()) as object), invitations },
    });
  });

/** The admin pages. */
export const adminScreens: readonly Screen[] = [
  { name: 'admin-people', path: '/admin/people' },
  { name: 'admin-people-nobody', path: '/admin/people?search=nobody-at-all' },
  { name: 'admin-person', path: '/admin/people/demo-teacher-samuel' },
  {
    name: 'admin-person-invited',
    path: '/admin/people/demo-student-elif',
    before: withInvitations,
    then: (page) => page.getByRole('button', { name: 'Put into the class Biology 10A' }).waitFor(),
  },
  {
    name: 'admin-person-closing',
    path: '/admin/people/demo-student-elif',
    isWindow: true,
    then: (page) => page.getByRole('button', { name: 'Close the account' }).click(),
  },
  {
    name: 'admin-person-handing-over',
    path: '/admin/people/demo-teacher-samuel',
    isWindow: true,
    then: (page) => page.getByRole('button', { name: 'Hand over to a colleague' }).click(),
  },
  {
    name: 'admin-person-not-found',
    isAlike: true,
    path: '/admin/people/nowhere',
    expects: FAILED_TO_LOAD,
  },
  {
    name: 'admin-invitations',
    path: '/admin/invitations',
    then: fillIn(
      'Teachers, one on a line',
      'Ada Okoye, ada@demo.school\nben.li@demo.school\nNobody',
    ),
  },
  { name: 'admin-school', path: '/admin/school' },
  { name: 'admin-year', path: '/admin/year' },
  { name: 'admin-audit', path: '/admin/audit' },
];
