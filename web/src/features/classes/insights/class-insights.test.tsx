import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ClassInsights as Insights } from '../../../queries/classes.ts';
import { axeFaults } from '../../../test/axe.ts';
import { aListedClass, serveClasses } from '../../../test/classes.fixture.ts';
import { renderSignedIn, teacher } from '../../../test/render-signed-in.tsx';
import { server } from '../../../test/server.ts';
import { ada, dia, serveOverview } from '../overview/overview.fixture.ts';
import { ClassInsights } from './class-insights.tsx';
import { noInsights, someInsights } from './insights.fixture.ts';
// This is fetched ahead, since the first fetch of lazy code is slow on a busy machine.
import '../../../components/ui/text/markdown.tsx';

/** The teacher has no class, so the page is as it is without classes. */
beforeEach(() => serveClasses());

const address = `/api/teacher/${teacher.uid}/class-insights`;

function serve(insights: Insights) {
  server.use(http.get(address, () => HttpResponse.json({ success: true, ...insights })));
}

function failWith(answer: () => HttpResponse<never> | Response) {
  server.use(http.get(address, answer, { once: true }));
}

function refusal(status: number, error: string) {
  return HttpResponse.json({ success: false, error, code: 'unexpected' }, { status });
}

async function open(insights = someInsights()) {
  serve(insights);
  const rendered = renderSignedIn(<ClassInsights />, {
    others: {
      '/student-performance/:id': <h1>One student</h1>,
      '/quiz-analysis/:id': <h1>One quiz</h1>,
    },
  });
  await screen.findByRole('button', { name: 'Refresh' });
  await waitFor(() => expect(screen.queryByText('Loading insights…')).toBeNull());
  return rendered;
}

function part(name: string) {
  return within(screen.getByRole('region', { name }));
}

test('while the insights load, the page says so', async () => {
  server.use(http.get(address, () => delay('infinite')));
  renderSignedIn(<ClassInsights />);
  expect(screen.getByRole('heading', { level: 2, name: 'AI Performance Insights' })).toBeTruthy();
  expect(await screen.findByText('Loading insights…')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull();
});

test('the numbers follow the words: topics, questions and students', async () => {
  await open();
  expect(part('Weakest topics').getByRole('listitem').textContent).toBe(
    'Evaporation12 of 40 right 30%Take ten minutes for it.',
  );
  expect(part('Hardest questions').getByRole('listitem').textContent).toBe(
    'What turns water into vapour?The Water Cycle4 of 20 right 20%Check its key.',
  );
  expect(part('Slipped').getByRole('listitem').textContent).toBe('Ada Byron90% to 60%, −30 points');
  expect(part('Improved').getByRole('listitem').textContent).toBe('Bo Lee40% to 70%, +30 points');
  expect(part('Not started').getAllByRole('listitem')).toHaveLength(3);
  const headings = screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
  expect(headings[0]).toBe('In one minute');
});

test('a student leads to the student, a question to its analysis', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Ada Byron' }).getAttribute('href')).toBe(
    '/student-performance/ada',
  );
  const question = screen.getByRole('link', { name: 'What turns water into vapour?' });
  expect(question.getAttribute('href')).toBe('/quiz-analysis/water#question-2');
});

test('where there is nothing to name, a sentence says so', async () => {
  const nothing = { weakTopics: [], hardQuestions: [], slipped: [], improved: [], notStarted: [] };
  await open(someInsights({ numbers: nothing }));
  expect(part('Weakest topics').getByText('No topic stands out as weak.')).toBeTruthy();
  expect(part('Slipped').getByText('Nobody slipped by ten points or more.')).toBeTruthy();
  expect(part('Improved').getByText('Nobody improved by ten points or more yet.')).toBeTruthy();
  expect(part('Not started').getByText('Everybody has taken a quiz.')).toBeTruthy();
});

test('too few answers are not mistaken for a class without weak topics', async () => {
  await open(someInsights({ numbers: { weakTopics: [], strongTopics: [], hardQuestions: [] } }));
  expect(part('Weakest topics').getByText(/too few answers to tell/)).toBeTruthy();
});

