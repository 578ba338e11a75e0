import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { studentQueries } from '../../queries/students.ts';
import { axeFaults } from '../../test/axe.ts';
import { renderSignedIn } from '../../test/render-signed-in.tsx';
import { server } from '../../test/server.ts';
import {
  aLiveStudent,
  aMark,
  aRow,
  anAssignment,
  inHours,
  refuse,
  startAssignmentServer,
} from './assignment.fixture.ts';
import { ClassAssignments } from './class-assignments.tsx';

let api: ReturnType<typeof startAssignmentServer>;
beforeEach(() => {
  api = startAssignmentServer();
});

function show() {
  return renderSignedIn(<ClassAssignments classId="class-1" />);
}

function card(name: string) {
  return within(screen.getByRole('article', { name }));
}

test('assignments stand by their state, with what matters now and who has handed in', async () => {
  api.assignments = [
    anAssignment('over', { state: 'released', isReleased: true, settings: { dueAt: null } }),
    anAssignment('now'),
    anAssignment('soon', { state: 'coming', settings: { opensAt: inHours(10) } }),
    anAssignment('tardy', { state: 'late', settings: { dueAt: inHours(-1) } }),
  ];
  const marks = [aMark('missing'), aMark('late', 70), aMark('waiting'), aMark('waiting')];
  api.rows = [
    aRow('Ada', marks),
    aRow('Ben', marks.with(1, aMark('excused'))),
    aRow('Cy', marks.with(1, aMark('waiting'))),
  ];
  show();
  await screen.findByRole('article', { name: 'Quiz now' });
  const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  expect(headings).toEqual(['Open', 'Late work only', 'Coming', 'Results shown']);
  expect(await card('Quiz now').findByText('1 of 2 handed in')).toBeTruthy();
  expect(card('Quiz now').getByText(/^Due \w+ \d+ \w+ .*\d\d:\d\d; late until \w+/)).toBeTruthy();
  expect(card('Quiz now').getByText('Results wait until you release them')).toBeTruthy();
  expect(card('Quiz soon').getByText(/^Opens \w+ \d+ \w+ .*\d\d:\d\d; due/)).toBeTruthy();
  expect(card('Quiz tardy').getByText(/^Was due/)).toBeTruthy();
  expect(card('Quiz over').queryByText(/Results are|Results wait/)).toBeNull();
  expect(card('Quiz now').queryByRole('button', { name: /^Delete/ })).toBeNull();
  expect(card('Quiz over').getByRole('button', { name: /^Delete/ })).toBeTruthy();
  expect(card('Quiz now').getByRole('link', { name: 'Quiz now' }).getAttribute('href')).toBe(
    '/assignments/now',
  );
  expect(await axeFaults()).toEqual([]);
});

test('without an assignment it says how to make the first', async () => {
  show();
  expect(await screen.findByRole('heading', { name: 'Nothing is assigned yet' })).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
});

test('one that is coming can be opened now, and the focus stays with it', async () => {
  api.assignments = [anAssignment('soon', { state: 'coming' })];
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Start now: Quiz soon' }));
  expect(await screen.findByText('Open from now on.')).toBeTruthy();
  expect(await screen.findByRole('heading', { level: 2, name: 'Open' })).toBeTruthy();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Quiz soon' })),
  );
});

test('closing asks first and says how many work at it', async () => {
  api.assignments = [anAssignment('now')];
  api.live = [
    aLiveStudent('Ada', 'working'),
    aLiveStudent('Ben', 'working'),
    aLiveStudent('Cy', 'not-started'),
  ];
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Close now: Quiz now' }));
  const dialog = within(screen.getByRole('alertdialog', { name: 'Close it now?' }));
  expect(await dialog.findByText(/^2 students are working at it now/)).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Close now' }));
  expect(
    await screen.findByText('Closed. 2 attempts that were under way are handed in.'),
  ).toBeTruthy();
  expect(await screen.findByRole('heading', { level: 2, name: 'Closed' })).toBeTruthy();
});

test('what waits for the teacher stands on the card: answers to mark, results to release', async () => {
  api.assignments = [
    anAssignment('over', { state: 'closed' }),
    anAssignment('colleague', { markedBy: 'Ruth Meyer' }),
  ];
  const unmarked = { ...aMark('handed-in', 70), awaiting: 2 };
  api.rows = [aRow('Ada', [unmarked, unmarked]), aRow('Ben', [aMark('missing'), unmarked])];
  show();
  await screen.findByRole('article', { name: 'Quiz over' });
  expect(await card('Quiz over').findByText('1 result to release')).toBeTruthy();
  expect(card('Quiz over').getByText('2 to mark')).toBeTruthy();
  expect(card('Quiz colleague').queryByText(/to mark/)).toBeNull();
});

