import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { axeFaults } from '../../../test/axe.ts';
import { renderSignedIn } from '../../../test/render-signed-in.tsx';
import { keepSavedFiles } from '../../../test/saved-files.ts';
import { server } from '../../../test/server.ts';
import { aMark, anAssignment, aRow, refuse, startAssignmentServer } from '../assignment.fixture.ts';
import { Markbook } from './markbook.tsx';

const CLASS = '/api/classes/class-1';
const entered = (points: number | null, comment = '') => ({ points, comment });

let api: ReturnType<typeof startAssignmentServer>;
let sent: { what: string; body: unknown }[];

beforeEach(() => {
  sent = [];
  api = startAssignmentServer();
  api.assignments = [anAssignment('a1', { quizTitle: 'Rivers' })];
  api.columns = [
    { id: 'talk', name: 'Talk', date: '2026-11-20', highest: 20 },
    { id: 'plants', name: 'Plants', date: '2026-11-02', highest: 10 },
  ];
  api.rows = [
    aRow('Ada', [aMark('handed-in', 80)], { handMarks: [entered(15), entered(null)] }),
    aRow('Ben', [aMark('missing')], { handMarks: [entered(null), entered(4, '=Late')] }),
    aRow('Cy', [aMark('waiting')], { handMarks: [entered(null), entered(null)] }),
  ];
  const record = async (what: string, request: Request) => {
    const body = (await request.json()) as object;
    sent.push({ what, body });
    return body;
  };
  server.use(
    http.put(`${CLASS}/columns/:id/students/:uid`, async ({ params, request }) => {
      const mark = await record(`${String(params['id'])} ${String(params['uid'])}`, request);
      return HttpResponse.json({ success: true, mark });
    }),
    http.put(`${CLASS}/grading`, async ({ request }) => {
      api.grading = (await record('grading', request)) as typeof api.grading;
      return HttpResponse.json({ success: true, grading: api.grading });
    }),
    http.put(`${CLASS}/marks-shown`, async ({ request }) => {
      const { shown } = (await record('shown', request)) as { shown: boolean };
      return HttpResponse.json({ success: true, showsMarks: shown });
    }),
    http.post(`${CLASS}/columns`, async ({ request }) => {
      const { categoryId: _category, ...fields } = (await record('add', request)) as {
        categoryId: string | null;
        name: string;
        date: string;
        highest: number;
      };
      const column = { id: 'new', ...fields };
      api.columns = [column, ...api.columns];
      api.rows = api.rows.map((row) => ({ ...row, handMarks: [entered(null), ...row.handMarks] }));
      return HttpResponse.json({ success: true, column, grading: api.grading }, { status: 201 });
    }),
    http.delete(`${CLASS}/columns/talk`, () => {
      sent.push({ what: 'delete talk', body: null });
      api.columns = api.columns.slice(1);
      api.rows = api.rows.map((row) => ({ ...row, handMarks: row.handMarks.slice(1) }));
      return HttpResponse.json({ success: true });
    }),
    http.put('/api/assignments/a1/students/:uid/comment', async ({ params, request }) => {
      const { comment } = (await record(`comment ${String(params['uid'])}`, request)) as {
        comment: string;
      };
      return HttpResponse.json({ success: true, comment });
    }),
  );
});

async function show() {
  const shown = renderSignedIn(<Markbook classId="class-1" />);
  await screen.findByRole('table');
  return shown;
}

const cell = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const talk = (who: string) => cell(`Talk, ${who}, of 20`);

function averageOf(who: string) {
  const row = screen.getByRole('rowheader', { name: who }).closest('tr') as HTMLElement;
  return within(row).getAllByRole('cell')[0]?.textContent;
}

test('marks are typed along a column by Enter and arrows, and each is saved once', async () => {
  const { user } = await show();
  await user.click(talk('Ada'));
  await user.keyboard('18{Enter}');
  expect(document.activeElement).toBe(talk('Ben'));
  await user.keyboard('7,5{ArrowDown}');
  expect(document.activeElement).toBe(talk('Cy'));
  await user.keyboard('{ArrowUp}{ArrowRight}');
  expect(document.activeElement).toBe(cell('Plants, Ben, of 10'));
  await waitFor(() =>
    expect(sent).toEqual([
      { what: 'talk ada', body: entered(18) },
      { what: 'talk ben', body: entered(7.5) },
    ]),
  );
  // (18 of 20 and 80%) and (7.5 of 20 and 4 of 10).
  await waitFor(() => expect([averageOf('Ada'), averageOf('Ben')]).toEqual(['85%', '38.8%']));
  expect(await axeFaults()).toEqual([]);
});

