import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { axeFaults } from '../../../test/axe.ts';
import { renderSignedIn } from '../../../test/render-signed-in.tsx';
import { server } from '../../../test/server.ts';
import { ownQuiz } from '../editor/editor-server.fixture.ts';
import { QuizMarkingPage } from './quiz-marking.page.tsx';

const address = '/api/quizzes/q1/marking';

function asked(questionId: string, question: string, answers: Record<string, string[]>) {
  return {
    ...{ questionId, questionNumber: Number(questionId.slice(1)), kind: 'text', question },
    ...{ rightSaid: 'a membrane', explanation: '' },
    lines: Object.entries(answers).map(([answer, attemptIds]) => ({
      ...{ answer, attemptIds, mark: null },
    })),
  };
}

const QUESTIONS = [
  asked('q2', 'What surrounds a cell?', { 'A wall': ['a', 'b'], Skin: ['c'] }),
  asked('q4', 'What is ATP for?', { 'To live': ['a'] }),
];

type Sent = { questionId: string; attemptIds: string[]; points: number | null; comment: string };

/** Opens the queue; returns the marks that the server has got. */
function open(questions: object[] = QUESTIONS, answer?: (sent: Sent) => Response | null) {
  const marks: Sent[] = [];
  server.use(
    http.get(address, () =>
      HttpResponse.json({
        ...{ success: true, quizTitle: 'Cells', questions, toMark: 4, isMore: false },
      }),
    ),
    http.post(address, async ({ request }) => {
      const sent = (await request.json()) as Sent;
      marks.push(sent);
      return answer?.(sent) ?? HttpResponse.json({ success: true, marked: 1 });
    }),
  );
  renderSignedIn(<QuizMarkingPage />, { at: '/quiz-marking/q1', route: '/quiz-marking/:quizId' });
  return { marks, user: userEvent.setup() };
}

const current = () => document.querySelector('[aria-current="true"]')?.textContent;

test('keys mark the line and go on to the next, also of the next question', async () => {
  const { marks, user } = open();
  expect(await screen.findByRole('heading', { name: 'What surrounds a cell?' })).toBeTruthy();
  expect(current()).toBe('A wall2 answers');
  expect(await axeFaults()).toEqual([]);
  await user.keyboard('5');
  expect(current()).toBe('Skin');
  expect(document.activeElement?.textContent).toBe('Skin');
  expect(screen.getByText('2 of 4 marked')).toBeTruthy();
  await user.keyboard('0');
  expect(screen.getByRole('heading', { name: 'What is ATP for?' })).toBeTruthy();
  await user.keyboard('1');
  const end = await screen.findByRole('group', { name: 'End of the answers' });
  expect(document.activeElement).toBe(end);
  await waitFor(() =>
    expect(marks).toEqual([
      { questionId: 'q2', attemptIds: ['a', 'b'], points: 0.5, comment: '' },
      { questionId: 'q2', attemptIds: ['c'], points: 0, comment: '' },
      { questionId: 'q4', attemptIds: ['a'], points: 1, comment: '' },
    ]),
  );
  expect(await axeFaults()).toEqual([]);
});

test('in the comment digits are words, and it goes with the mark', async () => {
  const { marks, user } = open();
  await screen.findByText('A wall');
  await user.keyboard('c');
  await user.keyboard('Only 1 of 5 plants.{Enter}');
  expect(document.activeElement?.textContent).toBe('A wall2 answers');
  expect(marks).toEqual([]);
  await user.keyboard('5');
  await waitFor(() => expect(marks).toMatchObject([{ comment: 'Only 1 of 5 plants.' }]));
  const next = screen.getByRole('textbox', { name: /^Comment/ });
  expect((next as HTMLTextAreaElement).value).toBe('');
});

test('the last mark is taken back, by key and by button, and its line is the one again', async () => {
  const { marks, user } = open();
  await screen.findByText('A wall');
  expect(screen.queryByRole('button', { name: 'Undo the last mark' })).toBeNull();
  await user.keyboard('1u');
  expect(current()).toBe('A wall2 answers');
  await waitFor(() => expect(marks.map(({ points }) => points)).toEqual([1, null]));
  await user.click(screen.getByRole('button', { name: /No point/ }));
  await user.click(screen.getByRole('button', { name: 'Undo the last mark' }));
  await waitFor(() => expect(marks.map(({ points }) => points)).toEqual([1, null, 0, null]));
  expect(screen.getByText('0 of 4 marked')).toBeTruthy();
});

test('arrows and clicks choose another line, and what was passed over comes at the end', async () => {
  const { user } = open();
  await screen.findByText('A wall');
  await user.keyboard('{ArrowDown}');
  expect(current()).toBe('Skin');
  await user.keyboard('1');
  await user.keyboard('1');
  expect(current()).toBe('A wall2 answers');
  await user.click(screen.getByRole('button', { name: /^Skin/ }));
  expect(screen.getByRole('button', { name: /^1.*1 point$/ }).getAttribute('aria-pressed')).toBe(
    'true',
  );
});

