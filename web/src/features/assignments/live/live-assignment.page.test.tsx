import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { assignmentQueries } from '../../../queries/assignments.ts';
import { axeFaults } from '../../../test/axe.ts';
import { renderSignedIn } from '../../../test/render-signed-in.tsx';
import { server } from '../../../test/server.ts';
import {
  aLiveStudent,
  aMark,
  anAssignment,
  refuse,
  startAssignmentServer,
} from '../assignment.fixture.ts';
import { LiveAssignmentPage } from './live-assignment.page.tsx';

let api: ReturnType<typeof startAssignmentServer>;
beforeEach(() => {
  api = startAssignmentServer();
  api.assignments = [anAssignment('a1', { quizTitle: 'Rivers' })];
  api.live = [
    aLiveStudent('Ada', 'handed-in', { mark: aMark('handed-in', 80) }),
    aLiveStudent('Ben', 'working', {
      answered: 4,
      savedAt: new Date(Date.now() - 20_000).toISOString(),
      deadline: new Date(Date.now() + 5 * 60_000).toISOString(),
    }),
    aLiveStudent('Cy', 'not-started'),
    aLiveStudent('Dee', 'excused', { mark: aMark('excused') }),
  ];
});

function show() {
  return renderSignedIn(<LiveAssignmentPage />, {
    at: '/assignments/a1',
    route: '/assignments/:assignmentId',
    others: { '/classes/:classId': <h1>Grade 9b</h1>, '/classes': <h1>Classes</h1> },
  });
}

function row(name: string) {
  return within(screen.getByRole('row', { name: new RegExp(`^${name} `) }));
}

test('each student is there with how far she is, who works first', async () => {
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Rivers' })).toBeTruthy();
  const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(names).toEqual(['Ben', 'Cy', 'Ada', 'Dee']);
  expect(row('Ben').getByText('4 of 10')).toBeTruthy();
  expect(row('Ben').getByText(/^[45]:\d\d$/)).toBeTruthy();
  expect(row('Ada').getByRole('link', { name: '80%, result of Ada' }).getAttribute('href')).toBe(
    '/quiz-results/attempt-80',
  );
  expect(row('Cy').getByText('Not started')).toBeTruthy();
  expect(screen.getByText(/^Updated \d+:\d\d:\d\d/)).toBeTruthy();
  expect(document.title).toContain('Rivers');
  expect(await axeFaults()).toEqual([]);
});

test('on a phone each student is a line, and a tap says the rest', async () => {
  const media = { matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  const spy = vi.spyOn(window, 'matchMedia').mockReturnValue(media as unknown as MediaQueryList);
  onTestFinished(() => spy.mockRestore());
  const { user } = show();
  const line = await screen.findByText('4 of 10', { selector: 'summary *' });
  const items = screen.getAllByRole('listitem').filter((item) => item.dataset['row']);
  const lines = items.map((item) => item.querySelector('summary')?.textContent);
  expect(lines).toEqual(['Ben4 of 10Working', 'CyNot started', 'AdaHanded in', 'DeeExcused']);
  await user.click(line);
  const ben = within(items[0] as HTMLElement);
  expect(ben.getByText('Time left').closest('details')?.open).toBe(true);
  expect(ben.getByRole('button', { name: 'Add time for Ben' })).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
});

test('times are of the zone of the class, and a name leads to the student', async () => {
  const savedAt = new Date(Date.now() - 20_000);
  api.assignments = [anAssignment('a1', { timeZone: 'Asia/Kolkata' })];
  api.live = [aLiveStudent('Ben', 'working', { answered: 4, savedAt: savedAt.toISOString() })];
  show();
  const name = await screen.findByRole('link', { name: 'Ben' });
  expect(name.getAttribute('href')).toBe('/student-performance/ben?class=class-1');
  const format = { timeStyle: 'medium', timeZone: 'Asia/Kolkata' } as const;
  expect(row('Ben').getByText(savedAt.toLocaleTimeString('en-GB', format))).toBeTruthy();
});

test('once nobody works at it, the columns of work under way are gone', async () => {
  api.live = [aLiveStudent('Ada', 'handed-in', { mark: aMark('handed-in', 80) })];
  show();
  await screen.findByRole('rowheader', { name: 'Ada' });
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers).toEqual(['Student, by last name', 'State', 'Result', 'Actions']);
});

test('extra time stands beside the name, for the teacher who set it', async () => {
  api.live = [aLiveStudent('Ada', 'working', { timeFactor: 1.5 }), aLiveStudent('Ben', 'working')];
  show();
  expect(await screen.findByText('50% more time')).toBeTruthy();
  expect(screen.getAllByText(/more time$/)).toHaveLength(1);
});

