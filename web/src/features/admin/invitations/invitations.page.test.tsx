import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import * as accounts from '../../../queries/accounts.ts';
import { axeFaults } from '../../../test/axe.ts';
import { authFault } from '../../../test/fake-auth.ts';
import { renderSignedIn } from '../../../test/render-signed-in.tsx';
import { server } from '../../../test/server.ts';
import { admin, anInvitation, aSchool, refuse, serve } from '../admin.fixture.ts';
import { InvitationsPage } from './invitations.page.tsx';

const lines = `Ada Okoye, ada@school.example
ben.li@school.example
Nobody`;

function show(...invitations: ReturnType<typeof anInvitation>[]) {
  serve('get', '/invitations', { invitations });
  serve('get', '/school', { school: aSchool() });
  return renderSignedIn(<InvitationsPage />, {
    user: admin,
    at: '/admin/invitations',
    route: '/admin/invitations',
  });
}

test('pasted lines are shown before anything is sent, and who has a problem is not invited', async () => {
  const { user } = show();
  const sent = serve('post', '/invitations', {
    results: [
      { email: 'ada@school.example', outcome: 'invited', problem: null, needsPassword: true },
      { email: 'ben.li@school.example', outcome: 'member', problem: null, needsPassword: false },
    ],
  });
  await user.click(screen.getByLabelText('Teachers, one on a line'));
  await user.paste(lines);
  expect(await screen.findByText('There is no e-mail address in this line.')).toBeTruthy();
  expect(screen.getByText('Name made of the address')).toBeTruthy();
  expect(sent).toEqual([]);
  expect(await axeFaults()).toEqual([]);
  const send = vi.spyOn(accounts, 'sendPasswordReset').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Invite 2 teachers' }));
  const heading = await screen.findByRole('heading', { name: 'Result' });
  expect(document.activeElement).toBe(heading);
  expect(sent).toEqual([
    {
      teachers: [
        { fullName: 'Ada Okoye', email: 'ada@school.example', isAdmin: false },
        { fullName: 'Ben Li', email: 'ben.li@school.example', isAdmin: false },
      ],
    },
  ]);
  expect(screen.getByText('Is here already')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Teachers, one on a line').value).toBe(
    'Nobody',
  );
  await user.click(screen.getByRole('button', { name: 'Send the mails' }));
  expect(document.activeElement).toBe(await screen.findByText('1 mail sent.'));
  expect(send).toHaveBeenCalledExactlyOnceWith('ada@school.example');
});

test.each([
  [{ teacherSignUp: 'open' }, /^Anybody can sign up as a teacher/],
  [{ teacherSignUp: 'invited' }, /^Only who is invited becomes a teacher/],
] as const)('with %o the page says how teachers come here', async (over, words) => {
  show();
  serve('get', '/school', { school: aSchool(over) });
  expect(await screen.findByText(words)).toBeTruthy();
});

test('of a long list the first lines are shown, and how many more there are', async () => {
  const { user } = show();
  const many = Array.from({ length: 130 }, (_, at) => `Ada Okoye, ada${at}@school.example`);
  await user.click(screen.getByLabelText('Teachers, one on a line'));
  await user.paste(many.join('\n'));
  expect(
    await screen.findByText('30 more lines are not shown. Please invite at most 50 at once.'),
  ).toBeTruthy();
  const table = within(screen.getByRole('table', { name: 'What each line does' }));
  expect(table.getAllByRole('rowheader')).toHaveLength(100);
  expect(screen.getByRole('button', { name: 'Invite 50 teachers' })).toBeTruthy();
});

test('an empty form says what is missing, and admins are invited as such', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  expect(screen.getByText('Please name somebody: one teacher on a line.')).toBeTruthy();
  const sent = serve('post', '/invitations', { results: [] });
  await user.type(screen.getByLabelText('Teachers, one on a line'), 'Ada, ada@school.example');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Invite 1 teacher' }));
  await screen.findByRole('heading', { name: 'Result' });
  expect(sent).toMatchObject([{ teachers: [{ isAdmin: true }] }]);
  expect(screen.getByText('Not invited')).toBeTruthy();
});