test('while too few have answered, the page says who did how, what was missed, and judges nothing', async () => {
  const empty = { weakTopics: [], strongTopics: [], hardQuestions: [] };
  serveOverview(ada, dia);
  const missed = { quizId: 'rivers', quizTitle: 'Rivers', questionNumber: 2, topic: 'Mouths' };
  const missedQuestions = [
    { ...missed, question: 'Where does it end?', right: 1, asked: 3 },
    {
      ...{ ...missed, quizId: 'water', quizTitle: 'Water', isOfShelf: true as const },
      ...{ question: 'What is rain?', right: 1, asked: 2 },
    },
  ];
  await open(
    someInsights({
      insights: '## The class in brief\n- 2 of 24 have answered so far.',
      numbers: {
        ...{ students: 24, started: 2, isEnough: false, average: null },
        ...{ ...empty, missedQuestions },
      },
    }),
  );
  expect(await screen.findByText('2 of 24 have answered so far.')).toBeTruthy();
  expect(await screen.findByText(/^A class is described once at least 5 students/)).toBeTruthy();
  for (const name of ['Weakest topics', 'Hardest questions', 'Slipped', 'Improved']) {
    expect(screen.queryByRole('region', { name })).toBeNull();
  }
  expect(part('Not started').getAllByRole('listitem')).toHaveLength(3);
  const results = await part('Results so far').findAllByRole('listitem');
  expect(results.map(({ textContent }) => textContent)).toEqual([
    'Ada OkoyeLast 80%, 4 attemptsStable',
  ]);
  expect(
    part('Missed questions')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Where does it end?Rivers2 of 3 missed this',
    'What is rain?Water, taken on the shelf, not given to this class1 of 2 missed this',
  ]);
  expect(await axeFaults()).toEqual([]);
});

test('where nothing was missed and all have started, a sentence says so instead of empty cards', async () => {
  serveOverview(ada);
  const few = { students: 3, started: 3, isEnough: false, average: null };
  const nothing = { weakTopics: [], strongTopics: [], hardQuestions: [], notStarted: [] };
  await open(someInsights({ numbers: { ...few, ...nothing } }));
  expect(
    await screen.findByText(/No question of your quizzes was missed so far\. Everybody has taken/),
  ).toBeTruthy();
  for (const name of ['Missed questions', 'Not started']) {
    expect(screen.queryByRole('region', { name })).toBeNull();
  }
});

