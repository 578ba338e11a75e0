import type { RosterResult, RosterRow } from '@study-assistant/contract/classes/classes';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import * as accounts from '../../../queries/accounts.ts';
import { taughtClassQueries } from '../../../queries/classes.ts';
import { axeFaults } from '../../../test/axe.ts';
import {
  aClassStudent,
  aTaughtClass,
  serveClass,
  serveClasses,
} from '../../../test/classes.fixture.ts';
import { authFault } from '../../../test/fake-auth.ts';
import { renderSignedIn } from '../../../test/render-signed-in.tsx';
import { server } from '../../../test/server.ts';
import { ImportRoster } from './import-roster.tsx';
// This is fetched ahead, since the first fetch of lazy code is slow on a busy machine.
import './parse-roster-file.ts';

type Asked = { rows: RosterRow[]; preview: boolean };

/** Plays the server's part and returns the requests it received. */
function serveRoster(judge: (row: RosterRow) => RosterResult, failAt = Infinity) {
  const asked: Asked[] = [];
  server.use(
    http.post('/api/classes/9b/roster', async ({ request }) => {
      const body = (await request.json()) as Asked;
      asked.push(body);
      if (asked.length === failAt) return HttpResponse.error();
      return HttpResponse.json({ success: true, results: body.rows.map(judge) });
    }),
  );
  return asked;
}

/** The outcome follows from the first letter of the name. */
function judgeByName({ fullName }: RosterRow): RosterResult {
  if (fullName.startsWith('A')) return { outcome: 'add', note: null };
  if (fullName.startsWith('I')) return { outcome: 'invite', note: null };
  if (fullName.startsWith('M')) return { outcome: 'member', note: null };
  if (fullName.startsWith('P')) return { outcome: 'problem', note: 'This is no email address.' };
  return { outcome: 'create', note: null };
}

function show() {
  serveClasses();
  serveClass(aTaughtClass('9b'));
  const onClose = vi.fn();
  return {
    onClose,
    ...renderSignedIn(
      <ImportRoster onPrintCards={() => undefined} taught={aTaughtClass('9b')} onClose={onClose} />,
    ),
  };
}

async function choose(user: UserEvent, text: string) {
  const file = new File([text], 'class.csv', { type: 'text/csv' });
  await user.upload(screen.getByLabelText('List of students'), file);
}

const four = `Name,Email,Grade
Ada Okoye,ada@school.example,9
Mo Ali,mo@school.example,9
Pia,no address,9
Zoë Müller,zoe@school.example,9`;

/** The page around it, which offers cards to the students that it knows. */
function ClassAround() {
  const { data } = useQuery(taughtClassQueries.one('9b'));
  return (
    <>
      <p>{data?.students.length ?? 'no'} students</p>
      <ImportRoster
        onPrintCards={() => undefined}
        taught={aTaughtClass('9b')}
        onClose={() => undefined}
      />
    </>
  );
}

test('cards are offered once the class is loaded with all of the list', async () => {
  serveClasses();
  serveClass(aTaughtClass('9b'));
  serveRoster(judgeByName);
  const { user } = renderSignedIn(<ClassAround />);
  await screen.findByText('0 students');
  let load: () => void = () => undefined;
  const loading = new Promise<void>((resolve) => (load = resolve));
  let asked = 0;
  server.use(
    http.get('/api/classes/9b', async () => {
      asked += 1;
      await loading;
      const students = [aClassStudent('Zoe'), aClassStudent('Zora')];
      const found = { class: aTaughtClass('9b'), students, invitations: [] };
      return HttpResponse.json({ success: true, ...found });
    }),
  );
  await choose(user, 'Name,Grade\nZoe Li,9\nZora Li,9');
  await user.click(await screen.findByRole('button', { name: 'Import 2 students' }));
  await waitFor(() => expect(asked).toBe(1));
  expect(screen.queryByRole('button', { name: 'Print cards' })).toBeNull();
  load();
  expect(await screen.findByRole('button', { name: 'Print cards' })).toBeTruthy();
  expect(screen.getByText('2 students')).toBeTruthy();
});

