import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { ownQuiz, startEditorServer } from '../../features/quizzes/editor/editor-server.fixture.ts';
// These are fetched ahead, since the first fetch of lazy code is slow on a busy machine.
import '../../features/quizzes/editor/quiz-editor.page.tsx';
import { axeFaults } from '../../test/axe.ts';
import { accountOf, startFakeAuth } from '../../test/fake-auth.ts';
import { openApp } from '../../test/open-app.tsx';
import { student, teacher } from '../../test/render-signed-in.tsx';
import { server } from '../../test/server.ts';

const people = { student, teacher, admin: { ...teacher, isAdmin: true } };

function openAs(person: keyof typeof people, address: string) {
  const user = people[person];
  localStorage.setItem('user', JSON.stringify(user));
  startFakeAuth(accountOf(user)).resume(user.uid);
  return openApp(address);
}

async function findMenu() {
  const menu = await screen.findByRole('navigation', { name: 'Menu' });
  return within(menu.closest('header') as HTMLElement);
}

/** The names of the marked entries, with the value of the mark. */
async function marked() {
  const links = (await findMenu()).getAllByRole('link');
  return links
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => [
      link.getAttribute('aria-label') ?? link.textContent,
      link.getAttribute('aria-current'),
    ]);
}

beforeEach(() => {
  server.use(
    http.get('/api/*', () => HttpResponse.json({ success: true, materials: [], quizzes: [] })),
  );
});

test.each([
  ['teacher', '/library', 'Library', 'page'],
  ['teacher', '/classes', 'Classes', 'page'],
  ['teacher', '/classes/9b', 'Classes', 'true'],
  ['teacher', '/classes/9b/students/ada/report', 'Classes', 'true'],
  ['teacher', '/assignments/a1', 'Classes', 'true'],
  ['teacher', '/student-performance/ada', 'AI Skill Gap Overview', 'true'],
  ['teacher', '/student-performance/ada?class=9b', 'Classes', 'true'],
  ['teacher', '/quiz-results/student/ada', 'AI Skill Gap Overview', 'true'],
  ['teacher', '/quiz-view/q1', 'Quiz Generation', 'true'],
  ['teacher', '/quiz-edit/q1', 'Quiz Generation', 'true'],
  ['teacher', '/quiz-analysis/q1', 'Quiz Generation', 'true'],
  ['teacher', '/quiz-analysis/q1?class=all', 'Quiz Generation', 'true'],
  ['teacher', '/quiz-analysis/q1?class=9b', 'Classes', 'true'],
  ['teacher', '/materials/m1', 'Study Materials', 'true'],
  ['admin', '/admin/people', 'School', 'true'],
  ['student', '/my-classes', 'My classes', 'page'],
  ['student', '/quiz-results/a1', 'Quizzes', 'true'],
  ['student', '/quiz-results/a1/analysis', 'Quizzes', 'true'],
  ['student', '/student-performance/student-1', 'Performance', 'true'],
  ['student', '/materials/m1', 'Study Materials', 'true'],
] as const)('the menu of a %s at %s marks %s', async (person, address, name, mark) => {
  openAs(person, address);
  expect(await marked()).toEqual([[name, mark]]);
});

test('one’s account is marked at its page, and is in every menu with the way to log out', async () => {
  openAs('student', '/account');
  expect(await marked()).toEqual([['AOAda OkoyeYour account', 'page']]);
  const menu = await findMenu();
  expect(menu.getByRole('link', { name: 'Ada Okoye Your account' })).toBeTruthy();
  expect(menu.getByRole('button', { name: 'Log out' })).toBeTruthy();
});

test.each([
  [
    'teacher',
    '/classes',
    [
      ['Study Materials', '/dashboard?tab=materials'],
      ['Quiz Generation', '/dashboard?tab=quiz'],
      ['AI Skill Gap Overview', '/dashboard?tab=skill-gap'],
      ['AI Performance Insights', '/dashboard?tab=performance'],
      ['Library', '/library'],
      ['Classes', '/classes'],
    ],
  ],
  [
    'student',
    '/my-classes',
    [
      ['Study Materials', '/student-dashboard?tab=materials'],
      ['Quizzes', '/student-dashboard?tab=quiz'],
      ['Performance', '/student-dashboard?tab=performance'],
      ['Growth Analytics', '/student-dashboard?tab=growth'],
      ['My classes', '/my-classes'],
    ],
  ],
] as const)(
  'a %s has the same menu everywhere: tabs at home, links elsewhere',
  async (person, page, entries) => {
    const user = openAs(person, page);
    const nav = within(await screen.findByRole('navigation', { name: 'Menu' }));
    const links = nav.getAllByRole('link');
    expect(
      links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
    ).toEqual(entries);
    await user.click(links[1] as HTMLElement);
    const tabs = await nav.findAllByRole('tab');
    expect(tabs.map((tab) => tab.getAttribute('aria-label'))).toEqual(
      entries.slice(0, 4).map(([name]) => name),
    );
    expect(nav.getByRole('tab', { selected: true }).getAttribute('aria-label')).toBe(entries[1][0]);
    expect(nav.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual(
      entries.slice(4).map(([name]) => name),
    );
  },
);

test('only who looks after the school has it in the menu', async () => {
  openAs('admin', '/library');
  expect((await findMenu()).getByRole('link', { name: 'School' })).toBeTruthy();
});

test('the menu is the first landmark, after the link that skips it', async () => {
  openAs('teacher', '/library');
  await findMenu();
  expect(document.querySelector('a')?.textContent).toBe('Skip to content');
  expect(screen.getAllByRole('link', { name: 'Skip to content' })).toHaveLength(1);
  expect(screen.getAllByRole('banner')).toHaveLength(1);
  expect(screen.getAllByRole('main')).toHaveLength(1);
  expect(await axeFaults()).toEqual([]);
});

test.each([
  ['student', '/quiz-attempt/q1'],
  ['student', '/practice'],
  ['student', '/board'],
  ['teacher', '/classes/9b/board'],
] as const)('nothing draws a %s away from %s', async (person, address) => {
  openAs(person, address);
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
});

describe('a page that is open to everyone', () => {
  test('has no menu for a stranger', async () => {
    startFakeAuth();
    openApp('/help');
    await screen.findByRole('heading', { level: 1, name: 'Help' });
    expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
  });

  test('has that of the person who is signed in', async () => {
    openAs('student', '/help');
    await screen.findByRole('heading', { level: 1, name: 'Help' });
    expect(await marked()).toEqual([]);
  });
});

test.each([
  ['link', 'Library', '/library'],
  ['button', 'Log out', '/login'],
] as const)(
  'what is not saved is left by the menu after a question: %s %s',
  async (role, name, target) => {
    startEditorServer(ownQuiz());
    const user = openAs('teacher', '/quiz-edit/quiz-1');
    const title = await screen.findByLabelText('Title');
    await user.type(title, '!');
    const way = (await findMenu()).getByRole(role, { name });
    await user.click(way);
    await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(location.pathname).toBe('/quiz-edit/quiz-1');
    await user.click(way);
    await user.click(screen.getByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(location.pathname).toBe(target));
  },
);
