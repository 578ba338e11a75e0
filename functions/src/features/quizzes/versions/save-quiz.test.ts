import type { PlacedQuestion } from '@study-assistant/contract/questions/question';
import { expect, test } from 'vitest';
import type { Audited } from '../../../domain/audit.ts';
import type { WholeQuiz } from '../../../stored/quizzes/stored-quiz.ts';
import { saveAndRegrade, type RegradeDeps } from './save-quiz.ts';

const now = new Date('2026-11-22T08:00:00.000Z');
const questionWith = (correctAnswer: number): PlacedQuestion => ({
  ...{ id: 'q1', question: 'Why?', options: ['So', 'No'], correctAnswer },
  ...{ explanation: '', topic: 'rivers', benchmarkTime: 20 },
  source: { page: null, section: null, quote: '' },
});
const quiz = {
  ...{ id: 'rivers', title: 'Rivers', status: 'ready', version: 2 },
  questions: [questionWith(0)],
} as WholeQuiz;
const change = { ...quiz, title: 'Seas', questions: [questionWith(1)] };
const audited: Audited = {
  by: { uid: 'ines' },
  entry: {
    act: 'quiz.key-corrected',
    target: { kind: 'quiz', id: 'rivers', name: 'Rivers' },
    changes: [],
  },
};

/** What a change of the quiz does, one after the other, where everything goes well but for this. */
async function save(read: WholeQuiz, changes: Partial<RegradeDeps> = {}) {
  const done: unknown[] = [];
  const note = (what: string) => (event: string) => void done.push([what, event]);
  const isSaved = await saveAndRegrade(
    {
      versions: { save: (_read, _change, by) => Promise.resolve(done.push(['save', by?.now]) > 0) },
      reports: { settle: (_quizId, ids) => Promise.resolve(void done.push(['settle', ids])) },
      assignments: { copyQuiz: (_id, named) => Promise.resolve(void done.push(['copy', named])) },
      tasks: {
        regradeQuiz: {
          enqueue: (_payload, { afterSeconds } = { afterSeconds: 0 }) =>
            Promise.resolve(void done.push(['regrade', afterSeconds > 0 ? 'later' : 'now'])),
        },
      },
      clock: () => now,
      log: { info: note('info'), warn: note('warn'), error: note('error') },
      ...changes,
    },
    read,
    change,
    audited,
  );
  return { isSaved, done };
}

const later = ['regrade', 'later'];
const saved = ['save', now];
const settled = ['settle', ['q1']];
const copied = ['copy', { title: 'Seas', numQuestions: 1 }];
const regraded = ['regrade', 'now'];

test('the later look is ordered before the change is stored, and what hangs on it follows', async () => {
  const { isSaved, done } = await save(quiz);
  expect(isSaved).toBe(true);
  expect(done).toEqual([later, saved, settled, copied, regraded]);
});

test('a draft has no assignments that say what it is called', async () => {
  const { done } = await save({ ...quiz, status: 'draft' });
  expect(done).toEqual([later, saved, settled, regraded]);
});

test('where the quiz has changed meanwhile nothing follows', async () => {
  const { isSaved, done } = await save(quiz, { versions: { save: () => Promise.resolve(false) } });
  expect(isSaved).toBe(false);
  expect(done).toEqual([later]);
});

test('a change stands though its reports and its assignments do not follow', async () => {
  const fail = () => Promise.reject(new Error('The database does not answer.'));
  const { isSaved, done } = await save(quiz, {
    ...{ reports: { settle: fail }, assignments: { copyQuiz: fail } },
  });
  expect(isSaved).toBe(true);
  const [unsettled, unnamed] = ['reports.not-settled', 'assignments.not-renamed'];
  expect(done).toEqual([later, saved, ['error', unsettled], ['error', unnamed], regraded]);
});