test('of many students the first are shown, and a button shows all', async () => {
  const notStarted = Array.from({ length: 200 }, (_, index) => ({
    studentId: `s${index}`,
    fullName: `Student ${index}`,
  }));
  const { user } = await open(someInsights({ numbers: { notStarted } }));
  expect(part('Not started').getAllByRole('listitem')).toHaveLength(8);
  const button = part('Not started').getByRole('button', { name: 'Show all 200' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await user.click(button);
  expect(part('Not started').getAllByRole('listitem')).toHaveLength(200);
  await user.click(part('Not started').getByRole('button', { name: 'Show the first 8' }));
  expect(part('Not started').getAllByRole('listitem')).toHaveLength(8);
});

test('the words have headings, bullets and bold, and who wrote them and when', async () => {
  await open();
  const words = part('In one minute');
  expect(await words.findByRole('heading', { name: 'The class in brief' })).toBeTruthy();
  expect(words.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '27 of 30 students have taken at least one quiz.',
    'Teach Evaporation again.',
  ]);
  expect(words.getByText('27 of 30 students').tagName).toBe('STRONG');
  expect(words.getByText(/Worded by Study Assistant itself/)).toBeTruthy();
  expect(words.getByText('12 Mar 2026, 09:05')).toBeTruthy();
});

test('what a card shows is not told again in words', async () => {
  await open();
  expect(screen.getAllByText(/Evaporation/)).toHaveLength(2);
  expect(screen.getAllByText(/Ada Byron/)).toHaveLength(1);
  expect(screen.queryByRole('heading', { name: 'Topics to teach again' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Students' })).toBeNull();
});

test('a server without numbers has its whole text shown', async () => {
  const { numbers: _numbers, ...rest } = someInsights();
  server.use(http.get(address, () => HttpResponse.json({ success: true, ...rest })));
  renderSignedIn(<ClassInsights />);
  expect(await screen.findByRole('heading', { name: 'Topics to teach again' })).toBeTruthy();
});

test.each([
  ['gemini', /Worded by Gemini.*No student’s name was sent to it/],
  ['local', /Worded by your school’s AI model.*No student’s name was sent to it/],
] as const)('the words of %s are told apart, with what it was not told', async (writer, words) => {
  await open(someInsights({ writer }));
  expect(screen.getByText(words)).toBeTruthy();
});

test('Refresh has the words written again and says when they are there', async () => {
  const { user } = await open();
  server.use(
    http.get(address, ({ request }) => {
      expect(new URL(request.url).searchParams.get('refresh')).toBe('1');
      return HttpResponse.json({
        success: true,
        ...someInsights({ insights: '- Written again.' }),
      });
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('Written again.')).toBeTruthy();
  expect(screen.getByText('The insights are up to date.')).toBeTruthy();
});

test('a refresh that fails leaves the old insights and can be tried again', async () => {
  const { user } = await open();
  failWith(() => refusal(500, 'The server is resting.'));
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  const alert = await screen.findByText('The server is resting.');
  expect(screen.getByText('27 of 30 students')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(alert.isConnected).toBe(false));
  expect(await screen.findByText('The insights are up to date.')).toBeTruthy();
});

test('Copy puts the text on the clipboard', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Insights copied to clipboard!')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(someInsights().insights);
});

test('a clipboard that refuses is no dead end', async () => {
  const { user } = await open();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText(/could not be copied.*copy it by hand/)).toBeTruthy();
});

test('Download hands out a text file named by the day', async () => {
  const { user } = await open();
  vi.useFakeTimers({ now: new Date('2026-11-21T15:00:00Z'), toFake: ['Date'] });
  const saved: { name: string; blob: Blob }[] = [];
  let made = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    made = blob as Blob;
    return 'blob:insights';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, blob: made });
  });
  await user.click(screen.getByRole('button', { name: 'Download' }));
  vi.useRealTimers();
  expect(saved.map(({ name }) => name)).toEqual(['class-insights-2026-11-21.txt']);
  expect(await saved[0]?.blob.text()).toBe(`${someInsights().insights}\n`);
});

test('without attempts the page says what to do, and offers nothing to copy', async () => {
  await open(noInsights);
  expect(screen.getByRole('heading', { level: 3, name: 'No insights yet' })).toBeTruthy();
  expect(screen.getByText(/They appear here when students have taken a quiz/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to Quiz Generation' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
});

test.each([
  [
    'the server gives a reason',
    () => refusal(500, 'The server is resting.'),
    'The server is resting.',
  ],
  ['no answer comes', () => HttpResponse.error(), 'Failed to load insights'],
  [
    'the answer makes no sense',
    () => new HttpResponse('<html>', { status: 502 }),
    'Failed to load insights',
  ],
])('when %s, the page says so and can try again', async (_what, answer, words) => {
  failWith(answer);
  const { user } = renderSignedIn(<ClassInsights />);
  expect(await screen.findByText(words)).toBeTruthy();
  serve(someInsights());
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('27 of 30 students')).toBeTruthy();
});

test('the insights of one class are shown and written again', async () => {
  serveClasses(aListedClass('9b'));
  const asked: string[] = [];
  server.use(
    http.get(address, ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ success: true, ...someInsights() });
    }),
  );
  const { user } = renderSignedIn(<ClassInsights />);
  await user.click(await screen.findByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('The insights are up to date.')).toBeTruthy();
  expect(asked.map((search) => [...new URLSearchParams(search)])).toEqual([
    [['classId', '9b']],
    [
      ['refresh', '1'],
      ['classId', '9b'],
    ],
  ]);
  expect((await screen.findByRole('link', { name: 'Ada Byron' })).getAttribute('href')).toBe(
    '/student-performance/ada?class=9b',
  );
});
