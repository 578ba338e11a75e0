import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { axeFaults } from '../../../../test/axe.ts';
import { server } from '../../../../test/server.ts';
import { refuse } from '../../quiz-server.fixture.ts';
import { aDraft, ownQuiz, startEditorServer, type EditorServer } from '../editor-server.fixture.ts';
import { button, card, openEditor } from '../quiz-editor.fixture.tsx';

let api: EditorServer;

beforeEach(() => {
  const drafts = [
    aDraft('d1'),
    aDraft('d2', { wrongAnswers: ['One', 'Two', 'Three'], weakSpot: 'stem' }),
    aDraft('d3', { wrongAnswers: ['Four', 'Five', 'Six'], weakSpot: 'second-answer' }),
  ];
  api = startEditorServer(ownQuiz({ review: { toCheck: 0, drafts: 3 } }), drafts);
});

async function findDraft(number: number) {
  return within(await screen.findByRole('article', { name: `Suggested question ${number}` }));
}

function focused() {
  return document.activeElement?.textContent;
}

test('each draft tells its weak spot and where the document says it', async () => {
  await openEditor();
  const draft = await findDraft(1);
  expect(draft.getByText('Needs two more wrong answers')).toBeTruthy();
  expect(draft.getByText('2 wrong answers to go')).toBeTruthy();
  expect(draft.getByText('From the document, page 5')).toBeTruthy();
  expect(draft.getByLabelText<HTMLTextAreaElement>('Right answer').value).toBe('d1 right');
  expect((await findDraft(2)).getByText('The wording may be unclear')).toBeTruthy();
  expect((await findDraft(3)).getByText('A second answer may be right, too')).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
});

test('the way there is on top of the quiz', async () => {
  const { user } = await openEditor();
  expect(
    within(screen.getByRole('region', { name: 'To look at' })).getByText('3 suggested'),
  ).toBeTruthy();
  await user.click(button('Go to the suggested questions'));
  expect(focused()).toBe('Suggested questions');
});

test('two clicks complete a draft, a third adds it, and the next one is at hand', async () => {
  const { user } = await openEditor();
  const draft = await findDraft(1);
  const add = draft.getByRole('button', { name: 'Add to quiz: suggested question 1' });
  expect(add.getAttribute('aria-disabled')).toBe('true');
  await user.click(draft.getByRole('button', { name: 'd1 leaf' }));
  await user.click(draft.getByRole('button', { name: 'd1 root' }));
  expect(draft.getByText('Complete')).toBeTruthy();
  await user.click(add);
  expect(focused()).toBe('Suggested question 2');
  expect(screen.getByText('Added as question 4. 2 suggested questions left.')).toBeTruthy();
  expect(card(4).getByLabelText<HTMLTextAreaElement>('Question').value).toBe('What is d1?');
  expect(card(4).getByText('The text says d1.')).toBeTruthy();
  await user.click(button('Save'));
  await screen.findByText('All changes saved');
  const sent = api.state.edits[0]?.questions?.[3];
  expect(sent).toMatchObject({ id: 'd1', explanation: 'It is d1 right.', topic: 'plants' });
  expect(sent?.options.toSorted()).toEqual(['d1 leaf', 'd1 right', 'd1 root', 'd1 wrong']);
  expect(sent?.options[sent.correctAnswer]).toBe('d1 right');
  expect(screen.queryByText(/Added as question 4/, { selector: 'p' })).toBeNull();
});

test('a choice is taken back by another click, and in a full draft one click swaps', async () => {
  const { user } = await openEditor();
  const draft = await findDraft(1);
  const leaf = draft.getByRole('button', { name: 'd1 leaf' });
  await user.click(leaf);
  expect(leaf.getAttribute('aria-pressed')).toBe('true');
  await user.click(draft.getByRole('button', { name: 'd1 root' }));
  const cell = draft.getByRole('button', { name: 'd1 cell' });
  expect(draft.getByText(/a click takes the place of “d1 root”/)).toBeTruthy();
  await user.click(cell);
  expect(draft.getByLabelText<HTMLTextAreaElement>('Wrong answer 3').value).toBe('d1 cell');
  await user.click(leaf);
  expect(leaf.getAttribute('aria-pressed')).toBe('false');
  await user.click(draft.getByRole('button', { name: 'd1 root' }));
  expect(draft.getByLabelText<HTMLTextAreaElement>('Wrong answer 2').value).toBe('d1 root');
});