test('a list is shown with what would happen to each row, and nothing is written', async () => {
  const asked = serveRoster(judgeByName);
  const { user } = show();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
  expect(await axeFaults()).toEqual([]);
  await choose(user, four);
  expect(
    await screen.findByText(
      '1 account will be made, 1 student will be added, 1 is in the class already, 1 cannot be imported.',
    ),
  ).toBeTruthy();
  const first = screen.getAllByRole('row')[1] as HTMLElement;
  expect(within(first).getByText('This is no email address.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Import 2 students' })).toBeTruthy();
  expect(asked.map(({ preview }) => preview)).toEqual([true]);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
  expect(await axeFaults()).toEqual([]);
});

test('Import takes in who can be taken in, and shows how the new ones get a password', async () => {
  const asked = serveRoster(judgeByName);
  const { user, onClose } = show();
  await choose(user, four);
  await user.click(await screen.findByRole('button', { name: 'Import 2 students' }));
  expect(await screen.findByRole('heading', { name: 'The list is imported' })).toBeTruthy();
  expect(asked[1]).toMatchObject({
    preview: false,
    rows: [{ fullName: 'Ada Okoye' }, { fullName: 'Zoë Müller' }],
  });
  expect(
    screen.getByText(/2 students of the list are in now, 1 with a new account\./),
  ).toBeTruthy();
  expect(screen.getByText(/^No mail goes out by itself/)).toBeTruthy();
  const made = within(screen.getByRole('region', { name: 'New accounts' }));
  expect(made.getAllByRole('rowheader').map((one) => one.textContent)).toEqual(['Zoë Müller']);
  expect(made.getByText(/open localhost(:\d+)?\/login.*“Forgot password\?”/)).toBeTruthy();
  const problems = within(screen.getByRole('region', { name: 'Not imported' }));
  expect(problems.getByText('Pia')).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await user.click(made.getByRole('button', { name: 'Print the list' }));
  expect(print).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Back to the students' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('two hundred rows are imported in parts, and one that breaks off goes on', async () => {
  const rows = Array.from({ length: 200 }, (_, at) => `Zed ${at},z${at}@school.example`);
  const asked = serveRoster(judgeByName, 5);
  const { user } = show();
  await choose(user, `Name,Email\n${rows.join('\n')}`);
  await user.click(await screen.findByRole('button', { name: 'Import 200 students' }));
  expect(await screen.findByText(/^The import has stopped: .*Import goes on/)).toBeTruthy();
  expect(screen.getByText('140 accounts will be made.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Import 140 students' }));
  expect(await screen.findByText(/200 students of the list are in/)).toBeTruthy();
  const imported = asked.filter(({ preview }, at) => !preview && at !== 4);
  expect(imported.map((part) => part.rows.length)).toEqual(Array.from({ length: 10 }, () => 20));
  expect(new Set(imported.flatMap((part) => part.rows.map(({ email }) => email))).size).toBe(200);
});

test('a list with nobody new offers no import', async () => {
  serveRoster(judgeByName);
  const { user } = show();
  await choose(user, 'Name,Email\nMo Ali,mo@school.example');
  expect(await screen.findByText('There is nobody to import in this list.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Choose another file' }));
  expect(screen.getByLabelText('List of students')).toBeTruthy();
});

test('a file without names is refused in words, and another can be chosen', async () => {
  const asked = serveRoster(judgeByName);
  const { user } = show();
  await choose(user, 'Email,Grade\nada@school.example,9');
  expect(await screen.findByText(/This file has no names/)).toBeTruthy();
  expect(asked).toEqual([]);
  await choose(user, four);
  expect(await screen.findByRole('button', { name: 'Import 2 students' })).toBeTruthy();
});

