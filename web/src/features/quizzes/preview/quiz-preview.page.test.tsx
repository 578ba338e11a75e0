import type { Quiz } from '@study-assistant/contract/quizzes/quizzes';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { renderSignedIn, student, teacher } from '../../../test/render-signed-in.tsx';
import { server } from '../../../test/server.ts';
import { QuizPreviewPage } from './quiz-preview.page.tsx';

const quiz: Quiz = {
  id: 'q1',
  title: 'The cell',
  toughness: 'Hard',
  targetGrade: 'Grade 8',
  numQuestions: 2,
  createdAt: '2026-03-12T09:05:00.000Z',
  teacherId: teacher.uid,
  status: 'ready',
  writer: 'offline',
  teacherName: '',
  subject: null,
  topics: [],
  notice: null,
  version: 1,
  questions: [
    {
      id: 'q1',
      question: 'Where does photosynthesis take place?',
      options: ['Nucleus', 'Chloroplast', 'Ribosome', 'Vacuole'],
      topic: 'photosynthesis',
      benchmarkTime: 20,
      correctAnswer: 1,
      explanation: 'Chloroplasts hold the chlorophyll.',
      source: { page: 3, section: null, quote: 'Photosynthesis takes place in the chloroplast.' },
    },
    {
      id: 'q2',
      question: 'What does a ribosome build?',
      options: ['Fats', 'Sugars', 'Proteins', 'Acids'],
      topic: 'ribosomes',
      benchmarkTime: 20,
      correctAnswer: 2,
      explanation: 'Ribosomes join amino acids.',
      source: { page: null, section: 'Ribosomes', quote: 'Ribosomes build proteins.' },
    },
  ],
};

const openQuiz: Quiz = {
  ...quiz,
  questions: quiz.questions.map(({ id, question, options, topic, benchmarkTime }) => ({
    id,
    question,
    options,
    topic,
    benchmarkTime,
  })),
};

function serve(served: Quiz) {
  server.use(http.get('/api/quizzes/q1', () => HttpResponse.json({ success: true, quiz: served })));
}

function open(user = teacher) {
  return renderSignedIn(<QuizPreviewPage />, {
    user,
    at: '/quiz-view/q1',
    route: '/quiz-view/:quizId',
    others: { '/dashboard': <h1>Dashboard</h1>, '/student-dashboard': <h1>Students</h1> },
  });
}

test('a teacher sees the questions with their key and where the document says it', async () => {
  serve(quiz);
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'The cell' })).toBeTruthy();
  for (const fact of ['2 Questions', 'Hard', 'Grade 8'])
    expect(screen.getByText(fact)).toBeTruthy();
  const first = screen.getByRole('article', { name: 'Where does photosynthesis take place?' });
  const options = within(first).getAllByRole('listitem');
  expect(options.map((option) => option.textContent)).toEqual([
    'A. Nucleus',
    'B. Chloroplast✓ Correct Answer',
    'C. Ribosome',
    'D. Vacuole',
  ]);
  expect(
    within(first).getByText('Chloroplasts hold the chlorophyll.', { exact: false }),
  ).toBeTruthy();
  expect(within(first).getByText('From the document, page 3')).toBeTruthy();
  expect(within(first).getByText('Photosynthesis takes place in the chloroplast.')).toBeTruthy();
  expect(screen.getByText('From the document, Ribosomes')).toBeTruthy();
});

test('the topic of a question stands with its answer, and nowhere else', async () => {
  serve(quiz);
  const { user, unmount } = open();
  expect(await screen.findByText('photosynthesis')).toBeTruthy();
  await user.click(screen.getByLabelText('Show answers'));
  expect(screen.queryByText('photosynthesis')).toBeNull();
  unmount();

  serve(openQuiz);
  open(student);
  await screen.findByRole('article', { name: 'Where does photosynthesis take place?' });
  expect(screen.queryByText('photosynthesis')).toBeNull();
});

