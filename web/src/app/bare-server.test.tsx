import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { poorestReplies, serveBare, specifiedReplies } from '../test/bare-server.ts';
import { accountOf, startFakeAuth } from '../test/fake-auth.ts';
import { openApp } from '../test/open-app.tsx';
import { student, teacher } from '../test/render-signed-in.tsx';
import { server } from '../test/server.ts';

/** Query data that an earlier sign-in may have left behind. */
const people = {
  maya: { ...student, uid: 'maya', currentGrade: 10 },
  omar: { uid: 'omar', email: teacher.email, fullName: teacher.fullName, userType: 'teacher' },
};

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

function openAs(person: keyof typeof people, address: string) {
  localStorage.setItem('user', JSON.stringify(people[person]));
  const account = { ...accountOf(person === 'maya' ? student : teacher), uid: person };
  startFakeAuth(account).resume(person);
  return openApp(address);
}

type Page = [who: keyof typeof people, address: string, specified: string[], poorest: string[]];

const pages: Page[] = [
  ['maya', '/student-dashboard', ['Inside a cell', '12 Mar 2026'], ['Untitled Material', 'N/A']],
  [
    'maya',
    '/student-dashboard?tab=quiz',
    ['Cells and tissues', 'Easy', 'For your grade', '12 Mar 2026', 'Retake'],
    ['Untitled Quiz', 'Medium', 'Retake'],
  ],
  [
    'maya',
    '/student-dashboard?tab=performance',
    ['50.0%', '12 Mar 2026', '1/2 Correct', 'Mastered'],
    ['Untitled Quiz', 'Total Quizzes Taken', 'N/A'],
  ],
  [
    'maya',
    '/student-dashboard?tab=growth',
    ['1m 15s', '12 Mar 2026', 'Cells and tissues'],
    ['Untitled Quiz', 'N/A'],
  ],
  ['maya', '/quiz-view/q1', ['Cells and tissues', '2 Questions'], ['Untitled Quiz', '2 Questions']],
  ['maya', '/quiz-attempt/q1', ['Cells and tissues', 'Question 1 of 2'], ['Question 1 of 2']],
  [
    'maya',
    '/quiz-results/a1',
    [
      'Cells and tissues - Results',
      'You answered 1 out of 2 questions correctly.',
      'You struggled with 1 topic(s), including "Cells". We have study materials to help.',
    ],
    ['Untitled Quiz - Results', 'You answered 0 out of 2 questions correctly.'],
  ],
  [
    'maya',
    '/quiz-results/a1/analysis',
    ['AI-Powered Recommendations', 'Inside a cell', '1m 20s'],
    ['Great Job!'],
  ],
  ['omar', '/dashboard', ['Inside a cell', '12 Mar 2026'], ['Untitled Material', 'N/A']],
  [
    'omar',
    '/dashboard?tab=quiz',
    ['Cells and tissues', 'Grade 10', '12 Mar 2026', '2 questions'],
    ['Untitled Quiz', 'Medium'],
  ],
  ['omar', '/dashboard?tab=skill-gap', ['Maya Lindqvist', 'Progressing'], ['Student']],
  ['omar', '/dashboard?tab=performance', ['The class in brief'], ['All is well.']],
  ['omar', '/quiz-view/q1', ['✓ Correct Answer'], ['Untitled Quiz']],
  ['omar', '/student-performance/maya', ['Maya Lindqvist', '12 Mar 2026'], ['Untitled Quiz']],
  [
    'omar',
    '/quiz-results/student/maya',
    ['Quiz Results for Maya Lindqvist', 'Score: 50%', '12 Mar 2026'],
    ['Quiz Results for Student', 'Untitled Quiz', 'N/A'],
  ],
];

describe('with a server that speaks the specification alone', () => {
  test.each(pages)('%s at %s sees what it tells', async (who, address, texts) => {
    serveBare(specifiedReplies);
    openAs(who, address);
    for (const text of texts) await screen.findAllByText(text, { exact: false });
    expect(screen.queryByText(/An error occurred|Failed to load|could not be/)).toBeNull();
  });

  test.each(pages)('%s at %s sees a page of ids alone', async (who, address, _, texts) => {
    serveBare(poorestReplies);
    openAs(who, address);
    for (const text of texts) await screen.findAllByText(text, { exact: false });
    expect(screen.queryByText(/An error occurred|Failed to load|could not be/)).toBeNull();
  });

  test('the results show without analysis and progress', async () => {
    serveBare({ '/quiz-results/attempt/a1': specifiedReplies['/quiz-results/attempt/a1'] });
    openAs('maya', '/quiz-results/a1');
    await screen.findByRole('heading', { name: 'Detailed Breakdown' });
    await screen.findByRole('heading', { name: 'Resources to Help You Improve' });
  });

  test('no analysis is said to be none', async () => {
    const none = { '/quiz-results/attempt/a1/analysis': { analysis: null } };
    serveBare({ ...specifiedReplies, ...none });
    openAs('maya', '/quiz-results/a1/analysis');
    await screen.findByText("We couldn't find the analysis for this quiz attempt.");
  });

  test('a quiz is taken and handed in', async () => {
    serveBare(specifiedReplies);
    let sent: unknown = null;
    server.use(
      http.post('/api/quiz/submit', async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ success: true, attemptId: 'a1' });
      }),
    );
    const user = openAs('maya', '/quiz-attempt/q1');
    await user.click(await screen.findByRole('radio', { name: /Mitochondrion/ }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(screen.getByRole('button', { name: 'Submit Quiz' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click([...dialog.querySelectorAll('button')].at(-1) as HTMLElement);
    await waitFor(() => expect(location.pathname).toBe('/quiz-results/a1'));
    expect(sent).toMatchObject({ quizId: 'q1', studentId: 'maya', answers: [1, null] });
    expect(sent).not.toHaveProperty('attemptId');
  });

  test('a refusal by the success flag alone is told in its own words', async () => {
    serveBare(specifiedReplies);
    server.use(
      http.get('/api/teacher/omar/class-insights', () =>
        HttpResponse.json({ success: false, error: 'There is no class yet.' }),
      ),
    );
    openAs('omar', '/dashboard?tab=performance');
    await screen.findByText('There is no class yet.');
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
  });
});
