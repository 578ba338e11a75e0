import type { ToDo } from '@study-assistant/contract/assignments/assignments';
import type { StudentQuiz } from '@study-assistant/contract/quizzes/quizzes';
import type { TimeFactor } from '@study-assistant/contract/quizzes/time-limit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { provideAuth } from '../../../lib/auth/auth.ts';
import { keepUser } from '../../../lib/auth/session.ts';
import { server } from '../../../test/server.ts';
import { takePage } from '../../../test/take-page.ts';
import { aToDo } from '../../../test/to-do.fixture.ts';
import { StudentQuizzes } from './student-quizzes.tsx';

const address = '/api/student/maya/quizzes';

beforeEach(() => {
  keepUser(
    {
      uid: 'maya',
      email: 'maya@school.example',
      fullName: 'Maya Lindqvist',
      userType: 'student',
      currentGrade: '10',
    },
    { remember: true },
  );
  provideAuth({ token: () => Promise.resolve('token') } as Parameters<typeof provideAuth>[0]);
});

function aQuiz(over: Partial<StudentQuiz> = {}): StudentQuiz {
  return {
    id: 'cells',
    title: 'Cells and tissues',
    toughness: 'Easy',
    targetGrade: 'Grade 10',
    numQuestions: 10,
    createdAt: '2026-03-12T09:05:00.000Z',
    teacherId: 'teacher',
    status: 'ready',
    writer: 'offline',
    teacherName: '',
    subject: null,
    topics: [],
    notice: null,
    forYourGrade: true,
    best: null,
    ...over,
  };
}

function serve(...quizzes: StudentQuiz[]) {
  server.use(http.get(address, () => HttpResponse.json({ success: true, quizzes })));
}

function show(timeFactor: TimeFactor = 1, given: readonly ToDo[] = []) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <StudentQuizzes timeFactor={timeFactor} given={given} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('a quiz can be told from others by its subject, teacher and topics', async () => {
  serve(aQuiz({ subject: 'Biology', teacherName: 'Ruth Meyer', topics: ['Osmosis', 'Membranes'] }));
  show();
  const card = await screen.findByRole('article', { name: 'Cells and tissues' });
  for (const text of ['Biology', 'Ruth Meyer', 'Osmosis · Membranes']) {
    expect(within(card).getByText(text)).toBeTruthy();
  }
});

describe('when a quiz is due', () => {
  const given = (fields: Partial<ToDo>) => ({ ...aToDo(), quizId: 'cells', ...fields });
  const dueAt = '2030-07-05T06:00:00.000Z';

  async function readDue(...toDos: ToDo[]) {
    serve(aQuiz());
    show(1, toDos);
    const card = await screen.findByRole('article', { name: 'Cells and tissues' });
    return within(card)
      .getAllByText(/Due|due|Closed|over/)
      .map(({ textContent }) => textContent);
  }

  test('is the day on which it was made, where it is not given to her', async () => {
    expect(await readDue(given({ quizId: 'rivers', dueAt }))).toEqual(['Due: 12 Mar 2026']);
  });

  test('is the time of its assignment where it is given to her, and no other', async () => {
    const due = given({ state: 'open', dueAt, closesAt: null, acceptsLate: false });
    expect(await readDue(due)).toEqual([expect.stringMatching(/^Due Fri 5 Jul 2030 06:00/)]);
  });

  test('is not told of a test that is over, which she is free to practise', async () => {
    const closesAt = '2026-11-20T08:00:00.000Z';
    const told = 'The test of Geography 7b is over; free to practise';
    expect(await readDue(given({ state: 'released', closesAt }))).toEqual([told]);
  });

  test('is that of the assignment that goes on, of several', async () => {
    const over = given({ id: 'over', state: 'closed', closesAt: '2026-11-20T08:00:00.000Z' });
    const due = given({ state: 'open', dueAt, closesAt: null, acceptsLate: false });
    expect(await readDue(over, due)).toEqual([expect.stringMatching(/^Due Fri 5 Jul 2030/)]);
  });

  test('is the day on which it was made, where she is excused', async () => {
    expect(await readDue(given({ isExcused: true, dueAt }))).toEqual(['Due: 12 Mar 2026']);
  });
});