test('what is no mark stays where it is, with a reason, and is not sent', async () => {
  const { user } = await show();
  await user.click(talk('Ada'));
  await user.keyboard('21{Enter}');
  expect(document.activeElement).toBe(talk('Ada'));
  expect(talk('Ada').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('0 to 20')).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(talk('Ada').value).toBe('15');
  expect(sent).toEqual([]);
});

test('what was entered is taken back one by one, by the button and by Ctrl+Z', async () => {
  const { user } = await show();
  await user.click(talk('Ada'));
  await user.keyboard('1{Enter}2{Enter}');
  await user.click(screen.getByRole('button', { name: 'Undo Ben, Talk' }));
  await waitFor(() => expect(talk('Ben').value).toBe(''));
  await user.click(talk('Ada'));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(talk('Ada').value).toBe('15'));
  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([
      entered(1),
      entered(2),
      entered(null),
      entered(15),
    ]),
  );
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
});

test('without a connection what was typed stays, also on another tab, and is sent when it is back', async () => {
  const path = `${CLASS}/columns/:id/students/:uid`;
  let isLost = true;
  server.use(http.put(path, () => (isLost ? HttpResponse.error() : undefined)));
  const { user, client, unmount } = await show();
  await user.click(talk('Ada'));
  await user.keyboard('19{Enter}');
  expect(await screen.findByText(/1 mark is not saved yet/)).toBeTruthy();
  expect(talk('Ada').value).toBe('19');
  expect(screen.getByText('Not saved')).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
  expect(client.getQueryData(['typed-marks', 'class-1'])).toMatchObject({
    'talk ada': { mark: entered(19) },
  });
  isLost = false;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(screen.queryByText(/not saved yet/)).toBeNull());
  expect(sent).toEqual([{ what: 'talk ada', body: entered(19) }]);
  expect(talk('Ada').value).toBe('19');
  unmount();
});

test('a mark that is refused says why, and is sent again by a click', async () => {
  server.use(
    http.put(
      `${CLASS}/columns/:id/students/:uid`,
      () => refuse(409, 'This class is archived. Please restore it first.'),
      { once: true },
    ),
  );
  const { user } = await show();
  await user.click(talk('Ada'));
  await user.keyboard('19{Enter}');
  expect(await screen.findByText(/This class is archived/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save again' }));
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('rows stay in their place while a column by which they are sorted is typed', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Sort by Talk' }));
  await user.click(talk('Cy'));
  await user.keyboard('20{Enter}');
  await waitFor(() => expect(sent).toHaveLength(1));
  const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(names).toEqual(['Ada', 'Ben', 'Cy', 'Average']);
});

test('averages weigh categories, say how they are made, and have a grade beside them', async () => {
  api.grading = {
    categories: [
      { id: 'oral', name: 'Oral', weight: 1 },
      { id: 'tests', name: 'Tests', weight: 3 },
    ],
    categoryOf: { talk: 'oral', a1: 'tests' },
    scale: [
      { name: 'Pass', from: 50 },
      { name: 'Fail', from: 0 },
    ],
  };
  await show();
  const made = screen.getByRole('button', { name: '78.8%, how the average of Ada is made' });
  expect(made.closest('td')?.textContent).toBe(
    '78.8%AdaOral: 75%, 1 markTests: 80%, 1 mark(1 × 75 + 3 × 80) ÷ 4 = 78.8%Grade Pass',
  );
  // Ben has a mark in no category alone.
  expect(averageOf('Ben')).toBe('–N/A');
  expect(screen.getByText(/Oral × 1, Tests × 3.*1 column is in no category/)).toBeTruthy();
  expect(screen.getByRole('columnheader', { name: /Plants/ }).textContent).toContain(
    'no category, not counted',
  );
  expect(await axeFaults()).toEqual([]);
});

test('a column is added, and deleted after a question that says what goes with it', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Add a column' }));
  const dialog = within(screen.getByRole('dialog', { name: 'A column of your own' }));
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(dialog.getByText('Please give the column a name.')).toBeTruthy();
  expect(dialog.getByText('Please give the highest points, 1 to 1000.')).toBeTruthy();
  expect(document.activeElement).toBe(dialog.getByLabelText('Name'));
  expect(await axeFaults()).toEqual([]);
  await user.type(dialog.getByLabelText('Name'), 'Herbarium');
  await user.type(dialog.getByLabelText('Highest points'), '12');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await screen.findByRole('textbox', { name: 'Herbarium, Ada, of 12' })).toBeTruthy();
  expect(sent[0]).toMatchObject({ what: 'add', body: { name: 'Herbarium', highest: 12 } });

  api.columns = api.columns.slice(1);
  api.rows = api.rows.map((row) => ({ ...row, handMarks: row.handMarks.slice(1) }));
  await user.click(screen.getByRole('button', { name: 'Delete Talk', hidden: true }));
  const question = within(screen.getByRole('alertdialog'));
  expect(question.getByText('It goes for good, with 1 entry in it.')).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: /Talk/ })).toBeNull());
});

