import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { axeFaults } from '../../../test/axe.ts';
import { renderSignedIn } from '../../../test/render-signed-in.tsx';
import { keepSavedFiles } from '../../../test/saved-files.ts';
import { server } from '../../../test/server.ts';
import { aMark, anAssignment, aRow, refuse, startAssignmentServer } from '../assignment.fixture.ts';
import { Markbook } from './markbook.tsx';

let api: ReturnType<typeof startAssignmentServer>;
beforeEach(() => {
  api = startAssignmentServer();
  api.assignments = [
    anAssignment('a1', { quizTitle: 'Rivers' }),
    anAssignment('a2', { quizTitle: 'Cells' }),
  ];
  api.rows = [
    aRow('Ada', [aMark('handed-in', 80), aMark('late', 60)]),
    aRow('=Ben', [aMark('missing'), aMark('handed-in', 95)]),
    aRow('Cy', [aMark('excused'), aMark('waiting')]),
    aRow('Dee', [aMark('not-given'), aMark('handed-in', 33.3)]),
  ];
});

function show() {
  return renderSignedIn(<Markbook classId="class-1" />);
}

function names() {
  const [, ...body] = screen.getAllByRole('rowgroup');
  const rows = within(body[0] as HTMLElement).getAllByRole('rowheader');
  return rows.map(({ textContent }) => textContent);
}

test('each student has a row with a mark for each assignment, in words', async () => {
  show();
  const table = within(await screen.findByRole('table', { name: 'Markbook of Class class-1' }));
  const cells = table.getAllByRole('row').map((row) =>
    within(row)
      .queryAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
  expect(cells).toEqual([
    [],
    ['95%', 'Missing', '95%'],
    ['70%', '80%', '60% late'],
    ['–N/A', 'Excused', 'Not yet'],
    ['33.3%', '–N/A', '33.3%'],
    ['67.1%', '80%', '62.8%'],
  ]);
  expect(table.getByRole('link', { name: 'Cells' }).getAttribute('href')).toBe('/assignments/a2');
  const late = table.getByRole('link', { name: '60% late, result of Ada in Cells' });
  expect(late.getAttribute('href')).toBe('/quiz-results/attempt-60');
  expect(await axeFaults()).toEqual([]);
});

test('extra time stands beside the name, for the teacher who set it', async () => {
  api.rows = api.rows.map((row) => ({ ...row, timeFactor: row.fullName === 'Cy' ? 2 : 1 }));
  show();
  expect((await screen.findByText('100% more time')).closest('th')?.textContent).toMatch(/^Cy/);
});

test('rows are put in order by name, average or one assignment', async () => {
  const { user } = show();
  await screen.findByRole('table');
  expect(names()).toEqual(['=Ben', 'Ada', 'Cy', 'Dee']);
  await user.click(screen.getByRole('button', { name: 'Average' }));
  expect(names()).toEqual(['=Ben', 'Ada', 'Dee', 'Cy']);
  await user.click(screen.getByRole('button', { name: 'Sort by Rivers' }));
  expect(names()).toEqual(['Ada', '=Ben', 'Cy', 'Dee']);
  await user.click(screen.getByRole('button', { name: 'Sort by Cells' }));
  await user.click(screen.getByRole('button', { name: 'Sort by Cells' }));
  expect(names()).toEqual(['Dee', 'Ada', '=Ben', 'Cy']);
  const header = screen.getByRole('button', { name: 'Sort by Cells' }).closest('th');
  expect(header?.getAttribute('aria-sort')).toBe('ascending');
});

test('who had seen the answers before is marked by a sign with a name, and a note explains it', async () => {
  api.rows = api.rows.map((row) => ({
    ...row,
    marks: row.marks.map((mark) => ({ ...mark, sawAnswers: mark.percentage === 80 })),
  }));
  show();
  const sign = await screen.findByTitle('Saw the answers before');
  expect(sign.closest('td')?.textContent).toContain('80%Saw the answers before');
  expect(screen.getAllByText('Saw the answers before').at(-1)?.closest('table')).toBeNull();
  expect(await axeFaults()).toEqual([]);
});

test('the file has the rows as they are shown, and no formulas of other people', async () => {
  const saved = keepSavedFiles();
  const { user } = show();
  await screen.findByRole('table');
  await user.click(screen.getByRole('button', { name: 'Average' }));
  await user.click(screen.getByRole('button', { name: 'Export CSV', hidden: true }));
  const [file] = saved;
  expect(file?.name).toMatch(/^markbook-Class-class-1-\d{4}-\d\d-\d\d\.csv$/);
  expect(await file?.text()).toBe(
    '\uFEFF"Student","Average (%)","Rivers (%)","Cells (%)"\r\n' +
      '"\'=Ben",95,"Missing",95\r\n' +
      '"Ada",70,80,60\r\n' +
      '"Dee",33.3,"",33.3\r\n' +
      '"Cy","","Excused","Not yet"\r\n',
  );
});

test('what is overdue says so, and what is due next week does not', async () => {
  api.rows = [aRow('Ada', [{ ...aMark('waiting'), isOverdue: true }, aMark('waiting')])];
  show();
  const row = await screen.findByRole('row', { name: /^Ada/ });
  const [overdue, waiting] = within(row).getAllByRole('cell').slice(1);
  expect(overdue?.textContent).toBe('Overdue');
  expect(waiting?.textContent).toBe('Not yet');
});

test('a phone begins with the table, which has one menu for everything in its corner', async () => {
  const media = { ...window.matchMedia('all'), matches: false, addEventListener: vi.fn() };
  const spy = vi
    .spyOn(window, 'matchMedia')
    .mockReturnValue({ ...media, removeEventListener: vi.fn() });
  onTestFinished(() => spy.mockRestore());
  const { user } = show();
  const table = within(await screen.findByRole('table'));
  const menu = table.getByRole('button', { name: 'More for the markbook' });
  expect(menu.closest('th')?.textContent).toContain('Student, by last name');
  const names = within(menu.parentElement as HTMLElement)
    .getAllByRole('button', { hidden: true })
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['', 'Add a column', 'Weights and grades', 'Export CSV', 'Print']);
  await user.click(screen.getByRole('button', { name: 'Add a column', hidden: true }));
  expect(await screen.findByRole('dialog', { name: 'A column of your own' })).toBeTruthy();
});

