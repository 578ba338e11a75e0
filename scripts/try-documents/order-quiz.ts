import { setTimeout as wait } from 'node:timers/promises';
import type { LocalFirebase } from '@study-assistant/emulators/start';

export type Tried = {
  /** The sentence that the teacher reads when there is no quiz, else null. */
  sentence: string | null;
  /** The notice that the teacher reads beside the quiz. */
  notice: string | null;
  questions: number;
  seconds: number;
};

export type Teacher = { token: string };

/** Signs up a teacher on this stack. */
export async function signUpTeacher({ urls }: LocalFirebase): Promise<Teacher> {
  const account = { email: 'teacher@example.org', password: 'correct horse' };
  const { localId: uid } = await identity(urls.auth, 'signUp', account);
  const { idToken } = await identity(urls.auth, 'signInWithPassword', account);
  const response = await fetch(`${urls.hosting}/api/auth/save-user-data`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${idToken}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      uid,
      email: account.email,
      fullName: 'Alex Example',
      userType: 'teacher',
    }),
  });
  if (!response.ok) throw new Error(`no teacher: ${await response.text()}`);
  const { idToken: token } = await identity(urls.auth, 'signInWithPassword', account);
  return { token };
}

async function identity(
  auth: string,
  method: string,
  account: { email: string; password: string },
): Promise<{ localId: string; idToken: string }> {
  const response = await fetch(
    `${auth}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=local`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...account, returnSecureToken: true }),
    },
  );
  if (!response.ok) throw new Error(`${method}: ${await response.text()}`);
  return (await response.json()) as { localId: string; idToken: string };
}

/** Has a quiz written from a document through the API, and waits until it is done. */
export async function orderQuiz(
  { urls }: LocalFirebase,
  { token }: Teacher,
  file: { name: string; bytes: Uint8Array },
  count: number,
): Promise<Tried> {
  const started = performance.now();
  async function ask(path: string, init: RequestInit = {}): Promise<Record<string, unknown>> {
    const headers = { Authorization: `Bearer ${token}`, Prefer: 'respond-async' };
    const response = await fetch(`${urls.hosting}/api${path}`, { ...init, headers });
    return (await response.json()) as Record<string, unknown>;
  }
  function refused(error: unknown): Tried {
    const seconds = (performance.now() - started) / 1000;
    return { sentence: String(error), notice: null, questions: 0, seconds };
  }

  const body = new FormData();
  body.set('numQuestions', String(count));
  body.set('file', new Blob([new Uint8Array(file.bytes)]), file.name);
  const { success, error, quizId } = await ask('/quiz/generate', { method: 'POST', body });
  if (success !== true) return refused(error);
  for (;;) {
    const progress = await ask(`/quizzes/${String(quizId)}/progress`);
    if (progress.status === 'ready') break;
    if (progress.status !== 'generating') return refused(progress.error);
    await wait(200);
  }
  const seconds = (performance.now() - started) / 1000;
  const { quiz } = await ask(`/quizzes/${String(quizId)}`);
  const { questions, notice } = quiz as { questions: unknown[]; notice: string | null };
  return { sentence: null, notice, questions: questions.length, seconds };
}
