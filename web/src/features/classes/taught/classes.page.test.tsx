import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { axeFaults } from '../../../test/axe.ts';
import { aListedClass, aTaughtClass, serveClasses } from '../../../test/classes.fixture.ts';
import { renderSignedIn, teacher } from '../../../test/render-signed-in.tsx';
import { server } from '../../../test/server.ts';
import { ClassesPage } from './classes.page.tsx';

function show(classes: object[] = []) {
  const today = { assignments: [], more: 0, classes };
  server.use(
    http.get(`/api/teacher/${teacher.uid}/today`, () =>
      HttpResponse.json({ success: true, today, serverNow: '2026-11-27T09:00:00.000Z' }),
    ),
  );
  return renderSignedIn(<ClassesPage />, {
    at: '/classes',
    route: '/classes',
    others: { '/classes/:id': <h1>One class</h1>, '/dashboard': <h1>Dashboard</h1> },
  });
}

/** Records what the form sends. */
function takeNewClass(answer: () => Response) {
  const sent: unknown[] = [];
  server.use(
    http.post('/api/classes', async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
  return sent;
}

test('each class is a card that leads to it, archived ones are folded away', async () => {
  serveClasses(
    aListedClass('9b', { students: 1 }),
    aListedClass('Old 10a', { archivedAt: '2026-06-30T12:00:00.000Z' }),
  );
  const { user } = show([{ classId: '9b', open: 2, toRelease: 1 }]);
  const link = await screen.findByRole('link', { name: '9b' });
  expect(link.getAttribute('href')).toBe('/classes/9b');
  await screen.findByText('2 quizzes open');
  expect(screen.getByText('1 with results to release')).toBeTruthy();
  expect(link.closest('li')?.textContent).toMatch(/^9bBiologyGrade 9 · 1 student2 quizzes open/);
  const folded = screen.getByText('Archived classes (1)');
  expect(folded.closest('details')?.open).toBe(false);
  await user.click(folded);
  expect(screen.getByRole('link', { name: 'Old 10a' })).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
});

test('without classes the page leads to the first one, which opens at once', async () => {
  serveClasses();
  const sent = takeNewClass(() =>
    HttpResponse.json({ success: true, class: aTaughtClass('9b') }, { status: 201 }),
  );
  const { user } = show();
  expect(await screen.findByRole('heading', { name: 'No classes yet' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'New class' }));
  const dialog = within(screen.getByRole('dialog', { name: 'New class' }));
  expect(document.activeElement).toBe(dialog.getByLabelText('Name'));
  expect(await axeFaults()).toEqual([]);
  await user.type(dialog.getByLabelText('Name'), ' 9b ');
  await user.type(dialog.getByLabelText('Subject'), 'Biology');
  await user.selectOptions(dialog.getByLabelText('Time zone'), 'Europe/Oslo');
  await user.click(dialog.getByRole('button', { name: 'Make the class' }));
  expect(await screen.findByRole('heading', { name: 'One class' })).toBeTruthy();
  expect(sent).toEqual([{ name: '9b', subject: 'Biology', grade: '9', timeZone: 'Europe/Oslo' }]);
});

test('a new class has the grade that its name says, until another is chosen', async () => {
  serveClasses();
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'New class' }));
  const [name, grade] = [
    screen.getByLabelText('Name'),
    screen.getByLabelText<HTMLSelectElement>('Grade'),
  ];
  await user.type(name, 'Science 7A');
  expect(grade.value).toBe('7');
  await user.selectOptions(grade, '12');
  await user.clear(name);
  await user.type(name, '8B');
  expect(grade.value).toBe('12');
});

test('a new class has the time zone of the other ones', async () => {
  serveClasses(aListedClass('9b', { timeZone: 'Europe/Oslo' }));
  const { user } = show();
  await screen.findByRole('link', { name: '9b' });
  await user.click(screen.getByRole('button', { name: 'New class' }));
  expect(screen.getByLabelText<HTMLSelectElement>('Time zone').value).toBe('Europe/Oslo');
});

test('the time zone of the browser is preset at the first one', async () => {
  serveClasses();
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'New class' }));
  const zone = screen.getByLabelText<HTMLSelectElement>('Time zone');
  expect(zone.value).toBe('UTC');
  expect(zone.options.length).toBeGreaterThan(300);
});

test('what is missing is said at its field, which takes the focus', async () => {
  serveClasses();
  const sent = takeNewClass(() => HttpResponse.error());
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'New class' }));
  await user.click(screen.getByRole('button', { name: 'Make the class' }));
  expect(screen.getByText('Please give the class a name.')).toBeTruthy();
  expect(screen.getByText('Please give the subject.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  expect(sent).toEqual([]);
});

test("a refusal is said in the dialog, in the server's words, and keeps what was typed", async () => {
  serveClasses();
  const refusal = { success: false, error: 'The server is resting.', code: 'unavailable' };
  takeNewClass(() => HttpResponse.json(refusal, { status: 503 }));
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'New class' }));
  await user.type(screen.getByLabelText('Name'), '9b');
  await user.type(screen.getByLabelText('Subject'), 'Biology');
  await user.click(screen.getByRole('button', { name: 'Make the class' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText('This could not be done: The server is resting.')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>('Name').value).toBe('9b');
});

test('Escape closes the form, and the focus is back at the button', async () => {
  serveClasses(aListedClass('9b'));
  const { user } = show();
  const button = await screen.findByRole('button', { name: 'New class' });
  await user.click(button);
  screen.getByRole<HTMLDialogElement>('dialog').dispatchEvent(new Event('cancel'));
  expect(await screen.findByRole('link', { name: '9b' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('when the classes cannot be loaded, the page says so and can try again', async () => {
  server.use(http.get('/api/classes', () => HttpResponse.error()));
  const { user } = show();
  expect(await screen.findByText('Your classes could not be loaded.')).toBeTruthy();
  serveClasses(aListedClass('9b'));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: '9b' })).toBeTruthy();
});