test('a question without a topic has no empty label', async () => {
  serve({ ...quiz, questions: quiz.questions.map((question) => ({ ...question, topic: '' })) });
  open();
  const question = await screen.findByRole('article', { name: 'What does a ribosome build?' });
  expect(within(question).getByText('Question 2').parentElement?.children).toHaveLength(1);
});

test('the answers can be hidden on the screen', async () => {
  serve(quiz);
  const { user } = open();
  await user.click(await screen.findByLabelText('Show answers'));
  expect(screen.queryByText('✓ Correct Answer')).toBeNull();
  expect(screen.queryByText(/From the document/)).toBeNull();
});

test('a student prints the page as a sheet', async () => {
  serve(openQuiz);
  const { user } = open(student);
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

test('the sheet to hand out has room for name, class, date and points, and no answers', async () => {
  serve(quiz);
  open();
  await screen.findByRole('heading', { level: 1, name: 'The cell' });
  const sheet = screen.getByText('Points').closest('.print-only') as HTMLElement;
  expect(sheet.textContent).toContain('NameClassDatePoints/ 2');
  expect(sheet.textContent).toContain('1. Where does photosynthesis take place?');
  for (const told of ['Correct', 'chlorophyll', 'Answer key', 'photosynthesis takes']) {
    expect(sheet.textContent).not.toContain(told);
  }
});

test('its own teacher can edit it, also as a draft', async () => {
  serve({ ...quiz, status: 'draft' });
  open();
  expect(await screen.findByText('Draft')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/quiz-edit/q1');
});

test('a colleague sees neither the key nor a way to edit', async () => {
  serve(openQuiz);
  open();
  expect(
    await screen.findByText('Only the teacher who made this quiz sees its answers.'),
  ).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
});

test('a student sees the questions without the key', async () => {
  serve(openQuiz);
  open(student);
  const name = 'Where does photosynthesis take place?';
  expect(await screen.findByRole('article', { name })).toBeTruthy();
  expect(screen.queryByText('✓ Correct Answer')).toBeNull();
  expect(screen.queryByText(/Explanation/)).toBeNull();
  expect(screen.queryByLabelText('Show answers')).toBeNull();
});

test('Back leads to the dashboard when the preview was the first page', async () => {
  serve(quiz);
  const { user } = open();
  await screen.findByRole('heading', { name: 'The cell' });
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeTruthy();
});

test('a quiz that does not exist is not found, with a way back', async () => {
  server.use(
    http.get('/api/quizzes/q1', () =>
      HttpResponse.json(
        { success: false, error: 'Quiz not found.', code: 'not-found' },
        { status: 404 },
      ),
    ),
  );
  const { user } = open(student);
  expect(await screen.findByRole('heading', { name: 'Quiz Not Found' })).toBeTruthy();
  expect(await screen.findByText("The quiz you're looking for doesn't exist.")).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Go Back' }));
  expect(screen.getByRole('heading', { name: 'Students' })).toBeTruthy();
});

test.each([
  [
    'the server refuses',
    () => HttpResponse.json({ success: false, error: 'x', code: 'unexpected' }, { status: 500 }),
    'Failed to load quiz.',
  ],
  ['no answer comes', () => HttpResponse.error(), 'An error occurred while loading the quiz.'],
])('when %s, the page says so and can try again', async (_, answer, words) => {
  server.use(http.get('/api/quizzes/q1', answer, { once: true }));
  const { user } = open();
  expect(await screen.findByText(words)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Go Back' })).toBeTruthy();
  serve(quiz);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'The cell' })).toBeTruthy();
});

test('a quiz that is being written has no questions yet', async () => {
  serve({ ...quiz, status: 'generating', questions: [] });
  open();
  expect(await screen.findByText(/still being written/)).toBeTruthy();
});

test('a teacher reads what a colleague shares with its key, and is offered no change of it', async () => {
  serve({ ...quiz, teacherId: 'a-colleague' });
  open();
  expect(await screen.findByText('Chloroplasts hold the chlorophyll.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Question analysis' })).toBeNull();
});