test('a check that fails says so', async () => {
  serveRoster(judgeByName, 1);
  const { user } = show();
  await choose(user, four);
  expect(await screen.findByText(/The list could not be checked: Network error/)).toBeTruthy();
});

test('the sample can be imported', async () => {
  const asked = serveRoster(judgeByName);
  let made = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    made = blob as Blob;
    return 'blob:sample';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Download a sample' }));
  await choose(user, await made.text());
  await screen.findByRole('button', { name: 'Import 2 students' });
  expect(asked[0]?.rows.map(({ fullName }) => fullName)).toEqual(['Ada Okoye', 'Zoë Müller']);
});

/** Imports three new students. */
async function importThree() {
  serveRoster(judgeByName);
  const shown = show();
  await choose(
    shown.user,
    'Name,Email\nX,x@school.example\nY,y@school.example\nZ,z@school.example',
  );
  await shown.user.click(await screen.findByRole('button', { name: 'Import 3 students' }));
  await screen.findByRole('heading', { name: 'The list is imported' });
  return shown;
}

test('the mails go out one after the other', async () => {
  const sent: string[] = [];
  vi.spyOn(accounts, 'sendPasswordReset').mockImplementation((email) => {
    sent.push(email);
    return Promise.resolve();
  });
  const { user } = await importThree();
  await user.click(screen.getByRole('button', { name: 'Send the mails' }));
  expect(await screen.findByText('3 mails sent.')).toBeTruthy();
  expect(sent).toEqual(['x@school.example', 'y@school.example', 'z@school.example']);
  expect(screen.queryByRole('button', { name: /^Send|^Go on/ })).toBeNull();
});

test('sending can be stopped and goes on with who has no mail yet', async () => {
  const sent: string[] = [];
  let deliver = () => {};
  vi.spyOn(accounts, 'sendPasswordReset').mockImplementation((email) => {
    sent.push(email);
    return new Promise((resolve) => {
      deliver = resolve;
    });
  });
  const { user } = await importThree();
  await user.click(screen.getByRole('button', { name: 'Send the mails' }));
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  deliver();
  expect(await screen.findByText(/^Stopped\./)).toBeTruthy();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('1 of 3');
  vi.mocked(accounts.sendPasswordReset).mockImplementation((email) => {
    sent.push(email);
    return Promise.resolve();
  });
  await user.click(screen.getByRole('button', { name: 'Go on sending' }));
  expect(await screen.findByText('3 mails sent.')).toBeTruthy();
  expect(sent).toEqual(['x@school.example', 'y@school.example', 'z@school.example']);
});

test.each([
  ['too many mails', authFault('auth/too-many-requests'), /Too many mails for now/],
  ['a lost connection', authFault('auth/network-request-failed'), /A mail could not be sent/],
])('%s stop the sending in words', async (_what, fault, sentence) => {
  vi.spyOn(accounts, 'sendPasswordReset').mockRejectedValue(fault);
  const { user } = await importThree();
  await user.click(screen.getByRole('button', { name: 'Send the mails' }));
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Go on sending' })).toBeTruthy();
});

test('who has an account of her own is invited, and not counted as in the class', async () => {
  const asked = serveRoster(judgeByName);
  const { user } = show();
  await choose(user, 'Name,Email\nAda,ada@school.example\nIda,ida@school.example');
  expect(
    await screen.findByText('1 student will be added, 1 student will be invited.'),
  ).toBeTruthy();
  expect(screen.getByText('Will be invited')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Import 2 students' }));
  expect(await screen.findByText(/^1 student of the list is in/)).toBeTruthy();
  expect(
    screen.getByText(/^1 student is invited\. They have an account of their own/),
  ).toBeTruthy();
  expect(asked[1]?.rows.map(({ fullName }) => fullName)).toEqual(['Ada', 'Ida']);
  expect(await axeFaults()).toEqual([]);
});