test('who had seen the answers before is marked, also before she starts', async () => {
  const saw = 'Saw the answers before';
  api.seen = {
    students: 4,
    seen: ['Ada', 'Cy'].map((fullName) => ({ studentId: fullName.toLowerCase(), fullName })),
  };
  api.live = api.live.map((one) => (one.fullName === 'Ben' ? { ...one, sawAnswers: true } : one));
  show();
  await waitFor(() => expect(screen.getAllByText(saw)).toHaveLength(2));
  expect(row('Ben').getByText(saw)).toBeTruthy();
  expect(row('Cy').getByText(saw)).toBeTruthy();
  expect(row('Ada').queryByText(saw)).toBeNull();
  expect(await axeFaults()).toEqual([]);
});

test('it is read again by itself, and keeps what it has when that fails', async () => {
  const { client } = show();
  await screen.findByRole('heading', { level: 1, name: 'Rivers' });
  api.live = [aLiveStudent('Ben', 'handed-in', { mark: aMark('late', 55.5) })];
  await act(() => client.invalidateQueries());
  expect(await screen.findByRole('link', { name: '55.5% late, result of Ben' })).toBeTruthy();

  server.use(http.get('/api/assignments/a1/live', () => refuse(500, 'Sorry.')));
  await act(() => client.refetchQueries(assignmentQueries.live('a1')));
  expect((await screen.findByText(/^Not updated since/)).closest('[role=alert]')).toBeTruthy();
  expect(screen.getByRole('link', { name: '55.5% late, result of Ben' })).toBeTruthy();
});

test('time is added for one student or for all who work', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Add time for Ben' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add time for Ben' }));
  await user.click(dialog.getByRole('button', { name: '10 minutes' }));
  expect(await axeFaults()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Add time' }));
  expect(await screen.findByText('2 attempts have more time now.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add time for Ben' }));

  await user.click(screen.getByRole('button', { name: 'Add time for all' }));
  const minutes = screen.getByLabelText('Minutes');
  await user.clear(minutes);
  await user.type(minutes, '500');
  await user.click(screen.getByRole('button', { name: 'Add time' }));
  expect(screen.getByText('Please give 1 to 180 minutes.')).toBeTruthy();
  expect(document.activeElement).toBe(minutes);
  await user.clear(minutes);
  await user.type(minutes, '20{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.calls).toEqual([
    { what: 'add time', body: { minutes: 10, studentId: 'ben' } },
    { what: 'add time', body: { minutes: 20 } },
  ]);
});

test('a student gets other times, more attempts or an excuse', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Arrangements for Cy' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Arrangements for Cy' }));
  await user.type(dialog.getByLabelText(/^Due/), '2030-07-01T08:00');
  await user.selectOptions(dialog.getByLabelText('Attempts on top'), '2');
  await user.click(dialog.getByRole('switch', { name: 'Excused' }));
  expect(await axeFaults()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Changed for Cy.')).toBeTruthy();
  expect(api.calls).toEqual([
    {
      what: 'except cy',
      body: {
        opensAt: null,
        dueAt: '2030-07-01T06:00:00.000Z',
        closesAt: null,
        moreAttempts: 2,
        isExcused: true,
      },
    },
  ]);
});

test('a day without an hour is asked for its hour', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Arrangements for Cy' }));
  const closes = await screen.findByLabelText(/^Closes/);
  Object.defineProperty(closes, 'validity', { value: { badInput: true } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Please give the date and the time.')).toBeTruthy();
  expect(document.activeElement).toBe(closes);
  expect(api.calls).toEqual([]);
});

test('arrangements that are refused stay in the dialog with the reason', async () => {
  server.use(
    http.put('/api/assignments/a1/students/cy', () => refuse(400, 'It has to open first.')),
  );
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Arrangements for Cy' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('That could not be changed: It has to open first.')).toBeTruthy();
});

test('closing says how many work, and the focus does not get lost with its button', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Close now' }));
  const dialog = within(screen.getByRole('alertdialog'));
  expect(await dialog.findByText(/^1 student is working at it now/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Close now' }));
  expect(
    await screen.findByText('Closed. 2 attempts that were under way are handed in.'),
  ).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Close now' })).toBeNull());
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
});

test('Back leads to the class', async () => {
  const { user } = show();
  await screen.findByRole('heading', { level: 1, name: 'Rivers' });
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('heading', { name: 'Grade 9b' })).toBeTruthy();
});

test('an empty class is said to be so', async () => {
  api.live = [];
  show();
  expect(await screen.findByRole('heading', { name: 'Nobody to hand it in yet' })).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
});

test('an assignment that is not there, or not hers, is said to be missing', async () => {
  server.use(http.get('/api/assignments/a1/live', () => refuse(404, 'Not found.', 'not-found')));
  show();
  expect(await screen.findByText('This assignment is not there.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
});

test('one that does not come can be asked for again', async () => {
  server.use(http.get('/api/assignments/a1/live', () => refuse(500, 'Sorry.'), { once: true }));
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Rivers' })).toBeTruthy();
});
