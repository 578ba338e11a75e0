import { screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderSignedIn } from '../../../test/render-signed-in.tsx';
import { aClosed, admin, aFile, anErasure, aPerson, serve, servePeople } from '../admin.fixture.ts';
import { PeoplePage } from '../people/people.page.tsx';
import { dialog } from './person.fixture.tsx';
import { PersonPage } from './person.page.tsx';

const ada = aClosed(aPerson('Ada Okoye'));

function open(at: string) {
  servePeople(ada, aPerson('Ben Li'));
  serve('get', '/people/ada-okoye', aFile(ada));
  serve('get', '/erasures/e1', { erasure: anErasure() });
  serve('post', '/people/ada-okoye/erase', { erasure: anErasure() });
  return renderSignedIn(<PersonPage />, {
    user: admin,
    at,
    route: '/admin/people/:uid',
    others: {
      '/admin/people': <PeoplePage />,
      '/admin/audit': <Link to="/admin/people/ada-okoye">Ada Okoye</Link>,
    },
  });
}

const isOnHerPage = () => screen.findByRole('heading', { level: 1, name: ada.fullName });
const theList = () => screen.findByRole('heading', { level: 1, name: 'People' });
const searchField = () => screen.getByLabelText<HTMLInputElement>('Search by name or email');
const back = () => screen.getByRole('button', { name: 'People' });

type Visitor = ReturnType<typeof open>['user'];

async function erase(user: Visitor) {
  await user.click(screen.getByRole('button', { name: 'Erase for good' }));
  await user.type(dialog().getByRole('textbox'), ada.email);
  await user.click(dialog().getByRole('button', { name: 'Erase for good' }));
  await screen.findByRole('progressbar');
}

test('the way back leads to the list with the search she came from, also after an erasure', async () => {
  const { user } = open('/admin/people?search=ada');
  await user.click(await screen.findByRole('link', { name: /^Ada Okoye/ }));
  await isOnHerPage();
  await erase(user);
  await user.click(back());
  await theList();
  expect(searchField().value).toBe('ada');
});

test('who came by the address gets to the list, also after an erasure', async () => {
  const { user } = open('/admin/people/ada-okoye');
  await isOnHerPage();
  await erase(user);
  await user.click(back());
  await theList();
  expect(searchField().value).toBe('');
});

test('who came from elsewhere gets to the list too', async () => {
  const { user } = open('/admin/audit');
  await user.click(screen.getByRole('link', { name: 'Ada Okoye' }));
  await isOnHerPage();
  await user.click(back());
  await theList();
});
