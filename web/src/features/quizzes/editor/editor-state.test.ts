import { expect, test } from 'vitest';
import { toTexts } from './drafts/draft-question.ts';
import { aDraft, ownQuiz } from './editor-server.fixture.ts';
import {
  arrangeOptions,
  confidenceOf,
  editorReducer,
  isChanged,
  keptQuestions,
  numberQuestions,
  savedPlace,
  startEditor,
  type EditorAction,
  type EditorState,
} from './editor-state.ts';

const quiz = ownQuiz();
const start = startEditor(quiz);

function after(...actions: EditorAction[]): EditorState {
  return actions.reduce(editorReducer, start);
}

/** The keys in order, with removed ones in brackets. */
function order({ questions }: EditorState): string {
  return questions.map(({ key, isRemoved }) => (isRemoved ? `(${key})` : key)).join(' ');
}

const remove2: EditorAction = { type: 'remove', key: 'q2' };

function take(...ids: string[]): EditorAction {
  const drafts = ids.map((id) => aDraft(id)).map((draft) => ({ draft, texts: toTexts(draft) }));
  return { type: 'take-drafts', drafts };
}

test.each<[string, EditorAction[], string]>([
  ['nothing', [], 'q1 q2 q3'],
  ['one down', [{ type: 'move', key: 'q1', by: 1 }], 'q2 q1 q3'],
  ['one up', [{ type: 'move', key: 'q3', by: -1 }], 'q1 q3 q2'],
  ['the first up', [{ type: 'move', key: 'q1', by: -1 }], 'q1 q2 q3'],
  ['the last down', [{ type: 'move', key: 'q3', by: 1 }], 'q1 q2 q3'],
  ['one removed', [remove2], 'q1 (q2) q3'],
  ['past a removed one', [remove2, { type: 'move', key: 'q1', by: 1 }], 'q3 (q2) q1'],
  ['one removed and back', [remove2, { type: 'restore', key: 'q2' }], 'q1 q2 q3'],
  ['two drafts taken', [take('d1', 'd2')], 'q1 q2 q3 d1 d2'],
  ['one given back', [take('d1', 'd2'), { type: 'give-back', key: 'd1' }], 'q1 q2 q3 d2'],
  [
    'one deleted and taken again',
    [take('d1', 'd2'), { type: 'remove', key: 'd1' }, take('d1')],
    'q1 q2 q3 d2 d1',
  ],
  ['two added', [{ type: 'add' }, { type: 'add' }], 'q1 q2 q3 new-1 new-2'],
])('the order after %s', (_what, actions, expected) => {
  expect(order(after(...actions))).toBe(expected);
});

const texts = { question: 'What is it?', explanation: '', topic: 'plants', correctAnswer: 0 };

test.each<[string, EditorAction[], boolean]>([
  ['nothing', [], false],
  ['another title', [{ type: 'title', title: 'Cells' }], true],
  ['a word', [{ type: 'change', key: 'q1', texts: { topic: 'cells' } }], true],
  ['another right option', [{ type: 'change', key: 'q1', texts: { correctAnswer: 3 } }], true],
  ['the same text again', [{ type: 'change', key: 'q1', texts: { topic: 'plants' } }], false],
  ['another order', [{ type: 'move', key: 'q1', by: 1 }], true],
  [
    'there and back',
    [
      { type: 'move', key: 'q1', by: 1 },
      { type: 'move', key: 'q1', by: -1 },
    ],
    false,
  ],
  ['one removed', [remove2], true],
  ['one added and removed', [{ type: 'add' }, { type: 'remove', key: 'new-1' }], false],
])('after %s there is something to save: %s', (_what, actions, expected) => {
  expect(isChanged(after(...actions))).toBe(expected);
});

test('numbers count the questions that stay; a removed one has the number it would get back', () => {
  const numbers = numberQuestions(after(remove2).questions).map(({ number }) => number);
  expect(numbers).toEqual([1, 2, 2]);
});

test('a question that replaces another stands in its place and keeps what was typed elsewhere', () => {
  const written = ownQuiz({ version: 2, ids: ['q1', 'r1', 'q3'] });
  const state = after(
    { type: 'change', key: 'q1', texts: { topic: 'leaves' } },
    { type: 'move', key: 'q2', by: 1 },
    { type: 'replaced', key: 'q2', quiz: written },
  );
  expect(order(state)).toBe('q1 q3 q2');
  expect(state.saved.version).toBe(2);
  expect(state.questions[0]?.topic).toBe('leaves');
  expect(state.questions[2]).toMatchObject({ id: 'r1', question: 'What is r1?' });
  expect(savedPlace(state.saved, 'r1')).toBe(2);
});

