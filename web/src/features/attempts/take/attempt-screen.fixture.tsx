import type { OpenAttempt, TakenQuiz } from '@study-assistant/contract/attempts/open-attempts';
import type { User } from '@study-assistant/contract/people/accounts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { MemoryRouter, Route, Routes, useLocation, useParams } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { Announcer } from '../../../components/ui/feedback/announcer.tsx';
import { Toaster } from '../../../components/ui/feedback/toaster.tsx';
import { provideAuth } from '../../../lib/auth/auth.ts';
import { keepUser } from '../../../lib/auth/session.ts';
import { server } from '../../../test/server.ts';
import { anOpenAttempt, aQuiz, maya } from '../attempt.fixture.ts';
import { QuizAttemptPage } from './quiz-attempt.page.tsx';
import { readStoredAttempt } from './state/attempt-storage.ts';

/** Every submit that the server received in this test. */
export const sent: unknown[] = [];
/** Every save that the server received. */
export const saves: { answers: (number | null)[]; flags: boolean[]; questionTimes: number[] }[] =
  [];

/** The server's attempt; null before the first start. */
let open: OpenAttempt | null = null;

/** Sets up a student, a server and a clock that the test moves. */
export function prepareAttempts(): void {
  beforeEach(() => {
    sent.length = 0;
    saves.length = 0;
    open = null;
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-03-12T09:00:00Z') });
    provideAuth({ token: () => Promise.resolve('token') } as Parameters<typeof provideAuth>[0]);
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

type Served = { ahead?: number; quiz?: TakenQuiz; over?: Partial<OpenAttempt> };

/**
 * Serves an attempt that can be started, resumed and saved. `ahead` is the lead of the server's
 * clock in ms; `over` changes the attempt, for example its assignment.
 */
export function serveAttempt({ ahead = 0, quiz = aQuiz(), over = {} }: Served = {}) {
  const serverNow = () => new Date(Date.now() + ahead).toISOString();
  server.use(
    http.post(startAddress(over), () => {
      const isOver = open && Date.now() + ahead > Date.parse(open.deadline) + 30_000;
      if (!open || isOver) open = anOpenAttempt({ ...shifted(ahead), ...over });
      const reply = { success: true, attempt: open, quiz, serverNow: serverNow() };
      return HttpResponse.json(reply, { status: 201 });
    }),
  );
  serveSaves(() => null);
}

function startAddress({ assignmentId }: Partial<OpenAttempt>): string {
  return assignmentId ? `/api/assignments/${assignmentId}/attempts` : '/api/quizzes/cells/attempts';
}

/** Refuses each save for which `refusal` gives a response, and accepts the others. */
export function serveSaves(refusal: () => Response | null) {
  server.use(
    http.put('/api/attempts/first/answers', async ({ request }) => {
      const work = (await request.json()) as (typeof saves)[number];
      saves.push(work);
      const refused = refusal();
      if (refused) return refused;
      const before = open ?? anOpenAttempt();
      const answers = before.answers.map((saved, index) => work.answers[index] ?? saved);
      open = { ...before, ...work, answers };
      const serverNow = new Date().toISOString();
      return HttpResponse.json({ success: true, attempt: open, serverNow });
    }),
  );
}

/** Replaces the server's attempt; null removes it. */
export function changeOpenAttempt(next: OpenAttempt | null): void {
  open = next;
}

export function openAttemptNow(): OpenAttempt {
  return open ?? anOpenAttempt();
}

function shifted(ahead: number) {
  const now = Date.now() + ahead;
  const deadline = new Date(now + 300_000).toISOString();
  return { startedAt: new Date(now).toISOString(), deadline };
}

/** Answers each submit in turn; the last response is used for all that follow. */
export function serveSubmit(...answers: (() => Response)[]) {
  server.use(
    http.post('/api/quiz/submit', async ({ request }) => {
      sent.push(await request.json());
      return (answers[Math.min(sent.length, answers.length) - 1] ?? accepted)();
    }),
  );
}

export function accepted() {
  return HttpResponse.json({ success: true, attemptId: 'first' }, { status: 201 });
}

export function refused(status: number, error: string) {
  return HttpResponse.json({ success: false, error, code: 'conflict' }, { status });
}

function Results() {
  const { state } = useLocation() as { state: { held?: string } | null };
  return (
    <>
      <h1>Results of {useParams()['attemptId']}</h1>
      <p>{state?.held}</p>
    </>
  );
}

export function show(as: User = maya, search = '', state: object | null = null): UserEvent {
  keepUser(as, { remember: true });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <Announcer />
      <Toaster />
      <MemoryRouter initialEntries={[{ pathname: '/quiz-attempt/cells', search, state }]}>
        <Routes>
          <Route path="/quiz-attempt/:quizId" element={<QuizAttemptPage />} />
          <Route path="/quiz-results/:attemptId" element={<Results />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
}

export async function begin() {
  serveAttempt();
  const user = show();
  await heading('Question 1 of 5');
  return user;
}

export function heading(name: string | RegExp) {
  return screen.findByRole('heading', { level: 1, name });
}

export function press(name: string) {
  return screen.getByRole('button', { name });
}

export function radio(name: string) {
  return screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(name) });
}

export async function pass(seconds: number) {
  await act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
}

/** Moves the clock to the moment with exactly this much time left, however slow the test is. */
export async function passUntil(secondsLeft: number, assignmentId: string | null = null) {
  const name = { studentId: maya.uid, quizId: 'cells', assignmentId };
  const deadline = readStoredAttempt(name)?.state.deadline ?? 0;
  await act(() => vi.advanceTimersByTimeAsync(deadline - secondsLeft * 1000 - Date.now()));
}

export async function goToLastAndSubmit(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: /^Question 5,/ }));
  await user.click(press('Submit Quiz'));
  await user.click(press('Yes, submit'));
}
