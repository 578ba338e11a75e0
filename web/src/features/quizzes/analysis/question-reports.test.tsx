import type { QuestionReport } from '@study-assistant/contract/quizzes/question-reports';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import type { QuizAnalysis } from '../../../queries/quizzes.ts';
import { axeFaults } from '../../../test/axe.ts';
import { serveClasses } from '../../../test/classes.fixture.ts';
import { renderSignedIn } from '../../../test/render-signed-in.tsx';
import { server } from '../../../test/server.ts';
import { analysed, analysis } from './analysis.fixture.ts';
import { QuizAnalysisPage } from './quiz-analysis.page.tsx';

function sentBy(fullName: string, over: Partial<QuestionReport> = {}): QuestionReport {
  const said = { reason: 'unclear', line: null, reportedAt: '2026-11-16T08:00:00.000Z' } as const;
  return { studentId: fullName.split(' ')[0] ?? '', fullName, quizVersion: 1, ...said, ...over };
}

const reports = [
  sentBy('Ada Okoye', { reason: 'two-right', line: 'Snow is ice, too' }),
  sentBy('Ben Aydin'),
];
const reported = analysis([analysed(1), analysed(2, { reports })]);
const calls: string[] = [];

/** Serves an analysis that changes with each decision. */
function serve(first: QuizAnalysis, after: Record<string, QuizAnalysis> = {}) {
  let now = first;
  server.use(
    http.get('/api/quizzes/q1/analysis', () => HttpResponse.json({ success: true, analysis: now })),
    http.post('/api/quizzes/q1/questions/:questionId/:what', ({ params }) => {
      const what = String(params['what']);
      calls.push(`${what} ${String(params['questionId'])}`);
      const next = after[what];
      if (!next) {
        const error = 'A quiz needs at least one question.';
        return HttpResponse.json({ success: false, error, code: 'conflict' }, { status: 409 });
      }
      now = next;
      return HttpResponse.json({ success: true, quiz });
    }),
  );
}

const quiz = {
  ...{ id: 'q1', title: 'The Water Cycle', toughness: 'Easy', targetGrade: 'Grade 9' },
  ...{ numQuestions: 0, createdAt: '2026-11-16T08:00:00.000Z', teacherId: 'teacher-1' },
  ...{
    status: 'ready',
    writer: 'offline',
    notice: null,
    teacherName: '',
    subject: null,
    topics: [],
    version: 2,
    questions: [],
  },
};

function open() {
  return renderSignedIn(<QuizAnalysisPage />, {
    at: '/quiz-analysis/q1',
    route: '/quiz-analysis/:quizId',
    others: { '/quiz-edit/:id': <h1>Editor</h1> },
  }).user;
}

const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  serveClasses();
  calls.length = 0;
});

test('reports stand at their question, with the sentence that it is made from', async () => {
  serve(reported);
  open();
  const card = within(await screen.findByRole('article', { name: 'Question number 2?' }));
  expect(card.getByRole('heading', { name: 'Reported by 2 students' })).toBeTruthy();
  expect(card.getByText('Two answers are right', { exact: false }).textContent).toBe(
    'Two answers are right: Snow is ice, too',
  );
  expect(card.getByText('Ada Okoye')).toBeTruthy();
  expect(card.getByText('The question is unclear')).toBeTruthy();
  expect(card.getByText('Warm water turns into vapour.')).toBeTruthy();
  const other = within(screen.getByRole('article', { name: 'Question number 1?' }));
  expect(other.queryByText(/Reported by/)).toBeNull();
  expect(other.queryByRole('button')).toBeNull();
  const count = screen.getByText('Questions to look at').closest('dt')?.nextElementSibling;
  expect(count?.textContent).toBe('1');
  expect(await axeFaults()).toEqual([]);
});

test('Mend it opens the editor at the question', async () => {
  serve(reported);
  const user = open();
  const link = await screen.findByRole('link', { name: 'Mend it: question 2' });
  expect(link.getAttribute('href')).toBe('/quiz-edit/q1#question-2');
  await user.click(link);
  expect(screen.getByRole('heading', { name: 'Editor' })).toBeTruthy();
});

test('Keep it settles the reports, and the focus stays at the question', async () => {
  serve(reported, { keep: analysis([analysed(1), analysed(2)]) });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Keep it: question 2' }));
  expect(await screen.findByText('The question stays as it is.')).toBeTruthy();
  expect(calls).toEqual(['keep q2']);
  expect(screen.queryByText(/Reported by/)).toBeNull();
  expect(document.activeElement?.id).toBe('question-2');
});

test('Drop it asks first, and can be undone', async () => {
  const dropped = [
    { id: 'q2', question: 'Question number 2?', droppedAt: '2026-11-16T08:00:00.000Z' },
  ];
  serve(reported, {
    drop: analysis([analysed(1)], { dropped }),
    restore: analysis([analysed(1), analysed(2)]),
  });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Drop it: question 2' }));
  const dialog = screen.getByRole('alertdialog', { name: 'Drop question 2?' });
  expect(dialog.textContent).toMatch(/Everybody who was asked it gets its point/);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(calls).toEqual([]);

  await user.click(button('Drop it: question 2'));
  await user.click(button('Drop the question'));
  expect(await screen.findByText(/^The question was dropped\./)).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Questions' }));
  const list = within(screen.getByRole('region', { name: 'Dropped questions' }));
  expect(list.getByText('Question number 2?')).toBeTruthy();
  expect(await axeFaults()).toEqual([]);

  await user.click(button('Undo'));
  await waitFor(() => expect(calls).toEqual(['drop q2', 'restore q2']));
  expect(await screen.findByRole('article', { name: 'Question number 2?' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Dropped questions' })).toBeNull();
});

test('what the server refuses is said, and the reports stay', async () => {
  serve(reported);
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Drop it: question 2' }));
  await user.click(button('Drop the question'));
  expect(
    await screen.findByText('This could not be done: A quiz needs at least one question.'),
  ).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Reported by 2 students' })).toBeTruthy();
});