test('one click swaps the wording, and another one swaps it back', async () => {
  const { user } = await openEditor();
  const draft = await findDraft(2);
  const question = draft.getByLabelText<HTMLTextAreaElement>('Question');
  await user.click(draft.getByRole('button', { name: 'Which is d2?' }));
  expect(question.value).toBe('Which is d2?');
  await user.click(draft.getByRole('button', { name: 'What is d2?' }));
  expect(question.value).toBe('What is d2?');
});

test('an added draft comes back by Undo', async () => {
  const { user } = await openEditor();
  await findDraft(2);
  await user.click(button('Add to quiz: suggested question 2'));
  expect(screen.getByText('4 Questions')).toBeTruthy();
  await user.click(button('Undo: suggested question 2'));
  expect(screen.getByText('3 Questions')).toBeTruthy();
  expect(focused()).toBe('Suggested question 2');
  expect(screen.getByText('All changes saved')).toBeTruthy();
});

test('all that are complete are added at once', async () => {
  const { user } = await openEditor();
  await findDraft(1);
  await user.click(button('Add all that are complete (2)'));
  expect(screen.getByText('5 Questions')).toBeTruthy();
  expect(focused()).toBe('Suggested questions');
  expect(screen.queryByRole('button', { name: /Add all/ })).toBeNull();
  await user.click(button('Save'));
  await screen.findByText('All changes saved');
  expect(api.state.edits[0]?.questions?.map(({ id }) => id)).toEqual([
    ...['q1', 'q2', 'q3', 'd2', 'd3'],
  ]);
});

test('one is put away on the server at once, and brought back', async () => {
  const { user } = await openEditor();
  await findDraft(1);
  await user.click(button('Not this one: suggested question 1'));
  expect(focused()).toBe('Suggested question 2');
  expect(screen.queryByRole('article', { name: 'Suggested question 1' })).toBeNull();
  await user.click(button('Undo: suggested question 1'));
  expect(focused()).toBe('Suggested question 1');
  expect(api.state.dismissals).toEqual([
    { id: 'd1', dismissed: true },
    { id: 'd1', dismissed: false },
  ]);
  expect(api.state.edits).toEqual([]);
});

test('one that cannot be put away is there again', async () => {
  server.use(
    http.put('/api/quizzes/quiz-1/drafts/:id/dismissed', () => refuse(500, 'Out of order.')),
  );
  const { user } = await openEditor();
  await findDraft(1);
  await user.click(button('Not this one: suggested question 1'));
  expect(await screen.findByText(/could not be put away: Out of order/)).toBeTruthy();
  expect(screen.getByRole('article', { name: 'Suggested question 1' })).toBeTruthy();
});

test('drafts that cannot be loaded are asked for again', async () => {
  server.use(
    http.get('/api/quizzes/quiz-1/drafts', () => refuse(500, 'Out of order.'), { once: true }),
  );
  const { user } = await openEditor();
  expect(await screen.findByText('The suggested questions could not be loaded.')).toBeTruthy();
  await user.click(button('Try Again'));
  expect(await screen.findByRole('article', { name: 'Suggested question 1' })).toBeTruthy();
});

test('a draft that was taken and saved does not come back when its question is deleted', async () => {
  const { user } = await openEditor();
  await findDraft(2);
  await user.click(button('Add to quiz: suggested question 2'));
  await user.click(button('Save'));
  await screen.findByText('All changes saved');
  expect(screen.queryByRole('article', { name: 'Suggested question 2' })).toBeNull();
  await user.click(button('Delete question 4'));
  await user.click(button('Save'));
  await screen.findByText('All changes saved');
  const left = screen
    .getAllByRole('article', { name: /^Suggested question/ })
    .map((one) => within(one).getByLabelText<HTMLTextAreaElement>('Question').value);
  expect(left).not.toContain('What is d2?');
});

test('a quiz without drafts asks for none', async () => {
  let asked = 0;
  startEditorServer();
  server.use(
    http.get('/api/quizzes/quiz-1/drafts', () => {
      asked += 1;
      return HttpResponse.json({ success: true, drafts: [] });
    }),
  );
  await openEditor();
  expect(screen.queryByRole('heading', { name: 'Suggested questions' })).toBeNull();
  expect(asked).toBe(0);
});
