import type { BankQuestion } from '@study-assistant/contract/quizzes/question-bank';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { expect, test } from 'vitest';
import { axeFaults } from '../../../test/axe.ts';
import { renderSignedIn, teacher } from '../../../test/render-signed-in.tsx';
import { server } from '../../../test/server.ts';
import { quiz, refuse } from '../quiz-server.fixture.ts';
import { QuestionBankPage } from './question-bank.page.tsx';

function banked(questionId: string, more: Partial<BankQuestion> = {}): BankQuestion {
  return {
    ...{ quizId: 'rivers', questionId, question: `What is ${questionId}?`, kind: 'choice' },
    ...{ topic: 'Water', right: 'A river', quizTitle: 'Rivers', teacherId: teacher.uid },
    ...{ teacherName: 'Ruth Meyer', subject: 'Geography', targetGrade: 'Grade 8' },
    ...{ toughness: 'Medium', createdAt: '2026-11-20T08:00:00.000Z', status: 'ready' },
    ...{ tags: [], isShared: false, statistics: null, reports: 0, lastUsedAt: null },
    ...more,
  };
}

const tide = banked('tide', {
  statistics: { responses: 12, facility: 0.25, discrimination: 0.45 },
  ...{ reports: 2, lastUsedAt: '2026-11-20T08:00:00.000Z', kind: 'number' },
});
const salt = banked('salt');

/** Serves these, and records what was asked. */
function serve(questions: BankQuestion[], more: object = {}) {
  const asked: string[] = [];
  server.use(
    http.get('/api/question-bank', ({ request }) => {
      asked.push(decodeURIComponent(new URL(request.url).search));
      const all = questions.length;
      const said = { next: null, found: all, all, waiting: 0, isFull: false, topics: [], tags: [] };
      return HttpResponse.json({ success: true, questions, ...said, ...more });
    }),
  );
  return asked;
}

function serveDrafts(...quizzes: ReturnType<typeof quiz>[]) {
  server.use(
    http.get('/api/quizzes', () => HttpResponse.json({ success: true, quizzes, next: null })),
  );
}

function serveCopy(reply: () => HttpResponse<JsonBodyType>) {
  const sent: unknown[] = [];
  server.use(
    http.post('/api/question-bank/copies', async ({ request }) => {
      sent.push(await request.json());
      return reply();
    }),
  );
  return sent;
}

const open = (at = '/questions') =>
  renderSignedIn(<QuestionBankPage />, { at, route: '/questions' });

test('each question says what is right and how it was answered, and nothing is a barrier', async () => {
  serve([tide, salt]);
  open();
  const [first, second] = await screen.findAllByRole('article');
  expect(first?.textContent).toContain('Right: A river · Water · A number');
  expect(first?.textContent).toContain(
    '25% right of 12 answers · tells who knows the rest: very well · 2 reports · last answered',
  );
  expect(second?.textContent).not.toContain('answers');
  expect(await axeFaults()).toEqual([]);
});

test('words and filters are asked of the server, and are in the address', async () => {
  const asked = serve([tide]);
  open('/questions?search=tide&kind=number&level=hard&order=hardest&grade=Grade+77');
  await screen.findByRole('article');
  expect(asked.at(-1)).toContain('search=tide&kind=number&level=hard&order=hardest');
  expect(asked.at(-1)).not.toContain('grade');
  await userEvent.selectOptions(screen.getByLabelText('Subject'), 'Geography');
  await expect.poll(() => asked.at(-1)).toContain('subject=Geography');
});

test('it is asked again as long as quizzes are being read', async () => {
  const asked = serve([tide], { waiting: 3 });
  open();
  await screen.findByText(/3 more quizzes are being read/);
  await expect.poll(() => asked.length).toBeGreaterThan(1);
});

test('a teacher without questions is told how she comes by some', async () => {
  serve([]);
  const { unmount } = open();
  await screen.findByRole('heading', { name: 'No questions yet' });
  unmount();
  open('/questions?whose=colleagues');
  await screen.findByRole('heading', { name: 'Nothing is shared yet' });
});

