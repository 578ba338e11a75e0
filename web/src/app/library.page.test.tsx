import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import { material, serve } from '../features/materials/teacher-materials.fixture.ts';
import { quiz } from '../features/quizzes/quiz-server.fixture.ts';
import { axeFaults } from '../test/axe.ts';
import { renderSignedIn } from '../test/render-signed-in.tsx';
import { server } from '../test/server.ts';
import { LibraryPage } from './library.page.tsx';

const ago = (ms: number) => ({ createdAt: new Date(Date.now() - ms).toISOString() });
const rivers = quiz('rivers', { title: 'Rivers', subject: 'Geography', tags: ['exam'], ...ago(0) });
const forces = quiz('forces', { title: 'Forces', status: 'draft', toughness: 'Hard', ...ago(1) });
const cells = material('cells', { name: 'Cells' });
const oldOne = quiz('old', { title: 'Old one', tags: ['lab'], ...ago(365 * 86_400_000) });

function serveQuizzes(...quizzes: ReturnType<typeof quiz>[]) {
  const reply = { success: true, quizzes, next: null };
  server.use(http.get('/api/quizzes', () => HttpResponse.json(reply)));
}

function open(at = '/library') {
  return renderSignedIn(<LibraryPage />, { at, route: '/library' });
}

async function titles() {
  await screen.findByRole('table');
  return screen.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link').textContent);
}

test('all quizzes are listed with their state in words, and nothing is a barrier', async () => {
  serveQuizzes(rivers, forces, oldOne);
  open();
  expect(await titles()).toEqual(['Rivers', 'Forces', 'Old one']);
  expect(screen.getByRole('row', { name: /Rivers/ }).textContent).toContain('On the shelf');
  expect(screen.getByRole('row', { name: /Forces/ }).textContent).toContain('Draft');
  expect(await axeFaults()).toEqual([]);
});

test.each([
  ['State', 'Drafts', ['Forces']],
  ['Toughness', 'Hard', ['Forces']],
  ['School year', 'Last school year', ['Old one']],
  ['Tag', 'exam', ['Rivers']],
])('a teacher narrows her quizzes by %s', async (label, choice, found) => {
  serveQuizzes(rivers, forces, oldOne);
  open();
  await userEvent.selectOptions(await screen.findByLabelText(label), choice);
  expect(await titles()).toEqual(found);
});

test('what was searched for is in the address, so that Back finds it again', async () => {
  serveQuizzes(rivers, forces, oldOne);
  open('/library?search=lab');
  expect(await titles()).toEqual(['Old one']);
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('lab');
});

