import { auditActs, type AuditEntry } from '@study-assistant/contract/school/audit';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { saveFile } from '../../../lib/dom/save-file.ts';
import { axeFaults } from '../../../test/axe.ts';
import { renderSignedIn } from '../../../test/render-signed-in.tsx';
import { server } from '../../../test/server.ts';
import { takePage } from '../../../test/take-page.ts';
import { admin, anEntry } from '../admin.fixture.ts';
import { toAuditCsv } from './audit-csv.ts';
import { AuditPage } from './audit.page.tsx';
import { sayChange } from './describe-change.ts';
import { describeEntry, sayEntry } from './describe-entry.ts';

vi.mock('../../../lib/dom/save-file.ts', () => ({ saveFile: vi.fn() }));

function serveAudit(...entries: AuditEntry[]): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get('/api/admin/audit', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      const { page, next } = takePage(entries, request);
      return HttpResponse.json({ success: true, entries: page, next });
    }),
  );
  return asked;
}

function show(at = '/admin/audit') {
  return renderSignedIn(<AuditPage />, { user: admin, at, route: '/admin/audit' });
}

test('an entry is a sentence with what changed, and its time names its zone', async () => {
  serveAudit(anEntry());
  show();
  expect(await screen.findByText('Grade: from 8 to 9')).toBeTruthy();
  expect(screen.getAllByRole('listitem')[0]?.textContent).toMatch(
    /^Ruth Meyer changed the grade of Ada Okoye/,
  );
  expect(screen.getByText(/^Times are those of UTC\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ada Okoye' }).getAttribute('href')).toBe(
    '/admin/audit?uid=ada-okoye',
  );
  expect(await axeFaults()).toEqual([]);
});

test('every act has words of its own', () => {
  const said = auditActs.map((act) => describeEntry(anEntry({ act })).before);
  expect(new Set(said).size).toBe(auditActs.length);
});

test.each([
  [anEntry({ actor: null, act: 'account.erased' }), 'The site itself erased an account for good'],
  [
    anEntry({ act: 'account.left', actor: { uid: 'ada-okoye', name: 'Ada Okoye' } }),
    'Ada Okoye left the school',
  ],
  [anEntry({ act: 'account.opened' }), 'Ruth Meyer opened the account of Ada Okoye again'],
  [
    anEntry({ act: 'account.renamed', target: { kind: 'account', id: 'a1', name: '' } }),
    'Ruth Meyer changed the name of an account without a name',
  ],
  [
    anEntry({ actor: null, act: 'account.role-changed' }),
    'Whoever runs this site changed the rights of Ada Okoye',
  ],
  [
    anEntry({ act: 'year.started', target: { kind: 'school', id: 'main', name: '2026/27' } }),
    'Ruth Meyer started the school year 2026/27',
  ],
  [
    anEntry({
      actor: null,
      act: 'year.started',
      target: { kind: 'school', id: 'main', name: '2026/27' },
    }),
    'The site itself has moved everybody into the school year 2026/27',
  ],
])('an entry reads well: %#', (entry, sentence) => {
  expect(sayEntry(entry)).toBe(sentence);
});

test('an act that is not known yet is told by its name', () => {
  expect(sayEntry({ ...anEntry(), act: 'account.blessed' })).toBe(
    'Ruth Meyer did “account.blessed” to Ada Okoye',
  );
});

test.each([
  [{ field: 'question taken back', from: null, to: '3, 4' }, 'Question taken back: 3, 4'],
  [{ field: 'questions', from: null, to: '3' }, 'Question 3'],
  [{ field: 'questions', from: null, to: '1, 3' }, 'Questions 1, 3'],
  [{ field: 'role', from: 'teacher', to: 'admin' }, 'Role: from teacher to admin'],
  [{ field: 'teacher', from: 'Bo', to: null }, 'Teacher: no longer Bo'],
  [{ field: 'belongs to', from: 'Ruth', to: 'Tom' }, 'Belongs to: from Ruth to Tom'],
  [{ field: 'name', from: null, to: null }, 'Name: removed with the account'],
  [
    { field: 'extra time', from: '1', to: '1.5' },
    'Extra time: from none to 1.5 times the usual time',
  ],
  [{ field: 'extra time', from: '1', to: 'untimed' }, 'Extra time: from none to no time limit'],
  [{ field: 'added seconds', from: null, to: '600' }, 'Time added: 10 minutes'],
  [{ field: 'excused', from: 'true', to: null }, 'Excused: no longer yes'],
  [{ field: 'due', from: null, to: '2026-11-24T17:00:00.000Z' }, 'Due: 24 Nov 2026, 17:00'],
  [
    { field: 'results shown', from: 'at-once', to: 'by-hand' },
    'Results shown: from as soon as handed in to when the teacher releases them',
  ],
  [
    { field: 'year', from: 'Before 2026/27', to: '2026/27' },
    'School year: from before 2026/27 to 2026/27',
  ],
  [{ field: 'moved', from: null, to: '12' }, 'Students moved up: 12'],
])('a change reads well: %#', (change, words) => {
  expect(sayChange(change).replaceAll('\u202F', ' ')).toBe(words);
});

test('a moment within a change is in UTC in the file', () => {
  const due = { field: 'due', from: null, to: '2026-11-24T17:00:00.000Z' };
  expect(toAuditCsv([anEntry({ changes: [due] })])).toContain('Due: 2026-11-24T17:00:00.000Z');
});

test('act, names and person narrow the entries down', async () => {
  const asked = serveAudit(anEntry());
  const { user } = show('/admin/audit?uid=ada-okoye');
  expect(await screen.findByText('Only entries about Ada Okoye')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('What was done'), 'Account closed');
  await user.type(screen.getByLabelText('Search by a name'), 'ada ');
  await waitFor(() => expect(asked.at(-1)?.get('search')).toBe('ada'));
  expect(asked.at(-1)?.get('uid')).toBe('ada-okoye');
  expect(asked.at(-1)?.get('act')).toBe('account.closed');
  await user.click(screen.getByRole('button', { name: 'Show those of everybody' }));
  await waitFor(() => expect(asked.at(-1)?.has('uid')).toBe(false));
  expect(document.activeElement?.tagName).toBe('H1');
});

test('what is shown is taken along as a file', async () => {
  serveAudit(...Array.from({ length: 30 }, (_, at) => anEntry({ id: `a${at}` })));
  const { user } = show();
  expect(await screen.findByText('24 entries shown.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  const [name, , text] = vi.mocked(saveFile).mock.calls[0] ?? [];
  expect(name).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/);
  if (typeof text !== 'string') throw new Error('The file is no text.');
  const rows = text.trim().split('\r\n');
  expect(rows).toHaveLength(25);
  expect(rows[1]).toContain('"Ruth Meyer changed the grade of Ada Okoye","Grade: from 8 to 9"');
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('All 30 entries are shown.')).toBeTruthy();
});

test('without entries the page says what will stand here, and a search what to try', async () => {
  serveAudit();
  const { user, unmount } = show();
  expect(await screen.findByText('Nothing has been written down yet')).toBeTruthy();
  unmount();
  show('/admin/audit?search=nobody');
  await user.click(await screen.findByRole('button', { name: 'Show all entries' }));
  expect(await screen.findByText('Nothing has been written down yet')).toBeTruthy();
});