test('what is typed while the invitations are on their way stays, and so does who was not invited', async () => {
  const { user } = show();
  const fine = { email: 'ada@school.example', outcome: 'invited', problem: null };
  const refused = { email: 'ben@school.example', outcome: 'problem', problem: 'Is elsewhere.' };
  let answer = () => undefined as void;
  const held = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.post('/api/admin/invitations', async () => {
      await held;
      const results = [fine, refused].map((one) => ({ ...one, needsPassword: false }));
      return HttpResponse.json({ success: true, results });
    }),
  );
  const field = screen.getByLabelText<HTMLTextAreaElement>('Teachers, one on a line');
  await user.type(field, 'Ada, ada@school.example\nBen, ben@school.example');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Invite 2 teachers' }));
  await user.type(field, '\nCleo, cleo@school.example');
  answer();
  expect(await screen.findByText('Is elsewhere.')).toBeTruthy();
  expect(field.value).toBe('Ben, ben@school.example\nCleo, cleo@school.example');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
});

test('a refused invitation keeps what was typed', async () => {
  const { user } = show();
  refuse('post', '/invitations', 409);
  await user.type(screen.getByLabelText('Teachers, one on a line'), 'Ada, ada@school.example');
  await user.click(screen.getByRole('button', { name: 'Invite 1 teacher' }));
  expect(
    await screen.findByText('The invitations could not be made: This cannot be done now.'),
  ).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Teachers, one on a line').value).toBe(
    'Ada, ada@school.example',
  );
});

test('an invitation that waits is withdrawn after a question', async () => {
  const { user } = show(anInvitation('Ida Berg'), anInvitation('Tom Berg'));
  let withdrawn = '';
  server.use(
    http.delete('/api/admin/invitations/:id', ({ params }) => {
      withdrawn = String(params['id']);
      return HttpResponse.json({ success: true });
    }),
  );
  await user.click(
    await screen.findByRole('button', { name: 'Withdraw the invitation of Ida Berg' }),
  );
  const dialog = within(screen.getByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('The invitation is withdrawn.')).toBeTruthy();
  expect(withdrawn).toBe('ida-berg');
  expect(screen.queryByText('Ida Berg')).toBeNull();
});

test('an invitation is sent again with its mail', async () => {
  const { user } = show(anInvitation('Ida Berg', { isAdmin: true }));
  const result = { email: 'x', outcome: 'invited', problem: null, needsPassword: true };
  const sent = serve('post', '/invitations', { results: [result] });
  const send = vi.spyOn(accounts, 'sendPasswordReset').mockResolvedValue();
  await user.click(await screen.findByRole('button', { name: 'Send mail to Ida Berg' }));
  expect(await screen.findByText(/^A mail is on its way to Ida Berg\./)).toBeTruthy();
  expect(sent).toEqual([
    { teachers: [{ email: 'ida-berg@school.example', fullName: 'Ida Berg', isAdmin: true }] },
  ]);
  expect(send).toHaveBeenCalledExactlyOnceWith('ida-berg@school.example');
});

test('where the mail is refused, the invitation is said to be made, and can be sent again', async () => {
  const { user } = show(anInvitation('Ida Berg'));
  const result = { email: 'x', outcome: 'invited', problem: null, needsPassword: true };
  serve('post', '/invitations', { results: [result] });
  const send = vi
    .spyOn(accounts, 'sendPasswordReset')
    .mockRejectedValueOnce(authFault('auth/too-many-requests'))
    .mockResolvedValue();
  const again = { name: 'Send mail to Ida Berg' };
  await user.click(await screen.findByRole('button', again));
  expect(
    await screen.findByText(/^The invitation of Ida Berg is made, but the mail was not sent/),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText(/^A mail is on its way to Ida Berg\./)).toBeTruthy();
  expect(send).toHaveBeenCalledTimes(2);
});

test('without an invitation that waits the page says so, and what the invited do can be copied', async () => {
  const { user } = show();
  expect(await screen.findByText('No invitation is waiting')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Copy the text' }));
  expect(await screen.findByText('The text is copied.')).toBeTruthy();
  await waitFor(async () =>
    expect(await navigator.clipboard.readText()).toContain(`${location.origin}/login`),
  );
});
