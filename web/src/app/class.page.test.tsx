import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import * as accounts from '../queries/accounts.ts';
import { axeFaults } from '../test/axe.ts';
import { aClassStudent, aTaughtClass, serveClass, serveClasses } from '../test/classes.fixture.ts';
import { renderSignedIn, teacher } from '../test/render-signed-in.tsx';
import { server } from '../test/server.ts';
import { ClassPage } from './class.page.tsx';
// This is fetched ahead, since the first fetch of lazy code is slow on a busy machine.
import '../components/classes/join-qr.tsx';

const ada = aClassStudent('Ada Okoye');
const ben = aClassStudent('Ben Li', { grade: null });
const code = { code: 'K7P09XQ2', expiresAt: '2099-12-04T14:42:00.000Z' };

async function open(taught = aTaughtClass('9b'), ...students: (typeof ada)[]) {
  serveClass(taught, ...students);
  return show(taught);
}

async function show(taught: ReturnType<typeof aTaughtClass>) {
  serveClasses();
  const rendered = renderSignedIn(<ClassPage />, {
    at: `/classes/${taught.id}`,
    route: '/classes/:classId',
    others: { '/classes': <h1>All classes</h1>, '/student-performance/:id': <h1>A student</h1> },
  });
  await screen.findByRole('heading', { level: 1, name: taught.name });
  return rendered;
}

/** Mocks one call of the server and returns the requests that were made to it. */
function answer(method: 'post' | 'put' | 'patch' | 'delete', path: string, reply: object) {
  const sent: unknown[] = [];
  server.use(
    http[method](`/api/classes/9b${path}`, async ({ request }) => {
      sent.push(method === 'delete' ? new URL(request.url).pathname : await request.text());
      return HttpResponse.json({ success: true, ...reply });
    }),
  );
  return sent;
}

test('a class shows its students with name, address and grade, and leads to each', async () => {
  await open(aTaughtClass('9b'), ada, ben);
  expect(screen.queryByRole('region', { name: 'Invited, waiting' })).toBeNull();
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    'Ada Okoye ada-okoye@school.example',
    'Ben Li ben-li@school.example',
  ]);
  expect(screen.getByRole('link', { name: /^Ada Okoye/ }).getAttribute('href')).toBe(
    '/student-performance/ada-okoye?class=9b',
  );
  expect(await axeFaults()).toEqual([]);
});

test('a quiz is assigned from every part of a class, until it is archived', async () => {
  const { unmount } = await open(aTaughtClass('9b'), ada);
  expect(screen.getByRole('button', { name: 'Assign a quiz' })).toBeTruthy();
  unmount();
  await open(aTaughtClass('9b', { archivedAt: '2026-03-12T08:00:00.000Z' }), ada);
  expect(screen.queryByRole('button', { name: 'Assign a quiz' })).toBeNull();
});

test('extra time stands beside the name, for the teacher who set it', async () => {
  await open(aTaughtClass('9b'), { ...ada, timeFactor: 'untimed' }, { ...ben, timeFactor: 1.25 });
  const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(names[0]).toMatch(/^Ada Okoye.*No time limit/);
  expect(names[1]).toMatch(/^Ben Li.*25% more time/);
});

