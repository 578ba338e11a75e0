import type { PlacedQuestion } from '@study-assistant/contract/questions/question';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeFaults } from '../../../test/axe.ts';
import { renderSignedIn } from '../../../test/render-signed-in.tsx';
import { aDraft, ownQuiz, startEditorServer } from '../editor/editor-server.fixture.ts';
import { button, openEditor } from '../editor/quiz-editor.fixture.tsx';
import { QuizPreviewPage } from '../preview/quiz-preview.page.tsx';

function withGap(id: string): PlacedQuestion {
  return {
    ...{ id, kind: 'gaps', options: [], correctAnswer: 0, benchmarkTime: 30, topic: 'plants' },
    question: `Gap ${id}: a _____ takes in water.`,
    body: { gaps: 1, bank: ['leaf', 'root'] },
    key: { gaps: [{ words: ['root'] }], matchCase: false, matchAccents: false, allowTypo: false },
    explanation: 'A root takes in water.',
    source: { page: 2, section: null, quote: 'A root takes in water.' },
    confidence: 'sure',
  };
}
const pairs: PlacedQuestion = {
  ...{ id: 's2', kind: 'match', question: 'Match the parts.', topic: 'plants', benchmarkTime: 40 },
  body: { lefts: ['Root', 'Leaf', 'Stem'] },
  options: ['carries', 'drinks', 'makes sugar'],
  ...{ correctAnswer: 0, key: { pairs: [1, 2, 0] } },
  explanation: '',
  source: { page: 2, section: null, quote: 'A root drinks.' },
};
const spares = [withGap('s1'), pairs, withGap('s3'), withGap('s4')];

/** Starts with three of the six questions that were asked. */
function startShort(fields: Parameters<typeof ownQuiz>[0] = {}) {
  const review = { toCheck: 0, drafts: 0, spares: spares.length };
  return startEditorServer(ownQuiz({ asked: 6, review, ...fields }), [], spares);
}

async function openPreview() {
  const at = { at: '/quiz-view/quiz-1', route: '/quiz-view/:quizId' };
  const rendered = renderSignedIn(<QuizPreviewPage />, at);
  await screen.findByRole('heading', { level: 1, name: 'The cell' });
  return rendered;
}

async function findOffer() {
  return within(await screen.findByRole('region', { name: 'Fill up this quiz' }));
}

function idsOf(questions: readonly { id?: string }[]) {
  return questions.map(({ id }) => id);
}

test('a short quiz offers in its preview what is to spare, and one click adds it', async () => {
  const api = startShort();
  const { user } = await openPreview();
  const offer = await findOffer();
  expect(
    offer.getByText(/It has 3 of the 6 questions .*: 2 with gaps, 1 to match\.$/),
  ).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
  await user.click(offer.getByRole('button', { name: 'Add 3 questions of other kinds' }));
  expect(await screen.findByText('3 questions added at the end.')).toBeTruthy();
  expect(idsOf(api.state.quiz.questions)).toEqual(['q1', 'q2', 'q3', 's1', 's2', 's3']);
  expect(api.state.quiz.questions.slice(3)).toMatchObject(
    spares.slice(0, 3).map(({ key, body, options, source }) => ({
      ...{ key, source },
      ...(body && { body }),
      options,
    })),
  );
  expect(screen.queryByRole('region', { name: 'Fill up this quiz' })).toBeNull();
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^Gap s1/);
});

test('an undo takes them out again, and they are offered once more', async () => {
  const api = startShort();
  const { user } = await openPreview();
  await user.click((await findOffer()).getByRole('button'));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The questions are out of the quiz again.')).toBeTruthy();
  expect(idsOf(api.state.quiz.questions)).toEqual(['q1', 'q2', 'q3']);
  expect((await findOffer()).getByRole('button')).toBeTruthy();
});

test('what another tab has added in the meantime is not added twice', async () => {
  const api = startShort();
  const { user } = await openPreview();
  const offer = await findOffer();
  const questions = [...api.state.quiz.questions, ...spares.slice(0, 3)];
  api.changeElsewhere({ questions, review: { toCheck: 0, drafts: 0, spares: 1 } });
  await user.click(offer.getByRole('button'));
  expect(await screen.findByText('The quiz has these questions already.')).toBeTruthy();
  expect(api.state.quiz.version).toBe(2);
  expect(screen.queryByRole('region', { name: 'Fill up this quiz' })).toBeNull();
});

test('fewer to spare than are missing are all offered, and a full quiz offers nothing', async () => {
  startShort({ asked: 12 });
  const { unmount } = await openPreview();
  const offer = await findOffer();
  expect(offer.getByRole('button', { name: 'Add 4 questions of other kinds' })).toBeTruthy();
  unmount();
  startShort({ asked: 3 });
  await openPreview();
  expect(screen.queryByRole('region', { name: 'Fill up this quiz' })).toBeNull();
});

test('in the editor they are added with everything else when it is saved', async () => {
  const api = startShort();
  const { user } = await openEditor();
  const offer = await findOffer();
  await user.click(offer.getByRole('button', { name: 'Add 3 questions of other kinds' }));
  expect(document.activeElement?.textContent).toBe('Question 4');
  expect(api.state.edits).toEqual([]);
  await user.click(button('Save'));
  expect(await screen.findByText('All changes saved')).toBeTruthy();
  expect(idsOf(api.state.edits[0]?.questions ?? [])).toEqual([
    ...['q1', 'q2', 'q3', 's1', 's2', 's3'],
  ]);
});

test('in the editor an undo takes them out, and no draft counts as taken by them', async () => {
  const review = { toCheck: 0, drafts: 1, spares: spares.length };
  startEditorServer(ownQuiz({ asked: 6, review }), [aDraft('d1')], spares);
  const { user } = await openEditor();
  await user.click((await findOffer()).getByRole('button'));
  expect(screen.getByText('1 suggested')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(screen.queryByRole('article', { name: 'Question 4' })).toBeNull();
  expect(screen.getByText('All changes saved')).toBeTruthy();
  expect(await findOffer()).toBeTruthy();
});