test('a replaced question is taken back as it was, and that is to be saved', () => {
  const written = ownQuiz({ version: 2, ids: ['q1', 'r1', 'q3'] });
  const replaced = after({ type: 'replaced', key: 'q2', quiz: written });
  expect(isChanged(replaced)).toBe(false);
  const back = editorReducer(replaced, { type: 'take-back', key: 'q2' });
  expect(back.questions[1]).toEqual(start.questions[1]);
  expect(isChanged(back)).toBe(true);
});

test('after a save the server’s texts and ids stand, and what was typed meanwhile stays', () => {
  const sent = after({ type: 'title', title: ' Cells ' }, { type: 'add' }, remove2, {
    type: 'change',
    key: 'q1',
    texts: { topic: ' leaves ' },
  });
  const meanwhile = editorReducer(sent, { type: 'change', key: 'q3', texts: { topic: 'typed' } });
  const stored = ownQuiz({ version: 2, title: 'Cells', ids: ['q1', 'q3', 'h1'] });
  const state = editorReducer(meanwhile, { type: 'saved', sent, quiz: stored });
  expect(state.title).toBe('Cells');
  expect(order(state)).toBe('q1 q3 new-1');
  expect(state.questions.map(({ id }) => id)).toEqual(['q1', 'q3', 'h1']);
  expect(state.questions.map(({ topic }) => topic)).toEqual(['plants', 'typed', 'plants']);
  expect(isChanged(state)).toBe(true);
});

test('what is removed or brought back while a save is on its way stays so', () => {
  const sent = after(remove2);
  const meanwhile = [
    { type: 'restore', key: 'q2' } as const,
    { type: 'remove', key: 'q3' } as const,
  ].reduce(editorReducer, sent);
  const stored = ownQuiz({ version: 2, ids: ['q1', 'q3'] });
  const state = editorReducer(meanwhile, { type: 'saved', sent, quiz: stored });
  expect(order(state)).toBe('q1 q2 (q3)');
  expect(keptQuestions(state).map(({ id }) => id)).toEqual(['q1', 'q2']);
});

test('a published draft is no draft, and what was deleted from it is gone', () => {
  const published = after({ type: 'add' }, { type: 'remove', key: 'new-1' }, { type: 'published' });
  expect(published.saved.status).toBe('ready');
  expect(order(published)).toBe('q1 q2 q3');
});

test('a draft keeps its source, and its right answer where the others have it least', () => {
  const [, , , taken] = after(take('d1')).questions;
  expect(taken).toMatchObject({ id: 'd1', source: aDraft('d1').source, correctAnswer: 0 });
  expect(isChanged(after(take('d1')))).toBe(true);
});

test('a mark goes with a change of its question, and comes back with the words', () => {
  const questions = quiz.questions.map((one) => ({ ...one, confidence: 'check' as const }));
  const marked = startEditor({ ...quiz, questions });
  const markOf2 = (state: EditorState) =>
    state.questions[1] && confidenceOf(state.saved, state.questions[1]);
  const retype = (topic: string) =>
    ({ type: 'change', key: 'q2', texts: { topic } }) satisfies EditorAction;
  const changed = editorReducer(marked, retype('roots'));
  expect([marked, changed, editorReducer(changed, retype('plants'))].map(markOf2)).toEqual([
    ...['check', undefined, 'check'],
  ]);
  const confirmed = editorReducer(marked, {
    ...{ type: 'confirmed', id: 'q2' },
    review: { toCheck: 2, drafts: 0 },
  });
  expect(markOf2(confirmed)).toBeUndefined();
  expect(isChanged(confirmed)).toBe(false);
});

test('a mark stays when nothing but the kind of its question has changed', () => {
  const questions = quiz.questions.map((one) => ({ ...one, confidence: 'check' as const }));
  const marked = startEditor({ ...quiz, questions });
  const changed = editorReducer(marked, {
    ...{ type: 'change', key: 'q2' },
    texts: { kind: 'true-false' },
  });
  expect(changed.questions[1] && confidenceOf(changed.saved, changed.questions[1])).toBe('check');
});

const whole = { ...texts, options: ['Right', 'One', 'Two', 'Three'] };

test('the right answer goes where the other questions have it least', () => {
  const others = [0, 0, 1, 3].map((correctAnswer) => ({ correctAnswer }));
  const { options, correctAnswer } = arrangeOptions(whole, others);
  expect(correctAnswer).toBe(2);
  expect(options).toEqual(['One', 'Two', 'Right', 'Three']);
});

test('numbers go in their order', () => {
  const numbers = { ...texts, options: ['206', '1,200', '12', '98.5'] };
  const { options, correctAnswer } = arrangeOptions(numbers, []);
  expect(options).toEqual(['12', '98.5', '206', '1,200']);
  expect(correctAnswer).toBe(2);
});