test('who has not signed in yet is marked, and sent the mail to choose a password', async () => {
  const sent = vi.spyOn(accounts, 'sendPasswordReset').mockResolvedValue();
  const { user } = await open(aTaughtClass('9b'), { ...ada, isUnused: true }, ben);
  const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(names[0]).toMatch(/^Ada Okoye.*Has not signed in yet/);
  expect(names[1]).not.toMatch(/signed in/);
  expect(screen.queryByRole('button', { name: 'Send Ben Li the mail' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Send Ada Okoye the mail' }));
  expect(await screen.findByText(/A mail to choose a password is on its way to/)).toBeTruthy();
  expect(sent.mock.calls).toEqual([[ada.email]]);
});

test('the students are found by words of their names', async () => {
  const many = ['Ada', 'Ben', 'Cem', 'Dia', 'Eli', 'Fay', 'Gus'].map((name) => aClassStudent(name));
  const { user } = await open(aTaughtClass('9b'), ...many);
  await user.type(screen.getByRole('searchbox', { name: 'Search students' }), 'ce');
  expect(screen.getByText('1 of 7 students')).toBeTruthy();
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'nobody');
  await user.click(screen.getByRole('button', { name: 'Show all students' }));
  expect(screen.getAllByRole('row')).toHaveLength(8);
});

test('a student is taken out after a question, and the focus goes to the next one', async () => {
  const { user } = await open(aTaughtClass('9b'), ada, ben);
  const sent = answer('delete', '/students/ada-okoye', {});
  await user.click(screen.getByRole('button', { name: 'Take out Ada Okoye' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Take Ada Okoye out of 9b?' }));
  await user.click(dialog.getByRole('button', { name: 'Take out' }));
  expect(await screen.findByText('Ada Okoye is no longer in this class.')).toBeTruthy();
  expect(sent).toEqual(['/api/classes/9b/students/ada-okoye']);
  expect(screen.queryByRole('link', { name: /^Ada/ })).toBeNull();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('link', { name: /^Ben Li/ })),
  );
});

test('a class without a code gets one, which is shown with a QR code and in words', async () => {
  const { user } = await open(aTaughtClass('9b'));
  expect(screen.getByText('Nobody can join by a code at the moment.')).toBeTruthy();
  answer('post', '/join-code', { class: aTaughtClass('9b', { joinCode: code }) });
  await user.click(screen.getByRole('button', { name: 'Make a code' }));
  expect(await screen.findByText('K7P0 9XQ2')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show large' }));
  expect(
    await screen.findByRole('img', { name: 'QR code that leads to joining this class' }),
  ).toBeTruthy();
  expect(
    screen.getByText(/Good until Fri 4 Dec 2099 15:42 \(Central European Time\)/),
  ).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
});

test('a class that was looked at is the one that the dashboard shows next', async () => {
  await open(aTaughtClass('9b'));
  expect(localStorage.getItem(`class-of-${teacher.uid}`)).toBe('9b');
});

test('the code fills the window for the wall, and Close leads back', async () => {
  const { user } = await open(aTaughtClass('9b', { joinCode: code }));
  const button = screen.getByRole('button', { name: 'Show large' });
  await user.click(button);
  const screenful = within(screen.getByRole('dialog', { name: 'Join 9b' }));
  expect(screenful.getByText('K7P0 9XQ2')).toBeTruthy();
  await user.click(screenful.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('who joins while the code stands on the wall is counted there, and is in the list', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const taught = aTaughtClass('9b', { joinCode: code });
  serveClass(taught);
  serveClasses();
  renderSignedIn(<ClassPage />, { at: '/classes/9b', route: '/classes/:classId' });
  fireEvent.click(await screen.findByRole('button', { name: 'Show large' }));
  const screenful = within(screen.getByRole('dialog', { name: 'Join 9b' }));
  expect(screenful.getByRole('status').textContent).toBe('0 students are in the class');
  for (const [students, words] of [
    [[ada], '1 student is in the class'],
    [[ada, ben], '2 students are in the class'],
  ] as const) {
    serveClass(taught, ...students);
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    await waitFor(() => expect(screenful.getByRole('status').textContent).toBe(words));
  }
  fireEvent.click(screenful.getByRole('button', { name: 'Close' }));
  vi.useRealTimers();
  expect(screen.getAllByRole('rowheader')).toHaveLength(2);
});

test('a new code takes the place of the old one after a question', async () => {
  const { user } = await open(aTaughtClass('9b', { joinCode: code }));
  const renewed = { ...code, code: 'AAAABBBB' };
  answer('post', '/join-code', { class: aTaughtClass('9b', { joinCode: renewed }) });
  await user.click(screen.getByRole('button', { name: 'New code' }));
  const dialog = within(screen.getByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'New code' }));
  expect(await screen.findByText('AAAA BBBB')).toBeTruthy();
  expect(screen.getByText('There is a new code. The one before counts no more.')).toBeTruthy();
});

test('the code is closed by a click', async () => {
  const { user } = await open(aTaughtClass('9b', { joinCode: code }));
  answer('delete', '/join-code', { class: aTaughtClass('9b') });
  await user.click(screen.getByRole('button', { name: 'Close code' }));
  expect(await screen.findByText('Nobody can join by a code any more.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Make a code' }));
});

test('a code that is over says so', async () => {
  await open(aTaughtClass('9b', { joinCode: { ...code, expiresAt: '2020-01-01T00:00:00.000Z' } }));
  expect(screen.getByText('This code is over. A new one lets students join again.')).toBeTruthy();
});

test('the link is copied for a message to the class', async () => {
  const { user } = await open(aTaughtClass('9b', { joinCode: code }));
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('The link is copied.')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(
    `${location.origin}/my-classes?code=K7P09XQ2&class=9b&grade=9`,
  );
});

test('a class is edited', async () => {
  const { user } = await open(aTaughtClass('9b'));
  const sent = answer('patch', '', { class: aTaughtClass('9b', { name: '9b new' }) });
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  await user.clear(screen.getByLabelText('Name'));
  await user.type(screen.getByLabelText('Name'), '9b new');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { level: 1, name: '9b new' })).toBeTruthy();
  expect(sent).toHaveLength(1);
  expect(JSON.parse(String(sent[0]))).toMatchObject({ name: '9b new', timeZone: 'Europe/Oslo' });
});

test('an archived class takes nobody in, and can run again', async () => {
  const archived = aTaughtClass('9b', { archivedAt: '2026-06-30T12:00:00.000Z' });
  const { user } = await open(aTaughtClass('9b', { joinCode: code }), ada);
  answer('put', '/archived', { class: archived });
  await user.click(screen.getByRole('button', { name: 'Archive' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Archive 9b?' }));
  await user.click(dialog.getByRole('button', { name: 'Archive' }));
  expect(await screen.findByText(/This class is archived/)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Join code' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Import a list' })).toBeNull();
  answer('put', '/archived', { class: aTaughtClass('9b') });
  await user.click(screen.getByRole('button', { name: 'Let it run again' }));
  expect(await screen.findByText('The class runs again.')).toBeTruthy();
});

test('the owner adds a teacher by address, and takes her out again', async () => {
  const own = { uid: teacher.uid, fullName: teacher.fullName };
  const both = aTaughtClass('9b', { teachers: [own, { uid: 'omar', fullName: 'Omar Ali' }] });
  const { user } = await open(aTaughtClass('9b'));
  const sent = answer('post', '/teachers', { class: both });
  await user.click(screen.getByRole('button', { name: 'Add a teacher' }));
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(screen.getByText('Please enter a valid email address.')).toBeTruthy();
  await user.type(screen.getByLabelText('Email'), 'omar@school.example');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('The teacher is added.')).toBeTruthy();
  expect(sent).toEqual(['{"email":"omar@school.example"}']);
  answer('delete', '/teachers/omar', { class: aTaughtClass('9b') });
  await user.click(screen.getByRole('button', { name: 'Take out Omar Ali' }));
  await user.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Take out' }),
  );
  expect(await screen.findByText('Omar Ali no longer teaches this class.')).toBeTruthy();
  expect(screen.queryByText('Omar Ali')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: '9b' }));
});

