import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { axeFaults } from '../../../../test/axe.ts';
import { server } from '../../../../test/server.ts';
import { startEditorServer, type EditorServer } from '../editor-server.fixture.ts';
import { button, card, openEditor } from '../quiz-editor.fixture.tsx';

let api: EditorServer;

const PASSAGE = { page: 4, section: null, quote: 'Roots hold a tree in the soil.' };

beforeEach(() => {
  api = startEditorServer();
  const material = {
    ...{ id: 'trees', name: 'Trees', type: 'PDF', teacherId: 'ruth', teacherName: 'Ruth Meyer' },
    ...{ uploadDate: '2026-11-20T08:00:00.000Z', subject: null, fileName: 'trees.pdf' },
    ...{ sizeBytes: 1000, topics: [], tags: [], classes: [] },
  };
  server.use(
    http.get('/api/materials', () =>
      HttpResponse.json({ success: true, materials: [material], next: null }),
    ),
    http.post('/api/materials/trees/passages', async ({ request }) => {
      const { questions } = (await request.json()) as { questions: { right: number | null }[] };
      const findings = questions.map(({ right }, at) => {
        if (right === null) return { passage: PASSAGE, proposed: 1 };
        return { passage: at === 0 ? PASSAGE : null, proposed: null };
      });
      return HttpResponse.json({ success: true, findings, isCut: true });
    }),
  );
});

async function findProofs(user: Awaited<ReturnType<typeof openEditor>>['user']) {
  await user.click(button('Find proofs'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Find the proofs' }));
  await user.click(await dialog.findByRole('button', { name: 'Find' }));
  return dialog;
}

test('a passage that is taken stands at its question and is saved with it', async () => {
  const { user } = await openEditor();
  const dialog = await findProofs(user);
  expect(await dialog.findByText(/^Passages were found for 1 of 3 questions\./)).toBeTruthy();
  expect(dialog.getByText(/Only the beginning of this long material/)).toBeTruthy();
  expect(dialog.getAllByText('Not in this text')).toHaveLength(2);
  expect(await axeFaults()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Use 1 passage' }));
  expect(card(1).getByText(PASSAGE.quote)).toBeTruthy();
  await user.click(button('Save'));
  expect(await screen.findByText('All changes saved')).toBeTruthy();
  const [first, second] = (api.state.edits.at(-1)?.questions ?? []) as { source?: object }[];
  expect(first?.source).toEqual({ ...PASSAGE, material: 'Trees' });
  expect(second?.source).toBeUndefined();
});

test('a passage that is left changes nothing', async () => {
  const { user } = await openEditor();
  const dialog = await findProofs(user);
  await user.click(await dialog.findByRole('checkbox', { name: 'Use this passage as its proof' }));
  expect(dialog.getByRole('button', { name: 'Use' }).getAttribute('aria-disabled')).toBe('true');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(card(1).queryByText(PASSAGE.quote)).toBeNull();
});

test('a question without a right answer gets the one that is proven when its teacher agrees', async () => {
  const { user } = await openEditor();
  await user.click(button('Add a question'));
  const own = card(4);
  await user.type(own.getByLabelText('Question'), 'What holds a tree?');
  for (const [letter, text] of Object.entries({ A: 'Bark', B: 'Root', C: 'Leaf', D: 'Seed' }))
    await user.type(own.getByLabelText(`Option ${letter}`), text);
  const dialog = await findProofs(user);
  await user.click(await dialog.findByRole('button', { name: 'That is right' }));
  await user.click(dialog.getByRole('button', { name: 'Use 2 passages' }));
  expect(own.getByRole<HTMLInputElement>('radio', { name: 'Option B is right' }).checked).toBe(
    true,
  );
});
