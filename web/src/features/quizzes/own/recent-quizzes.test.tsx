import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { readerTimeZone } from '../../../lib/format/moments.ts';
import { axeFaults } from '../../../test/axe.ts';
import { renderSignedIn } from '../../../test/render-signed-in.tsx';
import { server } from '../../../test/server.ts';
import { QuizGeneration } from '../quiz-generation.tsx';
import { quiz, refuse, startQuizServer, type QuizServer } from '../quiz-server.fixture.ts';

let api: QuizServer;

beforeEach(() => {
  api = startQuizServer();
});

function open() {
  return renderSignedIn(<QuizGeneration onAssign={() => undefined} />);
}

test('a card names what the quiz is and who wrote it', async () => {
  const createdAt = '2026-03-12T09:05:00.000Z';
  api.state.quizzes = [quiz('q1', { createdAt, writer: 'gemini' })];
  open();
  const card = await screen.findByRole('article', { name: 'Quiz q1' });
  for (const words of ['Medium', 'Grade 8', '12 questions', /^12 Mar 2026, \d/, 'Gemini']) {
    expect(within(card).getByText(words)).toBeTruthy();
  }
});

test('two quizzes of one document are told apart by subject and topics', async () => {
  api.state.quizzes = [
    quiz('q1', { title: 'Cells', subject: 'Biology', topics: ['osmosis', 'cell wall'] }),
    quiz('q2', { title: 'Cells', subject: 'Biology', topics: ['mitosis'] }),
  ];
  open();
  const [first, second] = await screen.findAllByRole('article', { name: 'Cells' });
  expect(first?.textContent).toContain('About osmosis and cell wall');
  expect(second?.textContent).toContain('About mitosis');
  expect(screen.getAllByText('Biology')).toHaveLength(2);
  expect(await axeFaults()).toEqual([]);
});

test('a card says in a word who can take its quiz, and which classes have it until when', async () => {
  const dueAt = '2126-12-04T14:00:00.000Z';
  const times = { opensAt: '2026-03-01T08:00:00.000Z', dueAt, closesAt: null };
  const given = [{ assignmentId: 'a1', className: '7A', timeZone: readerTimeZone(), ...times }];
  api.state.quizzes = [
    quiz('shelf'),
    quiz('draft', { status: 'draft' }),
    quiz('given', { status: 'assigned', given }),
  ];
  open();
  const card = async (name: string) => within(await screen.findByRole('article', { name }));
  expect((await card('Quiz shelf')).getByText('On the shelf')).toBeTruthy();
  expect((await card('Quiz draft')).getByText('Draft')).toBeTruthy();
  expect((await card('Quiz given')).getByText('For classes only')).toBeTruthy();
  expect((await card('Quiz given')).getByText(/^Given to 7A until \w{3} 4 Dec 2126 /)).toBeTruthy();
});

test('a card says that the school’s own model wrote it', async () => {
  api.state.quizzes = [quiz('q1', { writer: 'local' })];
  open();
  const card = await screen.findByRole('article', { name: 'Quiz q1' });
  expect(within(card).getByText('Your school’s AI model')).toBeTruthy();
});

test('the list scrolls in steps of 350 px and stops at its ends', async () => {
  api.state.quizzes = [quiz('q1'), quiz('q2'), quiz('q3')];
  const { user } = open();
  const list = await screen.findByRole('list');
  const scrollBy = vi.spyOn(list, 'scrollBy').mockImplementation(() => undefined);
  function scrolledTo(scrollLeft: number) {
    Object.defineProperties(list, {
      clientWidth: { value: 700, configurable: true },
      scrollWidth: { value: 1050, configurable: true },
      scrollLeft: { value: scrollLeft, configurable: true },
    });
    act(() => void list.dispatchEvent(new Event('scroll')));
  }
  const left = screen.getByRole('button', { name: 'Scroll left' });
  const right = screen.getByRole('button', { name: 'Scroll right' });

  scrolledTo(0);
  expect(left.getAttribute('aria-disabled')).toBe('true');
  await user.click(right);
  expect(scrollBy).toHaveBeenCalledWith({ left: 350 });
  scrolledTo(350);
  expect(right.getAttribute('aria-disabled')).toBe('true');
  await user.click(left);
  expect(scrollBy).toHaveBeenLastCalledWith({ left: -350 });
});

