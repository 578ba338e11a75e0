import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { storedUser } from '../../../lib/auth/session.ts';
import { saveFile } from '../../../lib/dom/save-file.ts';
import * as accounts from '../../../queries/accounts.ts';
import { axeFaults } from '../../../test/axe.ts';
import { renderSignedIn } from '../../../test/render-signed-in.tsx';
import { server } from '../../../test/server.ts';
import {
  aClosed,
  admin,
  aPerson,
  aSchool,
  aTeacher,
  refuse,
  serve,
  servePeople,
} from '../admin.fixture.ts';
import { dialog, openPerson } from './person.fixture.tsx';
import { PersonPage } from './person.page.tsx';

vi.mock('../../../lib/dom/save-file.ts', () => ({ saveFile: vi.fn() }));

const ada = aPerson('Ada Okoye');
const ingrid = aTeacher('Ingrid Solberg');
const owns = { quizzes: 3, materials: 2, classes: 1 };

test('a person’s page says what is known of her', async () => {
  await openPerson(ada, {
    hasSignIn: false,
    lastSignInAt: null,
    classes: [{ id: '9b', name: 'Biology 9b' }],
  });
  expect(screen.getByText('Student, grade 9')).toBeTruthy();
  expect(screen.getByText('Not set up yet')).toBeTruthy();
  expect(screen.getByText('Never')).toBeTruthy();
  expect(screen.getByText('Biology 9b')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Entries in the audit' }).getAttribute('href')).toBe(
    '/admin/audit?uid=ada-okoye',
  );
  expect(await axeFaults()).toEqual([]);
});

test('the mail to set a password is sent', async () => {
  const send = vi.spyOn(accounts, 'sendPasswordReset').mockResolvedValue();
  const { user } = await openPerson(ada, { hasSignIn: false });
  await user.click(screen.getByRole('button', { name: 'Send the mail to set a password' }));
  expect(await screen.findByText('1 mail sent.')).toBeTruthy();
  expect(send).toHaveBeenCalledExactlyOnceWith('ada-okoye@school.example');
});

test('name and grade are changed', async () => {
  const { user, become } = await openPerson(ada);
  const changed = { ...ada, fullName: 'Ada Obi', currentGrade: '10' as const };
  const sent = serve('patch', '/people/ada-okoye', { person: changed });
  await user.click(screen.getByRole('button', { name: 'Change name or grade' }));
  const name = dialog().getByLabelText('Name');
  await user.clear(name);
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  expect(dialog().getByText('Please enter a full name.')).toBeTruthy();
  await user.type(name, 'Ada Obi');
  await user.selectOptions(dialog().getByLabelText('Grade'), 'Grade 10');
  become(changed);
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Ada Obi' })).toBeTruthy();
  expect(sent).toEqual([{ fullName: 'Ada Obi', currentGrade: '10' }]);
});

test('a teacher becomes an admin after a question; a student and oneself cannot', async () => {
  const { user, become, unmount } = await openPerson(ingrid);
  const changed = { ...ingrid, isAdmin: true };
  const sent = serve('patch', '/people/ingrid-solberg', { person: changed });
  await user.click(screen.getByRole('button', { name: 'Make an admin' }));
  become(changed);
  await user.click(dialog('alertdialog').getByRole('button', { name: 'Make an admin' }));
  expect(await screen.findByText('Ingrid Solberg looks after the school now.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Remove as admin' })).toBeTruthy();
  expect(sent).toEqual([{ isAdmin: true }]);
  unmount();
  const student = await openPerson(ada);
  expect(screen.queryByRole('button', { name: /admin/ })).toBeNull();
  student.unmount();
  await openPerson({ ...ingrid, uid: admin.uid, isAdmin: true });
  expect(screen.queryByRole('button', { name: /admin|Close the account/ })).toBeNull();
  expect(screen.getByText(/^This is you\./)).toBeTruthy();
});