test('a search that finds nothing leads back to all', async () => {
  const asked = serve([], { all: 5 });
  open('/questions?search=nothing');
  await userEvent.click(await screen.findByRole('button', { name: 'Show all questions' }));
  await expect.poll(() => asked.at(-1)).not.toContain('search');
});

test('a failure is told, with a way to try again', async () => {
  server.use(http.get('/api/question-bank', () => refuse(500, 'It is down.')));
  open();
  await screen.findByText('The questions could not be loaded.');
  serve([tide]);
  await userEvent.click(screen.getByRole('button', { name: /try again/i }));
  await screen.findByRole('article');
});

test('chosen questions are copied into a new quiz, by keyboard', async () => {
  serve([tide, salt]);
  serveDrafts();
  const copied = quiz('new', { title: 'Sea', status: 'draft' });
  const sent = serveCopy(() => HttpResponse.json({ success: true, quiz: copied, copied: 1 }));
  open();
  const box = await screen.findByRole('checkbox', { name: 'What is tide?' });
  box.focus();
  await userEvent.keyboard(' ');
  await userEvent.click(screen.getByRole('checkbox', { name: 'What is salt?' }));
  expect(screen.getByText('2 questions chosen')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Copy into a quiz' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Copy' }));
  await dialog.findByText('Please give the quiz a title.');
  await userEvent.type(dialog.getByLabelText('Title of the quiz'), 'Sea{Enter}');
  await screen.findByText('1 question copied into “Sea”. 1 was there already.');
  expect(sent).toEqual([
    {
      questions: [
        { quizId: 'rivers', questionId: 'tide' },
        { quizId: 'rivers', questionId: 'salt' },
      ],
      into: { title: 'Sea', toughness: 'Medium', targetGrade: 'Grade 8' },
    },
  ]);
  expect(screen.queryByText('2 questions chosen')).toBeNull();
});

test('or into a draft; a refusal is told in the dialog and nothing is lost', async () => {
  serve([tide]);
  serveDrafts(quiz('open'), quiz('draft', { title: 'Mine', status: 'draft', numQuestions: 3 }));
  const sent = serveCopy(() => refuse(409, '“Mine” has room for 0 more.'));
  open();
  await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Copy into a quiz' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('option', { name: 'Mine (3 questions)' });
  expect(dialog.queryByRole('option', { name: /Quiz open/ })).toBeNull();
  await userEvent.selectOptions(dialog.getByLabelText('Into'), 'Mine (3 questions)');
  await userEvent.click(dialog.getByRole('button', { name: 'Copy' }));
  await dialog.findByText(/room for 0 more/);
  expect(sent).toMatchObject([{ into: { quizId: 'draft' } }]);
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('1 question chosen')).toBeTruthy();
});

test('a question is shown whole, and its quiz shared with colleagues from there', async () => {
  serve([tide]);
  const whole = {
    ...{ id: 'tide', question: 'What is tide?', options: ['A river', 'A sea'], correctAnswer: 1 },
    ...{ benchmarkTime: 20, topic: 'Water', explanation: 'The sea rises.' },
    source: { page: null, section: null, quote: '' },
  };
  const sent: unknown[] = [];
  server.use(
    http.get('/api/quizzes/rivers', () =>
      HttpResponse.json({
        success: true,
        quiz: { ...quiz('rivers'), version: 1, questions: [whole] },
      }),
    ),
    http.patch('/api/quizzes/rivers/filing', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ success: true, quiz: quiz('rivers', { isShared: true }) });
    }),
  );
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Show all of: What is tide?' }));
  await screen.findByText(/The sea rises/);
  await userEvent.click(screen.getByRole('switch', { name: 'Colleagues may use it' }));
  await expect.poll(() => sent).toEqual([{ isShared: true }]);
});