test('quizzes that do not come can be asked for again', async () => {
  server.use(http.get('/api/quizzes', () => refuse(500, 'Sorry.'), { once: true }));
  api.state.quizzes = [quiz('q1')];
  const { user } = open();
  expect(await screen.findByText('Your quizzes could not be loaded.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('article', { name: 'Quiz q1' })).toBeTruthy();
});

test('a draft that was published elsewhere is no news', async () => {
  api.state.quizzes = [quiz('q1', { status: 'draft' })];
  const { client } = open();
  await screen.findByText('Draft');
  api.state.quizzes = [quiz('q1')];
  await act(() => client.invalidateQueries());
  expect(await screen.findByRole('link', { name: 'View Quiz q1' })).toBeTruthy();
  expect(screen.queryByText('Quiz generated successfully!')).toBeNull();
});

test('many quizzes can be searched, narrowed down and put in order', async () => {
  api.state.quizzes = Array.from({ length: 9 }, (_, index) =>
    quiz(`q${index}`, {
      createdAt: new Date(2026, 0, 1, 0, index).toISOString(),
      status: index % 4 === 3 ? 'draft' : 'ready',
    }),
  );
  const { user } = open();
  const search = await screen.findByRole('searchbox', { name: 'Search quizzes' });
  expect(screen.getByText('9 quizzes')).toBeTruthy();
  const titles = () =>
    screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles()[0]).toBe('Quiz q8');
  await user.selectOptions(screen.getByLabelText('Order'), 'Oldest first');
  expect(titles()[0]).toBe('Quiz q0');
  await user.selectOptions(screen.getByLabelText('Show'), 'Drafts');
  expect(titles()).toEqual(['Quiz q3', 'Quiz q7']);
  await user.type(search, 'q7');
  expect(screen.getByText('1 of 9 quizzes')).toBeTruthy();
  await user.type(search, 'x');
  expect(screen.getByRole('heading', { name: 'No quiz found' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show all quizzes' }));
  expect(screen.getByText('9 quizzes')).toBeTruthy();
});

test('a few quizzes need no search', async () => {
  api.state.quizzes = [quiz('q1')];
  open();
  await screen.findByRole('article', { name: 'Quiz q1' });
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('a card tells what waits for its teacher, and leads there', async () => {
  api.state.quizzes = [
    quiz('q1', { review: { toCheck: 2, drafts: 1 } }),
    quiz('q2', { review: { toCheck: 0, drafts: 0 } }),
  ];
  open();
  const card = within(await screen.findByRole('article', { name: 'Quiz q1' }));
  expect(card.getByText('2 to check')).toBeTruthy();
  expect(card.getByText('1 suggested')).toBeTruthy();
  expect(card.getByRole('link', { name: 'Review Quiz q1' }).getAttribute('href')).toBe(
    '/quiz-edit/q1',
  );
  const other = within(screen.getByRole('article', { name: 'Quiz q2' }));
  expect(other.queryByText(/to check|suggested/)).toBeNull();
  expect(other.queryByRole('link', { name: 'Review Quiz q2' })).toBeNull();
  expect(await axeFaults()).toEqual([]);
});

test('a card tells how many questions students have reported, and leads to them', async () => {
  api.state.quizzes = [
    quiz('q1', { reportedQuestions: 2 }),
    quiz('q2', { reportedQuestions: 1 }),
    quiz('q3'),
  ];
  open();
  const link = await screen.findByRole('link', { name: 'Students reported 2 questions' });
  expect(link.getAttribute('href')).toBe('/quiz-analysis/q1?class=all&order=flagged');
  expect(screen.getByRole('link', { name: 'Students reported 1 question' })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: /^Students reported/ })).toHaveLength(2);
  expect(await axeFaults()).toEqual([]);
});

test('of very many quizzes the newest are there; an order is put to all of them', async () => {
  api.state.quizzes = Array.from({ length: 40 }, (_, at) =>
    quiz(`q${at}`, {
      title: `Quiz ${39 - at}`,
      createdAt: new Date(Date.UTC(2026, 2, 1) - at * 60_000).toISOString(),
    }),
  );
  const { user } = open();
  expect(await screen.findByText('24 quizzes shown.')).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(24);
  await user.selectOptions(screen.getByLabelText('Order'), 'By title');
  expect(await screen.findByText('40 quizzes')).toBeTruthy();
  expect(screen.getAllByRole('article')[0]?.textContent).toContain('Quiz 0');
});

test('a quiz for classes is said to be so, and is found by that', async () => {
  api.state.quizzes = Array.from({ length: 8 }, (_, at) =>
    quiz(`q${at}`, { status: at === 5 ? 'assigned' : 'ready' }),
  );
  const { user } = open();
  const card = within(await screen.findByRole('article', { name: 'Quiz q5' }));
  expect(card.getByText('For classes only')).toBeTruthy();
  expect(card.getByRole('link', { name: 'Question analysis of Quiz q5' })).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Show'), 'For classes only');
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('any written quiz can be assigned, a draft too', async () => {
  api.state.quizzes = [
    quiz('q1'),
    quiz('q2', { status: 'draft' }),
    quiz('q3', { status: 'generating' }),
  ];
  api.state.jobs['q3'] = { status: 'generating', progress: 0.1, stage: 'Writing questions' };
  const onAssign = vi.fn();
  const { user } = renderSignedIn(<QuizGeneration onAssign={onAssign} />);
  await user.click(await screen.findByRole('button', { name: 'Assign Quiz q2' }));
  expect(onAssign).toHaveBeenCalledWith(api.state.quizzes[1]);
  expect(screen.getByRole('button', { name: 'Assign Quiz q1' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Assign Quiz q3' })).toBeNull();
});

test('a quiz is taken off the shelf at once, and that can be undone', async () => {
  api.state.quizzes = [quiz('q1')];
  const asked: unknown[] = [];
  server.use(
    http.post('/api/quizzes/q1/publish', async ({ request }) => {
      const body = (await request.json()) as { to: string };
      asked.push(body);
      const status = body.to === 'school' ? 'ready' : 'assigned';
      api.state.quizzes = [quiz('q1', { status })];
      const changed = { ...quiz('q1', { status }), version: 1, questions: [] };
      return HttpResponse.json({ success: true, quiz: changed });
    }),
  );
  const { user } = open();
  const shelf = await screen.findByRole('button', { name: 'Take off shelf: Quiz q1' });
  await user.click(shelf);
  expect(await screen.findByText(/^Off the shelf/)).toBeTruthy();
  expect(screen.getByText('For classes only')).toBeTruthy();
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: 'Put on shelf: Quiz q1' }),
  );
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/^On the shelf/)).toBeTruthy();
  expect(screen.queryByText('For classes only')).toBeNull();
  expect(asked).toEqual([{ to: 'classes' }, { to: 'school' }]);
});

test('a quiz whose results are held back stays off the shelf, and the server says why', async () => {
  api.state.quizzes = [quiz('q1', { status: 'assigned' })];
  server.use(http.post('/api/quizzes/q1/publish', () => refuse(409, 'Release its results first.')));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Put on shelf: Quiz q1' }));
  expect(
    await screen.findByText('That could not be changed: Release its results first.'),
  ).toBeTruthy();
  expect(screen.getByText('For classes only')).toBeTruthy();
});

test('a quiz that classes have comes to the shelf after a question that names them', async () => {
  api.state.quizzes = [quiz('q1', { status: 'assigned' })];
  api.state.given = ['7A', '7B', '7C', '8A', '8B'].map((name) => ({ id: name, name }));
  const asked: unknown[] = [];
  server.use(
    http.post('/api/quizzes/q1/publish', async ({ request }) => {
      asked.push(await request.json());
      const changed = { ...quiz('q1'), version: 1, questions: [] };
      return HttpResponse.json({ success: true, quiz: changed });
    }),
  );
  const { user } = open();
  const shelf = await screen.findByRole('button', { name: 'Put on shelf: Quiz q1' });
  await user.click(shelf);
  const dialog = await screen.findByRole('alertdialog', { name: /^Put it on the shelf/ });
  expect(dialog.textContent).toContain('5 classes have this quiz now: 7A, 7B, 7C and 2 more.');
  expect(await axeFaults()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(asked).toEqual([]);
  await user.click(shelf);
  await user.click(await screen.findByRole('button', { name: 'Put on shelf' }));
  expect(await screen.findByText(/^On the shelf/)).toBeTruthy();
  expect(asked).toEqual([{ to: 'school' }]);
});

test('a short quiz is said to be short, with what can be done now', async () => {
  const notice =
    'You asked for 10 questions: 6 are sure; 4 suggested questions wait to be finished.';
  const review = { toCheck: 0, drafts: 4 };
  api.state.quizzes = [quiz('q1', { numQuestions: 6, asked: 10, notice, review })];
  open();
  const card = within(await screen.findByRole('article', { name: 'Quiz q1' }));
  expect(card.getByText(notice)).toBeTruthy();
  const draft = card.getByRole('link', { name: 'Finish a suggested question of Quiz q1' });
  expect(draft.getAttribute('href')).toBe('/quiz-edit/q1#drafts');
  const own = card.getByRole('link', { name: 'Write a question yourself for Quiz q1' });
  expect(own.getAttribute('href')).toBe('/quiz-edit/q1');
  expect(card.getByText(/another quiz from a longer text/)).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
});

test('a short quiz leads to what its writer has to spare', async () => {
  const review = { toCheck: 0, drafts: 0, spares: 9 };
  api.state.quizzes = [quiz('q1', { numQuestions: 6, asked: 10, notice: 'Short.', review })];
  open();
  const card = within(await screen.findByRole('article', { name: 'Quiz q1' }));
  const spare = card.getByRole('link', { name: 'Add 4 questions of other kinds to Quiz q1' });
  expect(spare.getAttribute('href')).toBe('/quiz-view/q1');
});

test('a draft that is still short says so after its notice is gone; a full one does not', async () => {
  api.state.quizzes = [
    quiz('q1', { status: 'draft', numQuestions: 6, asked: 10 }),
    quiz('q2', { status: 'draft', numQuestions: 10, asked: 10 }),
    quiz('q3', { numQuestions: 6, asked: 10 }),
  ];
  open();
  expect(
    await screen.findAllByText('This quiz has 6 of the 10 questions that you asked for.'),
  ).toHaveLength(1);
});

test('what students see of a published quiz is said while it is marked to check', async () => {
  const review = { toCheck: 2, drafts: 0 };
  api.state.quizzes = [
    quiz('q1', { review }),
    quiz('q2', { review, status: 'draft', title: 'Draft' }),
  ];
  open();
  expect(
    await screen.findAllByText('2 questions are marked to check, and students see them already.'),
  ).toHaveLength(1);
});