test('closing says so when it shows the results at the same time', async () => {
  api.assignments = [anAssignment('now', { settings: { release: 'after-closing' } })];
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Close now: Quiz now' }));
  const dialog = within(screen.getByRole('alertdialog'));
  expect(dialog.getByText('Your students see their results as soon as it is closed.')).toBeTruthy();
});

test('releasing asks first, and says so when it is still open', async () => {
  api.assignments = [anAssignment('now', { settings: { shows: 'score' } })];
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Release results: Quiz now' }));
  const dialog = within(screen.getByRole('alertdialog'));
  expect(dialog.getByText(/^They see their scores, without the answers/)).toBeTruthy();
  expect(dialog.getByText(/^It is still open/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Release results' }));
  expect(await screen.findByText('Your students see their results now.')).toBeTruthy();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Release results: Quiz now' })).toBeNull(),
  );
});

test('what shows the results of a student is read again once they are released', async () => {
  api.assignments = [anAssignment('now')];
  const { user, client } = show();
  const { queryKey } = studentQueries.skillGap('ada');
  client.setQueryData(queryKey, { topicErrorAnalysis: [], strongAreas: [] });
  await user.click(await screen.findByRole('button', { name: 'Release results: Quiz now' }));
  const dialog = within(screen.getByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Release results' }));
  await screen.findByText('Your students see their results now.');
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

test('a deleted one is gone, and the focus goes to its neighbour', async () => {
  api.assignments = [anAssignment('one'), anAssignment('two')];
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Delete: Quiz one' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Assignment deleted.')).toBeTruthy();
  expect(screen.queryByRole('article', { name: 'Quiz one' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Quiz two' }));
});

test('one that is worked at cannot be deleted, and the server says why', async () => {
  api.assignments = [anAssignment('one')];
  server.use(http.delete('/api/assignments/one', () => refuse(409, 'Somebody has handed it in.')));
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Delete: Quiz one' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Delete failed: Somebody has handed it in.')).toBeTruthy();
  expect(screen.getByRole('article', { name: 'Quiz one' })).toBeTruthy();
});

test('editing changes what is changed, and no second of a time that nobody touched', async () => {
  const opensAt = '2026-11-02T08:00:37.123Z';
  const fields = { opensAt, dueAt: '2030-07-01T08:00:12.000Z', closesAt: null };
  api.assignments = [anAssignment('now', { settings: fields })];
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Edit: Quiz now' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit the assignment' }));
  expect(dialog.getByLabelText<HTMLInputElement>(/^Due/).value).toBe('2030-07-01T10:00');
  await user.selectOptions(dialog.getByLabelText('What they see'), 'Score only');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Assignment changed.')).toBeTruthy();
  const [edit] = api.calls;
  expect(edit?.body).toMatchObject({ settings: { ...fields, shows: 'score', release: 'by-hand' } });
});

test('editing says the category that it is in, and changes it only where she does', async () => {
  api.assignments = [anAssignment('now')];
  api.categories = {
    'class-1': [
      { id: 'tests', name: 'Tests' },
      { id: 'home', name: 'Homework' },
    ],
  };
  api.categoryId = 'tests';
  const { user } = show();
  const openDialog = async () => {
    await user.click(await screen.findByRole('button', { name: 'Edit: Quiz now' }));
    const choice = await screen.findByLabelText<HTMLSelectElement>('Category');
    return { choice, dialog: within(screen.getByRole('dialog')) };
  };
  const first = await openDialog();
  expect(first.choice.value).toBe('Tests');
  expect(await axeFaults()).toEqual([]);
  await user.click(first.dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const second = await openDialog();
  await user.selectOptions(second.choice, 'No category');
  await user.click(second.dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.calls).toHaveLength(2));
  const bodies = api.calls.map(({ body }) => body as { categoryId?: string | null });
  expect(bodies.map(({ categoryId }) => categoryId)).toEqual([undefined, null]);
});

test('assignments that do not come can be asked for again', async () => {
  server.use(
    http.get('/api/classes/class-1/assignments', () => refuse(500, 'Sorry.'), { once: true }),
  );
  api.assignments = [anAssignment('now')];
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('article', { name: 'Quiz now' })).toBeTruthy();
});