test('many quizzes can be narrowed to one subject, and found by topic or teacher', async () => {
  const subjects = ['Biology', 'History'] as const;
  const many = Array.from({ length: 8 }, (_, at) =>
    aQuiz({ id: `q${at}`, title: `Quiz ${at}`, subject: subjects[at % 2] ?? null }),
  );
  serve(...many, aQuiz({ id: 'rome', title: 'Rome', topics: ['Senate'], subject: 'History' }));
  show();
  const user = userEvent.setup();
  await user.selectOptions(await screen.findByLabelText('Subject'), 'History');
  expect(await screen.findByText('5 of 9 quizzes')).toBeTruthy();
  await user.type(screen.getByLabelText('Search by title, topic or teacher'), 'senate');
  expect(await screen.findByText('1 of 9 quizzes')).toBeTruthy();
  expect(screen.getByRole('article', { name: 'Rome' })).toBeTruthy();
});

test('a quiz not taken yet says what it is, how long it takes, and starts', async () => {
  serve(aQuiz());
  show();
  const card = await screen.findByRole('article', { name: 'Cells and tissues' });
  expect(within(card).getByText('Easy')).toBeTruthy();
  expect(within(card).getByText('Grade 10')).toBeTruthy();
  expect(within(card).getByText('10 Questions')).toBeTruthy();
  expect(within(card).getByText('Time limit: 10 minutes')).toBeTruthy();
  expect(card.textContent).toContain('Due: 12 Mar 2026');
  const start = within(card).getByRole('link', { name: 'Start Quiz' });
  expect(start.getAttribute('href')).toBe('/quiz-attempt/cells');
  expect(within(card).queryByRole('progressbar')).toBeNull();
});

test.each([
  [1.5, 'Time limit: 15 minutes; 10 without your extra time'],
  ['untimed', 'No time limit; 10 minutes without your extra time'],
] as const)('who has extra time (%s) is told of it', async (timeFactor, said) => {
  serve(aQuiz());
  show(timeFactor);
  expect(await screen.findByText(said)).toBeTruthy();
});

test('a quiz taken before shows its best score, Retake, and the results of the best attempt', async () => {
  serve(aQuiz({ best: { attemptId: 'second', percentage: 85.7, attempts: 2 } }));
  show();
  const bar = await screen.findByRole('progressbar', { name: 'Best score of 2 attempts' });
  expect(bar.getAttribute('aria-valuetext')).toBe('86%');
  expect(screen.queryByRole('link', { name: 'Start Quiz' })).toBeNull();
  const retake = screen.getByRole('link', { name: 'Retake' });
  expect(retake.getAttribute('href')).toBe('/quiz-attempt/cells');
  const results = screen.getByRole('link', { name: 'Results' });
  expect(results.getAttribute('href')).toBe('/quiz-results/second');
});

test('a quiz without a title is an Untitled Quiz', async () => {
  serve(aQuiz({ title: ' ' }));
  show();
  expect(await screen.findByRole('article', { name: 'Untitled Quiz' })).toBeTruthy();
});

test('quizzes of her grade come first, under a heading', async () => {
  serve(aQuiz(), aQuiz({ id: 'atoms', title: 'Atoms', forYourGrade: false }));
  show();
  const own = await screen.findByRole('region', { name: 'For your grade' });
  const others = screen.getByRole('region', { name: 'Other grades' });
  expect(within(own).getByRole('article', { name: 'Cells and tissues' })).toBeTruthy();
  expect(within(others).getByRole('article', { name: 'Atoms' })).toBeTruthy();
});

test('says so when there is no quiz', async () => {
  serve();
  show();
  expect(await screen.findByRole('heading', { name: 'No Quizzes Available' })).toBeTruthy();
  expect(
    screen.getByText("Your teachers haven't created any quizzes yet. Check back soon!"),
  ).toBeTruthy();
});

test('offers to try again when the quizzes do not come', async () => {
  server.use(http.get(address, () => HttpResponse.error(), { once: true }));
  show();
  expect(await screen.findByText('The quizzes could not be loaded.')).toBeTruthy();
  serve(aQuiz());
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('article', { name: 'Cells and tissues' })).toBeTruthy();
});