test('what waits for a mark leads to where it is marked', async () => {
  api.rows = [aRow('Ada', [{ ...aMark('handed-in', 80), awaiting: 1 }, aMark('waiting')])];
  show();
  const link = await screen.findByRole('link', { name: '1 to mark of Ada in Rivers' });
  expect(link.getAttribute('href')).toBe('/quiz-marking/q1');
});

test('who may not mark reads who does, without a way that would be refused', async () => {
  api.assignments = api.assignments.map((one) => ({ ...one, markedBy: 'Ruth Meyer' }));
  api.rows = [aRow('Ada', [{ ...aMark('handed-in', 80), awaiting: 2 }, aMark('waiting')])];
  show();
  expect(await screen.findByText('2 to mark by Ruth Meyer')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /to mark/ })).toBeNull();
});

test('it prints as it is', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

test('without assignments or students it says what is missing', async () => {
  api.rows = [];
  const { unmount } = show();
  expect(await screen.findByRole('heading', { name: 'Nobody is in this class yet' })).toBeTruthy();
  unmount();
  api.assignments = [];
  show();
  expect(await screen.findByRole('heading', { name: 'Nothing is assigned yet' })).toBeTruthy();
});

test('a markbook that does not come can be asked for again', async () => {
  server.use(
    http.get('/api/classes/class-1/markbook', () => refuse(500, 'Sorry.'), { once: true }),
  );
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('table')).toBeTruthy();
});

test('its paper lies across while it is shown, and other pages are upright', async () => {
  const before = document.adoptedStyleSheets.length;
  const across = vi.spyOn(CSSStyleSheet.prototype, 'replaceSync');
  const { unmount } = renderSignedIn(<Markbook classId="class-1" />);
  await screen.findByRole('table');
  expect(across).toHaveBeenCalledWith(expect.stringContaining('landscape'));
  expect(document.adoptedStyleSheets).toHaveLength(before + 1);
  unmount();
  expect(document.adoptedStyleSheets).toHaveLength(before);
  across.mockRestore();
});