test('the second step of somebody else is reset after a question, and never one’s own', async () => {
  const sent: string[] = [];
  server.use(
    http.delete('/api/admin/people/:uid/second-step', ({ params }) => {
      sent.push(String(params['uid']));
      return HttpResponse.json({ success: true });
    }),
  );
  const { user, unmount } = await openPerson(ingrid, { hasSecondStep: true });
  expect(screen.getByText('A code of an app')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Reset the second step' }));
  await user.click(dialog('alertdialog').getByRole('button', { name: 'Reset' }));
  expect(await screen.findByText('The second step of Ingrid Solberg is reset.')).toBeTruthy();
  expect(sent).toEqual([ingrid.uid]);
  unmount();
  await openPerson({ ...ingrid, uid: admin.uid, isAdmin: true }, { hasSecondStep: true });
  expect(screen.queryByRole('button', { name: 'Reset the second step' })).toBeNull();
});

test('an account is closed after saying what that means, and opened again', async () => {
  serve('get', '/school', { school: aSchool() });
  const { user, become } = await openPerson(ada);
  serve('post', '/people/ada-okoye/close', { person: aClosed(ada) });
  await user.click(screen.getByRole('button', { name: 'Close the account' }));
  expect(await dialog('alertdialog').findByText(/open it again for 12 months/)).toBeTruthy();
  become(aClosed(ada));
  await user.click(dialog('alertdialog').getByRole('button', { name: 'Close the account' }));
  expect(await screen.findByText('The account of Ada Okoye is closed.')).toBeTruthy();
  serve('post', '/people/ada-okoye/open', { person: ada });
  const button = await screen.findByRole('button', { name: 'Open the account again' });
  expect(document.activeElement?.tagName).toBe('H1');
  expect(screen.getByText(/until then it can be opened again/)).toBeTruthy();
  become(ada);
  await user.click(button);
  expect(await screen.findByText('Ada Okoye can sign in again.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Close the account' })).toBeTruthy();
  expect(document.activeElement?.tagName).toBe('H1');
});

test('who is being erased is not said to be opened again', async () => {
  await openPerson({ ...aClosed(ada), status: 'erasing' });
  expect(screen.getByText('Closed on')).toBeTruthy();
  expect(screen.queryByText(/can be opened again/)).toBeNull();
});

test('a refusal is said in the server’s words', async () => {
  serve('get', '/school', { school: aSchool() });
  const { user } = await openPerson(ada);
  refuse('post', '/people/ada-okoye/close', 409);
  await user.click(screen.getByRole('button', { name: 'Close the account' }));
  await user.click(dialog('alertdialog').getByRole('button', { name: 'Close the account' }));
  expect(await screen.findByText('This could not be done: This cannot be done now.')).toBeTruthy();
});

test('what other pages knew is old once an account is closed', async () => {
  serve('get', '/school', { school: aSchool() });
  const { user, client, become } = await openPerson(ada);
  const others = [['admin', 'audit'], ['admin', 'year'], ['classes', 'one', '9b'], ['quizzes']];
  for (const queryKey of others) client.setQueryData(queryKey, []);
  serve('post', '/people/ada-okoye/close', { person: aClosed(ada) });
  become(aClosed(ada));
  await user.click(screen.getByRole('button', { name: 'Close the account' }));
  await user.click(dialog('alertdialog').getByRole('button', { name: 'Close the account' }));
  await screen.findByText('The account of Ada Okoye is closed.');
  expect(others.map((queryKey) => client.getQueryState(queryKey)?.isInvalidated)).toEqual(
    others.map(() => true),
  );
});

test('a grade that is not known yet can be any, the first one too', async () => {
  const { user } = await openPerson({ ...ada, currentGrade: null });
  const sent = serve('patch', '/people/ada-okoye', { person: ada });
  await user.click(screen.getByRole('button', { name: 'Change name or grade' }));
  const field = dialog().getByLabelText<HTMLSelectElement>('Grade');
  expect(field.selectedOptions[0]?.textContent).toBe('Not known');
  await user.selectOptions(field, 'Grade 6');
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved.');
  expect(sent).toEqual([{ fullName: 'Ada Okoye', currentGrade: '6' }]);
});

test('an admin who changes her own name is called so everywhere', async () => {
  const self = aTeacher('Ruth Meyer', { uid: admin.uid, isAdmin: true });
  const { user, become } = await openPerson(self);
  const changed = { ...self, fullName: 'Ruth Berg' };
  serve('patch', `/people/${admin.uid}`, { person: changed });
  become(changed);
  await user.click(screen.getByRole('button', { name: 'Change the name' }));
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved.');
  expect(storedUser()).toMatchObject({ fullName: 'Ruth Berg', isAdmin: true });
});