test('categories, weights and a scale that is ready are set in one dialog', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Weights and grades', hidden: true }));
  const dialog = within(screen.getByRole('dialog', { name: 'Weights and grades' }));
  await user.click(dialog.getByRole('button', { name: 'Add a category' }));
  await user.type(dialog.getByLabelText('Name of category 1'), 'Oral');
  await user.clear(dialog.getByLabelText('Weight of category 1'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText(/Please give each weight as a whole number/)).toBeTruthy();
  await user.type(dialog.getByLabelText('Weight of category 1'), '2');
  await user.selectOptions(dialog.getByLabelText('Talk'), 'Oral');
  await user.selectOptions(dialog.getByLabelText('Scale'), '1 to 6 (Germany)');
  const first = dialog.getByLabelText<HTMLInputElement>('Grade 1 begins at per cent');
  expect(first.value).toBe('92');
  await user.clear(first);
  await user.type(first, '95');
  expect(dialog.getByLabelText<HTMLSelectElement>('Scale').value).toBe('own');
  expect(await axeFaults()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const body = sent[0]?.body as typeof api.grading;
  expect(body.categories).toMatchObject([{ name: 'Oral', weight: 2 }]);
  expect(body.categoryOf).toEqual({ talk: body.categories[0]?.id });
  expect(body.scale.map(({ from }) => from)).toEqual([95, 81, 67, 50, 30, 0]);
  expect(averageOf('Ada')).toMatch(/^75%.*3$/);
});

test('comments are written beside marks by hand and of assignments', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Comment for Ada, Talk' }));
  const dialog = () => within(screen.getByRole('dialog', { name: 'Comment for Ada' }));
  expect(dialog().getByText('Only the teachers of this class see it.')).toBeTruthy();
  await user.type(dialog().getByLabelText(/Comment/), 'Loud and clear');
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByRole('button', { name: 'Comment for Ada, Talk: Loud and clear' }),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Comment for Ada, Rivers' }));
  await user.type(dialog().getByLabelText(/Comment/), 'Read it again');
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByRole('button', { name: 'Comment for Ada, Rivers: Read it again' }),
  ).toBeTruthy();
  expect(sent).toEqual([
    { what: 'talk ada', body: entered(15, 'Loud and clear') },
    { what: 'comment ada', body: { comment: 'Read it again' } },
  ]);
});

test('a comment at an assignment is taken back, and what it replaced is there again', async () => {
  api.rows = [aRow('Ada', [{ ...aMark('handed-in', 80), comment: 'Well done' }])];
  api.columns = [];
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Comment for Ada, Rivers: Well done' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Comment for Ada' }));
  await user.clear(dialog.getByLabelText(/Comment/));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('No comment for Ada any more.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Comment for Ada, Rivers' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Comment for Ada saved.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Comment for Ada, Rivers: Well done' })).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([{ comment: '' }, { comment: 'Well done' }]);
});

test('whether students see their marks is a switch, which is off', async () => {
  const { user } = await show();
  const shows = screen.getByRole<HTMLInputElement>('switch', {
    name: 'Students see the marks you enter',
  });
  expect(shows.checked).toBe(false);
  await user.click(shows);
  await waitFor(() => expect(shows.checked).toBe(true));
  expect(screen.getByText(/Each student sees their own marks/)).toBeTruthy();
  expect(sent).toEqual([{ what: 'shown', body: { shown: true } }]);
});

test('the file has points, grades and comments, and no formulas of other people', async () => {
  api.grading = { categories: [], categoryOf: {}, scale: [{ name: '=1', from: 0 }] };
  const saved = keepSavedFiles();
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Export CSV', hidden: true }));
  expect(await saved[0]?.text()).toBe(
    '\uFEFF"Student","Average (%)","Grade","Talk (of 20)","Plants (of 10)","Plants: comment","Rivers (%)"\r\n' +
      '"Ada",77.5,"\'=1",15,"","",80\r\n' +
      '"Ben",40,"\'=1","",4,"\'=Late","Missing"\r\n' +
      '"Cy","","","","","","Not yet"\r\n',
  );
});

test('in an archived class nothing is typed, and what there is stays readable', async () => {
  api.archivedAt = '2026-11-01T08:00:00.000Z';
  await show();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add a column' })).toBeNull();
  expect(screen.getByText('15')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Comment for Ben, Plants: =Late' })).toBeTruthy();
});
