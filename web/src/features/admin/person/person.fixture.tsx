import type { Person } from '@study-assistant/contract/people/people';
import { screen, within } from '@testing-library/react';
import { renderSignedIn } from '../../../test/render-signed-in.tsx';
import { admin, aFile, serve } from '../admin.fixture.ts';
import { PersonPage } from './person.page.tsx';

/** Opens a person's page with the server's data; `become` changes that data afterwards. */
export async function openPerson(person: Person, over = {}, search = '') {
  let known = aFile(person, over);
  serve('get', `/people/${person.uid}`, () => known);
  const shown = renderSignedIn(<PersonPage />, {
    user: admin,
    at: `/admin/people/${person.uid}${search}`,
    route: '/admin/people/:uid',
  });
  await screen.findByRole('heading', { level: 1, name: person.fullName });
  return { ...shown, become: (next: Person) => void (known = aFile(next, over)) };
}

/** Finds the open dialog. */
export function dialog(role: 'dialog' | 'alertdialog' = 'dialog') {
  return within(screen.getByRole(role));
}