test('of who is gone meanwhile the page says nothing more', async () => {
  const { user } = await openPerson(aClosed(ada));
  refuse('get', '/people/ada-okoye', 404);
  refuse('post', '/people/ada-okoye/open', 404);
  await user.click(screen.getByRole('button', { name: 'Open the account again' }));
  expect(await screen.findByText(/^Nobody with an account at your school/)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Person');
  expect(screen.queryByText(ada.email)).toBeNull();
});

test('where the colleagues cannot be searched, the dialog says so', async () => {
  refuse('get', '/people', 409);
  const { user } = await openPerson(ingrid, { owns });
  await user.click(screen.getByRole('button', { name: 'Hand over to a colleague' }));
  expect(await dialog().findByText('The teachers could not be searched.')).toBeTruthy();
});

test('what a teacher owns is handed over to a colleague found by a search', async () => {
  servePeople(ingrid, aTeacher('Ruth Meyer'), aTeacher('Tom Berg'), ada);
  const { user } = await openPerson(ingrid, { owns });
  const sent = serve('post', '/people/ingrid-solberg/hand-over', { moved: owns });
  await user.click(screen.getByRole('button', { name: 'Hand over to a colleague' }));
  await dialog().findByRole('radio', { name: /Ruth Meyer/ });
  expect(dialog().queryByRole('radio', { name: /Ingrid Solberg|Ada Okoye/ })).toBeNull();
  await user.click(dialog().getByRole('button', { name: 'Hand over' }));
  expect(dialog().getByText('Please choose a teacher.')).toBeTruthy();
  await user.type(dialog().getByRole('searchbox'), 'berg');
  await user.click(await dialog().findByRole('radio', { name: /Tom Berg/ }));
  await user.click(dialog().getByRole('button', { name: 'Hand over' }));
  expect(
    await screen.findByText('Tom Berg now owns 3 quizzes, 2 materials, and 1 class.'),
  ).toBeTruthy();
  expect(sent).toEqual([{ to: 'tom-berg' }]);
});

test('the data of a person is downloaded as a file that tells no name', async () => {
  server.use(
    http.get('/api/admin/people/ada-okoye/export', () =>
      HttpResponse.arrayBuffer(new ArrayBuffer(3)),
    ),
  );
  const { user } = await openPerson(ada);
  await user.click(screen.getByRole('button', { name: 'Download data' }));
  expect(await screen.findByText(/^The data is downloaded/)).toBeTruthy();
  const [name, , file] = vi.mocked(saveFile).mock.calls[0] ?? [];
  expect(name).toMatch(/^data-ada-okoye-.*\.zip$/);
  expect((file as Blob).size).toBe(3);
});

test('a download that is refused says why', async () => {
  refuse('get', '/people/ada-okoye/export', 409);
  const { user } = await openPerson(ada);
  await user.click(screen.getByRole('button', { name: 'Download data' }));
  expect(await screen.findByText('Download failed: This cannot be done now.')).toBeTruthy();
});

test('an address of nobody says so and leads to the audit', async () => {
  refuse('get', '/people/nobody', 404);
  renderSignedIn(<PersonPage />, {
    user: admin,
    at: '/admin/people/nobody',
    route: '/admin/people/:uid',
  });
  expect(await screen.findByText(/^Nobody with an account at your school/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Erasures in the audit' })).toBeTruthy();
});

test('an admin answers the invitations of a student for her', async () => {
  const waiting = (name: string) => ({
    ...{ id: name, name, subject: 'Biology', invitedBy: 'Otto Ohm' },
    ...{ invitedAt: '2026-11-20T08:00:00.000Z', expiresAt: '2099-01-19T08:00:00.000Z' },
  });
  const { user } = await openPerson(ada, { invitations: [waiting('9b'), waiting('9c')] });
  expect(screen.getByRole('region', { name: 'Invited into classes' })).toBeTruthy();
  expect(screen.getAllByText('Otto Ohm')).toHaveLength(2);
  expect(await axeFaults()).toEqual([]);
  const put = serve('post', '/people/ada-okoye/class-invitations/9b', { class: aJoined });
  await user.click(screen.getByRole('button', { name: 'Put into the class 9b' }));
  expect(await screen.findByText('The student is in 9b now.')).toBeTruthy();
  const withdrawn = serve('delete', '/people/ada-okoye/class-invitations/9c', {});
  await user.click(screen.getByRole('button', { name: 'Withdraw the invitation into 9c' }));
  expect(await screen.findByText('The invitation into 9c is withdrawn.')).toBeTruthy();
  expect([put.length, withdrawn.length]).toEqual([1, 1]);
});

test('who is invited nowhere has no card of it', async () => {
  await openPerson(ada);
  expect(screen.queryByRole('region', { name: 'Invited into classes' })).toBeNull();
});

const aJoined = {
  ...{ id: '9b', name: '9b', subject: 'Biology', grade: '9', timeZone: 'Europe/Oslo' },
  archivedAt: null,
};
