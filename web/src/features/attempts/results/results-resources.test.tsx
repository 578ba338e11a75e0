import type { Attempt } from '@study-assistant/contract/attempts/attempts';
import { NO_PROGRESS, type AttemptProgress } from '@study-assistant/contract/attempts/completion';
import type { User } from '@study-assistant/contract/people/accounts';
import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { axeFaults } from '../../../test/axe.ts';
import { renderSignedIn, student, teacher } from '../../../test/render-signed-in.tsx';
import { server } from '../../../test/server.ts';
import { anAttempt } from '../attempt.fixture.ts';
import { QuizResultsPage } from './quiz-results.page.tsx';

const address = '/api/quiz-results/attempt/first';
const markAddress = '/api/quiz-results/first/mark-complete';

function link(name: string) {
  return { title: name, link: `https://example.org/${name}`, description: `All about ${name}` };
}

const attempt = anAttempt({
  errorTopics: ['Organelles', 'Membranes'],
  resourceRecommendations: {
    onlineResources: [link('Cells'), link('Tissues')],
    youtubeVideos: [link('Film')],
  },
});

type Served = { attempt?: Attempt; progress?: AttemptProgress | null };

function serve({ attempt: one = attempt, progress = NO_PROGRESS }: Served = {}) {
  server.use(
    http.get(address, () => HttpResponse.json({ success: true, attempt: one })),
    http.get(`${address}/analysis`, () => HttpResponse.error()),
    http.get(`${address}/progress`, () => (progress ? marked(progress) : HttpResponse.error())),
  );
}

function marked(progress: AttemptProgress) {
  return HttpResponse.json({ success: true, progress, resources: { completed: 0, total: 4 } });
}

async function show(user: User = student) {
  const page = renderSignedIn(<QuizResultsPage />, {
    user,
    at: '/quiz-results/first',
    route: '/quiz-results/:attemptId',
  });
  await screen.findByRole('heading', { name: 'Detailed Breakdown' });
  return page;
}

function resources() {
  return screen.findByRole('region', { name: 'Resources to Help You Improve' });
}

function bar() {
  return screen.getByRole('progressbar', { name: 'Your progress' }).getAttribute('aria-valuetext');
}

test('articles, videos and the analysis stand in three groups under a bar', async () => {
  serve({ progress: { onlineResources: [1], youtubeVideos: [], analysisViewed: false } });
  await show();
  const section = within(await resources());
  expect(section.getByText('25% Complete')).toBeTruthy();
  const articles = within(section.getByRole('region', { name: 'Online Articles & Guides' }));
  const videos = within(section.getByRole('region', { name: 'YouTube Videos' }));
  const analysis = within(section.getByRole('region', { name: 'Skill Gap Analysis' }));

  const cells = articles.getByRole('link', { name: 'Cells (opens in a new tab)' });
  expect(cells.getAttribute('href')).toBe('https://example.org/Cells');
  expect(cells.getAttribute('target')).toBe('_blank');
  expect(articles.getByText('All about Cells')).toBeTruthy();
  expect(articles.getByRole('button', { name: 'Mark as Complete' })).toBeTruthy();
  const done = articles.getByRole('button', { name: '✓ Completed' });
  expect(done.getAttribute('aria-disabled')).toBe('true');
  expect(videos.getByRole('link', { name: 'Film (opens in a new tab)' })).toBeTruthy();

  const plan = analysis.getByRole('link', {
    name: 'You struggled with 2 topic(s), including "Organelles". We have study materials to help.',
  });
  expect(plan.getAttribute('href')).toBe('/quiz-results/first/analysis');
  expect(analysis.getByRole('button', { name: 'Mark as Reviewed' })).toBeTruthy();
  expect(await axeFaults()).toEqual([]);
});

test('a mark is seen at once, before the server has answered', async () => {
  serve();
  const bodies: unknown[] = [];
  server.use(
    http.post(markAddress, async ({ request }) => {
      bodies.push(await request.json());
      await delay('infinite');
      return HttpResponse.error();
    }),
  );
  const { user } = await show();
  const videos = within(await screen.findByRole('region', { name: 'YouTube Videos' }));
  const button = videos.getByRole('button', { name: 'Mark as Complete' });
  await user.click(button);
  expect(button.textContent).toBe('✓ Completed');
  expect(document.activeElement).toBe(button);
  expect(bar()).toBe('25% Complete');
  await waitFor(() =>
    expect(bodies).toEqual([{ resourceType: 'youtubeVideos', resourceIndex: 0 }]),
  );
});

test('quick marks are sent one after another and all stay', async () => {
  serve({ attempt: { ...attempt, errorTopics: [] } });
  let known = NO_PROGRESS;
  server.use(
    http.post(markAddress, async ({ request }) => {
      const { resourceIndex } = (await request.json()) as { resourceIndex: number };
      known = { ...known, onlineResources: [...known.onlineResources, resourceIndex] };
      return marked(known);
    }),
  );
  const { user } = await show();
  await resources();
  for (const button of screen.getAllByRole('button', { name: 'Mark as Complete' }).slice(0, 2)) {
    await user.click(button);
  }
  expect(bar()).toBe('67% Complete');
  await waitFor(() => expect(known.onlineResources).toEqual([0, 1]));
  expect(bar()).toBe('67% Complete');
});

test.each([
  ['Online Articles & Guides', 'Mark as Complete', 'Failed to mark resource as complete'],
  ['Skill Gap Analysis', 'Mark as Reviewed', 'Failed to mark analysis as complete'],
])('a failed mark in %s is taken back and said', async (group, label, sentence) => {
  serve();
  server.use(http.post(markAddress, () => HttpResponse.error()));
  const { user } = await show();
  const region = within(await screen.findByRole('region', { name: group }));
  const [button] = region.getAllByRole('button', { name: label });
  if (!button) throw new Error('There is no button to press.');
  await user.click(button);
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(button.textContent).toBe(label);
  expect(bar()).toBe('0% Complete');
});

test('everything done is 100%, and the analysis is reviewed', async () => {
  serve({ progress: { onlineResources: [0, 1], youtubeVideos: [0], analysisViewed: true } });
  await show();
  await resources();
  expect(bar()).toBe('100% Complete');
  expect(screen.getByRole('button', { name: '✓ Reviewed' })).toBeTruthy();
});

test('a teacher sees the resources and how far the student is, without marks', async () => {
  serve({ progress: { ...NO_PROGRESS, onlineResources: [0] } });
  await show(teacher);
  const section = within(await resources());
  expect(bar()).toBe('25% Complete');
  expect(section.getAllByRole('link')).toHaveLength(4);
  expect(section.queryByRole('button')).toBeNull();
  expect(await axeFaults()).toEqual([]);
});

test('the resources are there even when the progress and the analysis do not come', async () => {
  serve({ progress: null });
  await show();
  await resources();
  expect(bar()).toBe('0% Complete');
});

test('with nothing to improve there is no such section', async () => {
  serve({ attempt: anAttempt({ errorTopics: [] }) });
  await show();
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Resources to Help You Improve' })).toBeNull(),
  );
});

test('an analysis alone is enough for the section, and groups without links are left out', async () => {
  serve({ attempt: anAttempt({ errorTopics: ['Organelles'] }) });
  await show();
  const section = within(await resources());
  expect(section.getAllByRole('heading', { level: 3 }).map((h) => h.textContent)).toEqual([
    'Skill Gap Analysis',
  ]);
});