test('many quizzes can be searched and narrowed down', async () => {
  const user = userEvent.setup();
  const best = { attemptId: 'first', percentage: 70, attempts: 1 };
  const more = [1, 2, 3, 4, 5].map((n) => aQuiz({ id: `more-${n}`, title: `Chapter ${n}`, best }));
  serve(aQuiz(), aQuiz({ id: 'revolution', title: 'La Révolution française', best }), ...more);
  show();
  await user.type(await screen.findByRole('searchbox'), 'francaise revolution');
  expect(screen.getByRole('status').textContent).toBe('1 of 7 quizzes');
  expect(screen.getByRole('article', { name: 'La Révolution française' })).toBeTruthy();

  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Not taken yet');
  expect(screen.getByRole('heading', { name: 'No quiz found' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show all quizzes' }));
  expect(screen.getAllByRole('article')).toHaveLength(7);
});

test('a few quizzes need no search', async () => {
  serve(aQuiz());
  show();
  await screen.findByRole('article');
  expect(screen.queryByRole('searchbox')).toBeNull();
});

describe('a list of many pages', () => {
  const quizzes = Array.from({ length: 52 }, (_, at) =>
    aQuiz({ id: `quiz-${at}`, title: `Quiz ${at}`, forYourGrade: at < 28 }),
  );

  /** Serves pages and records the requests. */
  function servePages() {
    const asked: string[] = [];
    server.use(
      http.get(address, ({ request }) => {
        asked.push(new URL(request.url).search);
        const { page, next } = takePage(quizzes, request);
        return HttpResponse.json({ success: true, quizzes: page, next });
      }),
    );
    return asked;
  }

  const cards = () => screen.getAllByRole('article').length;
  const more = () => screen.queryByRole('button', { name: 'Show more' });

  test('shows its first page, and more by keyboard until all is there', async () => {
    const asked = servePages();
    show();
    expect(await screen.findByText('24 quizzes shown.')).toBeTruthy();
    expect(screen.getByText('More than 24 quizzes')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Other grades' })).toBeNull();
    const user = userEvent.setup();
    more()?.focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('48 quizzes shown.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Other grades' })).toBeTruthy();
    expect(document.activeElement).toBe(more());
    await user.keyboard('{Enter}');
    const all = await screen.findByText('All 52 quizzes are shown.');
    expect(cards()).toBe(52);
    expect(more()).toBeNull();
    expect(document.activeElement).toBe(all);
    expect(asked).toEqual(['?limit=24', '?limit=24&before=after-24', '?limit=48&before=after-48']);
  });

  test('a search looks at every page', async () => {
    servePages();
    show();
    await screen.findByText('24 quizzes shown.');
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Search by title, topic or teacher'), 'quiz 51');
    expect(await screen.findByText('1 of 52 quizzes')).toBeTruthy();
    expect(cards()).toBe(1);
    await user.clear(screen.getByLabelText('Search by title, topic or teacher'));
    expect(await screen.findByText('24 quizzes shown.')).toBeTruthy();
  });

  test('while a search looks on, the page says so', async () => {
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    server.use(
      http.get(address, async ({ request }) => {
        const { page, next } = takePage(quizzes, request);
        if (request.url.includes('before')) await held;
        return HttpResponse.json({ success: true, quizzes: page, next });
      }),
    );
    show();
    await screen.findByText('24 quizzes shown.');
    await userEvent.setup().type(screen.getByLabelText('Search by title, topic or teacher'), '51');
    const note = '0 of 24 quizzes so far. Looking through the rest…';
    expect(await screen.findByText(note)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'No quiz found' })).toBeNull();
    letGo();
    expect(await screen.findByText('1 of 52 quizzes')).toBeTruthy();
  });

  test('a page that does not come can be asked for again', async () => {
    servePages();
    show();
    await screen.findByText('24 quizzes shown.');
    server.use(http.get(address, () => HttpResponse.error(), { once: true }));
    const user = userEvent.setup();
    await user.click(more() ?? document.body);
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    expect(cards()).toBe(24);
    await user.click(more() ?? document.body);
    expect(await screen.findByText(/48 quizzes shown|All 52/)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a server that knows no pages has sent all there is', async () => {
    serve(...quizzes);
    show();
    expect(await screen.findByText('52 quizzes')).toBeTruthy();
    expect(cards()).toBe(24);
    await userEvent.setup().click(more() ?? document.body);
    expect(cards()).toBe(48);
  });
});
