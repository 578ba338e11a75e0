import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { axeFaults } from '../../../test/axe.ts';
import { renderSignedIn } from '../../../test/render-signed-in.tsx';
import { server } from '../../../test/server.ts';
import { aClosed, admin, aPerson, aTeacher, servePeople } from '../admin.fixture.ts';
import { PeoplePage } from './people.page.tsx';

const ada = aPerson('Ada Okoye');
const ruth = aTeacher('Ruth Meyer', { isAdmin: true });
const omar = aClosed(aTeacher('Omar Haddad'));

function show(at = '/admin/people') {
  return renderSignedIn(<PeoplePage />, {
    user: admin,
    at,
    route: '/admin/people',
    others: { '/dashboard': <h1>The dashboard</h1> },
  });
}

/** The names in the table. */
function names() {
  return screen.getAllByRole('rowheader').map((cell) => cell.querySelector('span')?.textContent);
}

test('everybody stands in a table with role and standing, and leads to a page', async () => {
  servePeople(ada, ruth, omar);
  show();
  const link = await screen.findByRole('link', { name: /^Ada Okoye/ });
  expect(link.getAttribute('href')).toBe('/admin/people/ada-okoye');
  const [, first, second, third] = screen.getAllByRole('row');
  expect(within(first as HTMLElement).getByText('Student, grade 9')).toBeTruthy();
  expect(within(second as HTMLElement).getByText('Teacher, admin')).toBeTruthy();
  expect(within(third as HTMLElement).getAllByText('Closed')).toHaveLength(1);
  expect(screen.getByText(/A list of students is imported in a class/)).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
});

test('people stand in the order of the server, however many they are', async () => {
  servePeople(ada, omar, ruth);
  show();
  await screen.findByText('3 people');
  expect(names()).toEqual(['Ada Okoye', 'Omar Haddad', 'Ruth Meyer']);
});

test('a search asks the server once the typing has paused', async () => {
  const asked = servePeople(ada, ruth, omar);
  const { user } = show();
  await screen.findByText('3 people');
  await user.type(screen.getByLabelText('Search by name or email'), 'ruth');
  expect(await screen.findByText('1 person')).toBeTruthy();
  expect(names()).toEqual(['Ruth Meyer']);
  expect(asked.map((one) => one.get('search'))).toEqual([null, 'ruth']);
});

test('role, grade and standing narrow the list down, and an address keeps them', async () => {
  servePeople(ada, ruth, omar);
  const { user } = show('/admin/people?role=teacher');
  expect(await screen.findByText('2 people')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Account'), 'Closed');
  await waitFor(() => expect(names()).toEqual(['Omar Haddad']));
  await user.selectOptions(screen.getByLabelText('Grade'), 'Grade 9');
  await user.click(await screen.findByRole('button', { name: 'Show everybody' }));
  expect(await screen.findByText('3 people')).toBeTruthy();
});

test('a school of three thousand is read page by page', async () => {
  const many = Array.from({ length: 3000 }, (_, at) => aPerson(`Student ${at}`));
  const asked = servePeople(...many);
  const { user } = show();
  expect(await screen.findByText('24 people shown.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Name' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('48 people shown.')).toBeTruthy();
  expect(asked.map((one) => one.get('limit'))).toEqual(['24', '24']);
});

test('a part of the school in which nobody is found is no end of the search', async () => {
  let pages = 0;
  server.use(
    http.get('/api/admin/people', () => {
      pages += 1;
      const people = pages < 3 ? [] : [ada];
      return HttpResponse.json({ success: true, people, next: pages < 3 ? `p${pages}` : null });
    }),
  );
  show('/admin/people?search=ada');
  expect(await screen.findByRole('link', { name: /^Ada Okoye/ })).toBeTruthy();
});

test('one who cannot be read does not hide the others', async () => {
  server.use(
    http.get('/api/admin/people', () =>
      HttpResponse.json({ success: true, people: [{ uid: 'x' }, ada], next: null }),
    ),
  );
  show();
  expect(await screen.findByRole('link', { name: /^Ada Okoye/ })).toBeTruthy();
});

test('an empty school shows the way to invite, a failed one the way to try again', async () => {
  server.use(http.get('/api/admin/people', () => HttpResponse.error()));
  const { user } = show();
  expect(await screen.findByText('The people could not be loaded.')).toBeTruthy();
  servePeople();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  const link = await screen.findByRole('link', { name: 'Invite teachers' });
  expect(link.getAttribute('href')).toBe('/admin/invitations');
});

test('the way out leads to the dashboard, whichever of the pages one has been at', async () => {
  servePeople(ada);
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Dashboard' }));
  expect(screen.getByRole('heading', { name: 'The dashboard' })).toBeTruthy();
});

test('while a search is on its way, those of the search before are not counted as found', async () => {
  servePeople(ada, ruth);
  const { user } = show();
  await screen.findByText('2 people');
  let answer = () => undefined as void;
  const held = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.get('/api/admin/people', async () => {
      await held;
      return HttpResponse.json({ success: true, people: [], next: null });
    }),
  );
  await user.type(screen.getByLabelText('Search by name or email'), 'zoe');
  expect(await screen.findByText('Loading the people…')).toBeTruthy();
  expect(screen.queryByText('2 people')).toBeNull();
  answer();
  expect(await screen.findByText('Nobody found')).toBeTruthy();
});

test('a search that breaks off says so, and goes on when asked', async () => {
  let isBroken = true;
  server.use(
    http.get('/api/admin/people', ({ request }) => {
      const isFirst = !new URL(request.url).searchParams.has('before');
      if (!isFirst && isBroken) return HttpResponse.json({}, { status: 500 });
      const people = isFirst ? [] : [ada];
      return HttpResponse.json({ success: true, people, next: isFirst ? 'so-far' : null });
    }),
  );
  const { user } = show('/admin/people?search=ada');
  expect(await screen.findByText(/^More people could not be loaded/)).toBeTruthy();
  expect(screen.queryByText('Nobody found')).toBeNull();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('1 person')).toBeTruthy();
});

test('a search is never longer than the server takes it, typed or in the address', async () => {
  const asked = servePeople(ada);
  const { user } = show(`/admin/people?search=${'b'.repeat(120)}`);
  await screen.findByText('Nobody found');
  const field = screen.getByLabelText<HTMLInputElement>('Search by name or email');
  expect(field.value).toHaveLength(100);
  await user.clear(field);
  await user.type(field, 'a'.repeat(110));
  await waitFor(() => expect(asked.at(-1)?.get('search')).toBe('a'.repeat(100)));
  expect(asked[0]?.get('search')).toBe('b'.repeat(100));
});
