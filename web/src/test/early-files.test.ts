import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';

const html = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');
const [, script = ''] = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].at(-1) ?? [];

const plan = [
  ['^student /student-dashboard\\?tab=quiz([?&]|$)', ['/quiz.js', '/quiz.css']],
  ['^student /login([?&]|$)', ['/materials.js']],
  ['^\\w+ /quiz-attempt/[^/?]+([?&]|$)', ['/attempt.js']],
];

afterEach(() => {
  document.body.innerHTML = '';
});

/** Returns what the page preloads ahead of its entry, as `rel href`. */
function open(address: string, user: unknown, keptIn: Storage = localStorage): string[] {
  keptIn.setItem('user', typeof user === 'string' ? user : JSON.stringify(user));
  window.history.replaceState(null, '', address);
  const list = document.createElement('script');
  list.type = 'application/json';
  list.id = 'early-files';
  list.textContent = JSON.stringify(plan);
  document.body.append(list);
  // The links are not added to the page, so that nothing is fetched.
  const append = vi.spyOn(document.head, 'append').mockReturnValue();
  runInThisContext(script);
  const links = append.mock.calls.flat() as HTMLLinkElement[];
  return links.map((link) => `${link.rel} ${link.getAttribute('href')}`);
}

test('somebody signed in gets the files of her page and the configuration at once', () => {
  expect(open('/student-dashboard?tab=quiz', { uid: 'ada', userType: 'student' })).toEqual([
    'preload /__/firebase/init.json',
    'modulepreload /quiz.js',
    'preload /quiz.css',
  ]);
});

test('a sign-in for one browser tab counts as well, and leads on from the sign-in page', () => {
  const links = open('/login', { uid: 'ada', userType: 'student' }, sessionStorage);
  expect(links).toContain('modulepreload /materials.js');
});

test('an address with an id in it is known, with anything behind it', () => {
  const links = open('/quiz-attempt/q1?again=yes', { uid: 'ada', userType: 'teacher' });
  expect(links).toContain('modulepreload /attempt.js');
});

test.each([
  ['nobody', '/student-dashboard?tab=quiz', 'null'],
  ['a user without an id', '/student-dashboard?tab=quiz', { userType: 'student' }],
  ['what cannot be read', '/student-dashboard?tab=quiz', '{'],
  [
    'a teacher at a page of students',
    '/student-dashboard?tab=quiz',
    { uid: 'x', userType: 'teacher' },
  ],
  ['an address that is no page', '/nothing-here', { uid: 'ada', userType: 'student' }],
])('%s gets nothing ahead', (_who, address, user) => {
  expect(open(address, user)).toEqual([]);
});