test('a co-teacher takes nobody out but herself, and is led to her classes', async () => {
  const teachers = [
    { uid: 'omar', fullName: 'Omar Ali' },
    { uid: teacher.uid, fullName: teacher.fullName },
  ];
  const { user } = await open(aTaughtClass('9b', { teachers }));
  expect(screen.queryByRole('button', { name: 'Take out Omar Ali' })).toBeNull();
  answer('delete', `/teachers/${teacher.uid}`, { class: aTaughtClass('9b') });
  await user.click(screen.getByRole('button', { name: 'Leave this class' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('heading', { name: 'All classes' })).toBeTruthy();
  expect(screen.getByText('You no longer teach this class.')).toBeTruthy();
});

test('a class that is not hers is not there, and trying again is not offered', async () => {
  const refusal = { success: false, error: 'Class not found.', code: 'not-found' };
  server.use(http.get('/api/classes/9b', () => HttpResponse.json(refusal, { status: 404 })));
  renderSignedIn(<ClassPage />, { at: '/classes/9b', route: '/classes/:classId' });
  expect(await screen.findByText('There is no such class, or you do not teach it.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
});

/** Accepts changes of Ada Okoye and returns what was sent; she is put into grade eight. */
function acceptChanges(): unknown[] {
  const sent: unknown[] = [];
  const before = { uid: 'ada-okoye', email: '', userType: 'student', currentGrade: '8' };
  server.use(
    http.patch('/api/student/ada-okoye', async ({ request }) => {
      const fields = (await request.json()) as object;
      sent.push(fields);
      return HttpResponse.json({ success: true, user: { ...before, ...fields } });
    }),
  );
  return sent;
}

async function changeAda(user: UserEvent, name: string) {
  await user.click(screen.getByRole('button', { name: 'Change Ada Okoye' }));
  const field = await screen.findByLabelText('Full name');
  await user.clear(field);
  await user.type(field, name);
  await user.selectOptions(screen.getByLabelText('Grade'), '8');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(`${name} is changed.`)).toBeTruthy();
}

test('a name and a grade are corrected, and for a moment that can be taken back', async () => {
  const { user } = await open(aTaughtClass('9b'), ada);
  const sent = acceptChanges();
  await changeAda(user, 'Ada Obi');
  expect(screen.getByRole('button', { name: 'Change Ada Obi' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The change is undone.')).toBeTruthy();
  expect(sent[0]).toEqual({ fullName: 'Ada Obi', currentGrade: '8' });
  expect(sent[1]).toEqual({ fullName: 'Ada Okoye', currentGrade: ada.grade });
});

test('a grade that was not known before stays, and the undo says so', async () => {
  const { user } = await open(aTaughtClass('9b'), { ...ada, grade: null });
  const sent = acceptChanges();
  await changeAda(user, 'Ada Obi');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  const sentence = 'The name is as before. The grade stays: none was known that could come back.';
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(sent[1]).toEqual({ fullName: 'Ada Okoye' });
});

test('a grade alone that was not known before offers no undo', async () => {
  const { user } = await open(aTaughtClass('9b'), { ...ada, grade: null });
  acceptChanges();
  await changeAda(user, 'Ada Okoye');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('extra time is seen and set in its dialog alone', async () => {
  const { user } = await open(aTaughtClass('9b'), ada);
  const address = '/api/student/ada-okoye/accommodation';
  const sent: unknown[] = [];
  server.use(
    http.get(address, () => HttpResponse.json({ success: true, timeFactor: 1.5 })),
    http.put(address, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ success: true, timeFactor: 'untimed' });
    }),
  );
  expect(screen.queryByText(/more$/)).toBeNull();
  const report = screen.getByRole('link', { name: 'Report on Ada Okoye' });
  expect(report.getAttribute('href')).toMatch(/^\/classes\/[\w-]+\/students\/ada-okoye\/report$/);
  await user.click(screen.getByRole('button', { name: 'Extra time for Ada Okoye' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Extra time for Ada Okoye' }));
  const half = await dialog.findByRole<HTMLInputElement>('radio', { name: /^50% more/ });
  expect(half.checked).toBe(true);
  expect(dialog.getByText('15 minutes instead of 10')).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
  await user.click(dialog.getByRole('radio', { name: 'No time limit' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The change is saved.')).toBeTruthy();
  expect(sent).toEqual([{ timeFactor: 'untimed' }]);
  expect(screen.queryByText('No time limit')).toBeNull();
});

test('extra time that cannot be loaded is not set', async () => {
  const { user } = await open(aTaughtClass('9b'), ada);
  server.use(http.get('/api/student/ada-okoye/accommodation', () => HttpResponse.error()));
  await user.click(screen.getByRole('button', { name: 'Extra time for Ada Okoye' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText('This could not be loaded.')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('true');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('who is invited and waits is seen by her address alone, and can be withdrawn', async () => {
  const waiting = (email: string) => ({
    ...{ id: email.slice(0, 3), email, invitedAt: '2026-11-20T08:00:00.000Z' },
    expiresAt: '2099-01-19T08:00:00.000Z',
  });
  const taught = aTaughtClass('9b');
  const invitations = [waiting('eve@school.example'), waiting('zoe@school.example')];
  server.use(
    http.get('/api/classes/9b', () =>
      HttpResponse.json({ success: true, class: taught, students: [ada], invitations }),
    ),
  );
  const { user } = await show(taught);
  const region = within(await screen.findByRole('region', { name: 'Invited, waiting' }));
  expect(region.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    expect.stringMatching(/^eve@school\.example until .*Withdraw$/),
    expect.stringMatching(/^zoe@school\.example until .*Withdraw$/),
  ]);
  expect(await axeFaults()).toEqual([]);
  const sent = answer('delete', '/invitations/:id', {});
  const name = 'Withdraw the invitation of eve@school.example';
  await user.click(region.getByRole('button', { name }));
  const dialog = within(screen.getByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('eve@school.example is no longer invited.')).toBeTruthy();
  expect(region.getAllByRole('listitem')).toHaveLength(1);
  expect(sent).toEqual(['/api/classes/9b/invitations/eve']);
});