/** The quiz of the queue as its editor has it; returns what of it has been saved. */
function startQuiz(wording = 'What surrounds a cell?') {
  const quiz = { ...ownQuiz({ status: 'ready' }), id: 'q1' };
  const state = { quiz, saved: [] as string[][] };
  const key = { accepted: ['a membrane'], matchCase: false };
  const [first, second, third] = quiz.questions;
  if (!first || !second || !third) throw new Error('The quiz has three questions.');
  const { correctAnswer: _first, ...texts } = second;
  const asked = { ...texts, kind: 'text' as const, question: wording, options: [], key };
  state.quiz.questions = [first, { ...asked, correctAnswer: 0 }, third];
  const reply = () => HttpResponse.json({ success: true, quiz: state.quiz });
  server.use(
    http.get('/api/quizzes/q1', reply),
    http.patch('/api/quizzes/q1', async ({ request }) => {
      const body = (await request.json()) as { questions: { key?: typeof key }[] };
      const { accepted = [] } = body.questions[1]?.key ?? {};
      state.saved.push(accepted);
      const edited = { ...asked, correctAnswer: 0, key: { ...key, accepted } };
      const version = state.quiz.version + 1;
      state.quiz = { ...state.quiz, version, questions: [first, edited, third] };
      return HttpResponse.json({ success: true, quiz: state.quiz, warnings: [], corrected: 1 });
    }),
  );
  return state.saved;
}

test('one click accepts an answer from now on, and another takes that back', async () => {
  const saved = startQuiz();
  const { marks, user } = open();
  await screen.findByText('A wall');
  await user.click(screen.getByRole('button', { name: 'Accept from now on' }));
  expect(await screen.findByText(/^“A wall” is accepted from now on/)).toBeTruthy();
  expect(current()).toBe('Skin');
  expect(screen.getByText('2 of 4 marked')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo the last mark' }));
  expect(await screen.findByText('“A wall” is not accepted any more.')).toBeTruthy();
  expect(saved).toEqual([['a membrane', 'A wall'], ['a membrane']]);
  expect(current()).toBe('A wall2 answers');
  expect(marks).toEqual([]);
});

test('an answer to a question that has been reworded since is not accepted blindly', async () => {
  const saved = startQuiz('What is around a cell?');
  const { user } = open();
  await screen.findByText('A wall');
  await user.click(screen.getByRole('button', { name: 'Accept from now on' }));
  expect(await screen.findByText(/^This question is no longer as it was answered/)).toBeTruthy();
  expect(current()).toBe('A wall2 answers');
  expect(saved).toEqual([]);
});

test('a mark that could not be saved waits again and says so', async () => {
  const refuse = () =>
    HttpResponse.json({ success: false, error: 'Not now.', code: 'test' }, { status: 500 });
  const { user } = open(QUESTIONS, ({ attemptIds }) =>
    attemptIds.includes('c') ? refuse() : null,
  );
  await screen.findByText('A wall');
  await user.keyboard('1');
  await user.keyboard('1');
  await user.keyboard('1');
  expect(await screen.findByText('Not saved')).toBeTruthy();
  expect(screen.getByText('3 of 4 marked')).toBeTruthy();
  await waitFor(() => expect(current()).toBe('SkinNot saved'));
});

test('what was marked just now is among the marked ones, however slowly its mark is stored', async () => {
  let isStored = false;
  let store = () => {};
  const stored = new Promise<void>((resolve) => (store = resolve));
  server.use(
    http.get(address, ({ request }) => {
      const isMarked = new URL(request.url).searchParams.has('marked');
      const questions = isMarked && !isStored ? [] : QUESTIONS.slice(1);
      const reply = { success: true, quizTitle: 'Cells', questions, toMark: 1, isMore: false };
      return HttpResponse.json(reply);
    }),
    http.post(address, async () => {
      await stored;
      isStored = true;
      return HttpResponse.json({ success: true, marked: 1 });
    }),
  );
  renderSignedIn(<QuizMarkingPage />, { at: '/quiz-marking/q1', route: '/quiz-marking/:quizId' });
  const user = userEvent.setup();
  await screen.findByText('To live');
  await user.keyboard('1');
  await user.click(await screen.findByRole('link', { name: 'Marked before' }));
  expect(await screen.findByText('Loading the answers…')).toBeTruthy();
  store();
  expect(await screen.findByText('To live')).toBeTruthy();
  expect(screen.queryByText('Nothing is marked yet')).toBeNull();
});

test('without answers it says that there is nothing to mark', async () => {
  open([]);
  expect(await screen.findByText('Nothing to mark')).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
});