test('on a phone the filters are one row, which says how many are set and opens where some are', async () => {
  const phone = { matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  const media = vi.spyOn(window, 'matchMedia');
  onTestFinished(() => media.mockRestore());
  media.mockReturnValue(phone as unknown as MediaQueryList);
  serveQuizzes(rivers, forces, oldOne);
  const { unmount } = open();
  const folded = (await screen.findByText('Filters')).closest('details');
  expect(folded?.open).toBe(false);
  await userEvent.click(screen.getByText('Filters'));
  await userEvent.selectOptions(screen.getByLabelText('State'), 'Drafts');
  expect(screen.getByText('Filters: 1 set')).toBeTruthy();
  expect(folded?.open).toBe(true);
  unmount();
  open('/library?toughness=Hard&tag=lab');
  expect((await screen.findByText('Filters: 2 set')).closest('details')?.open).toBe(true);
});

test('a teacher shares a quiz, and takes that back', async () => {
  serveQuizzes(rivers);
  const sent: unknown[] = [];
  server.use(
    http.patch('/api/quizzes/rivers/filing', async ({ request }) => {
      const filing = (await request.json()) as { isShared: boolean };
      sent.push(filing);
      return HttpResponse.json({ success: true, quiz: { ...rivers, ...filing } });
    }),
  );
  open();
  const share = { name: 'Share with colleagues: Rivers', hidden: true };
  await userEvent.click(await screen.findByRole('button', share));
  await screen.findByText('Shared with colleagues', { ignore: 'option' });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await expect.poll(() => sent).toEqual([{ isShared: true }, { isShared: false }]);
});

test('a teacher tags a quiz', async () => {
  serveQuizzes(rivers);
  server.use(
    http.patch('/api/quizzes/rivers/filing', async ({ request }) => {
      const filing = (await request.json()) as { tags: string[] };
      return HttpResponse.json({ success: true, quiz: { ...rivers, ...filing } });
    }),
  );
  open();
  const tags = { name: 'Tags of Rivers', hidden: true };
  await userEvent.click(await screen.findByRole('button', tags));
  const field = screen.getByRole('textbox', { name: /^Tags/ });
  await userEvent.clear(field);
  await userEvent.type(field, 'spring, exam,, spring');
  await userEvent.click(screen.getByRole('button', { name: 'Save tags' }));
  const list = await screen.findByRole('list', { name: 'Tags' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual(['spring', 'exam']);
});

test('what colleagues share is there to be duplicated', async () => {
  serveQuizzes(rivers);
  const { tags: _tags, isShared: _isShared, given: _given, ...shared } = rivers;
  const tides = { ...shared, id: 'tides', title: 'Tides', teacherId: 'ben', teacherName: 'Ben' };
  server.use(
    http.get('/api/shared-quizzes', () =>
      HttpResponse.json({ success: true, quizzes: [tides], next: null }),
    ),
    http.post('/api/quizzes/tides/copies', () =>
      HttpResponse.json({ success: true, quiz: quiz('copy', { title: 'Tides (copy)' }) }),
    ),
  );
  open();
  await userEvent.selectOptions(await screen.findByLabelText('Whose'), 'Shared with colleagues');
  await screen.findByText('Shared by Ben');
  await userEvent.click(screen.getByRole('button', { name: 'Duplicate Tides' }));
  await screen.findByText(/“Tides \(copy\)” is a draft of yours now/);
});

test('a typing mistake in the name of a material is mended', async () => {
  serve(cells);
  server.use(
    http.patch('/api/materials/cells', async ({ request }) => {
      const { name } = (await request.json()) as { name: string };
      return HttpResponse.json({ success: true, material: { ...cells, name } });
    }),
  );
  open('/library?show=materials');
  expect(await titles()).toEqual(['Cells']);
  await userEvent.click(screen.getByRole('button', { name: 'Rename Cells', hidden: true }));
  const field = screen.getByRole('textbox', { name: 'Material name' });
  await userEvent.clear(field);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Please enter a material name.')).toBeTruthy();
  await userEvent.type(field, 'Plant cells');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(titles).toEqual(['Plant cells']);
});

test('a quiz is made of any material that it can be made of', async () => {
  serve(
    material('poems', { name: 'Poems', teacherId: 'ben' }),
    material('film', { name: 'Film', fileName: 'film.mp4' }),
  );
  open('/library?show=materials');
  const link = await screen.findByRole('link', { name: 'Make a quiz of Poems' });
  expect(link.getAttribute('href')).toBe('/dashboard?tab=quiz&material=poems');
  expect(screen.getByRole('row', { name: /Film/ }).textContent).toContain('A quiz needs a PDF');
});

test('a material is made one for a class', async () => {
  serve(cells);
  const ofClass = { id: 'class-1', name: '7A' };
  const taught = { ...ofClass, subject: '', grade: '7', timeZone: 'UTC', archivedAt: null };
  server.use(
    http.get('/api/classes', () =>
      HttpResponse.json({ success: true, classes: [{ ...taught, teacherIds: [], students: 3 }] }),
    ),
    http.patch('/api/materials/cells', async ({ request }) => {
      const { classIds } = (await request.json()) as { classIds: string[] };
      const classes = classIds.map(() => ofClass);
      return HttpResponse.json({ success: true, material: { ...cells, classes } });
    }),
  );
  open('/library?show=materials');
  expect((await screen.findByRole('row', { name: /Cells/ })).textContent).toContain('All students');
  const choose = { name: 'For which classes Cells is', hidden: true };
  await userEvent.click(screen.getByRole('button', choose));
  await userEvent.click(await screen.findByRole('checkbox', { name: '7A' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('cell', { name: '7A' });
});

test.each([
  ['a quiz', '/library', 'quizzes/rivers', { quiz: rivers }, 'Rivers'],
  ['a material', '/library?show=materials', 'materials/cells', { material: cells }, 'Cells'],
])('%s is deleted after a question, and comes back', async (_what, at, path, found, name) => {
  serveQuizzes(rivers, forces);
  serve(cells, material('atoms', { name: 'Atoms' }));
  const undoUntil = new Date(Date.now() + 10_000).toISOString();
  server.use(
    http.get('/api/quizzes/rivers/open-attempts', () =>
      HttpResponse.json({ success: true, students: 0 }),
    ),
    http.delete(`/api/${path}`, () => HttpResponse.json({ success: true, undoUntil })),
    http.post(`/api/${path}/restore`, () => HttpResponse.json({ success: true, ...found })),
  );
  open(at);
  const before = await titles();
  expect(before).toContain(name);
  await userEvent.click(screen.getByRole('button', { name: `Delete ${name}`, hidden: true }));
  const dialog = screen.getByRole('alertdialog', { name: /^Are you sure you want to delete/ });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await expect.poll(titles).not.toContain(name);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await expect.poll(titles).toContain(name);
});

test('what a colleague has uploaded has no menu', async () => {
  serve(material('poems', { name: 'Poems', teacherId: 'ben', teacherName: 'Ben' }));
  open('/library?show=materials');
  expect(await titles()).toEqual(['Poems']);
  expect(screen.queryByRole('button', { name: 'More for Poems' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete Poems', hidden: true })).toBeNull();
});

test('a teacher without quizzes is told where they come from', async () => {
  serveQuizzes();
  open();
  await screen.findByText('No quizzes yet');
});

test('a list that cannot be loaded says so', async () => {
  server.use(
    http.get('/api/quizzes', () => HttpResponse.json({ success: false }, { status: 500 })),
  );
  open();
  await screen.findByText('The quizzes could not be loaded.');
});
