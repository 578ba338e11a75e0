import { setTimeout as wait } from 'node:timers/promises';
import type { LocalFirebase } from '@study-assistant/emulators/start';
import { signInAs } from './demo-client.ts';

/** Latencies of one path in ms. */
type Latencies = { path: string; calls: number; p50: number; p95: number; max: number };

export type WhileWriting = {
  /** Seconds from the order to the quiz. */
  seconds: number;
  status: unknown;
  questions: number;
  latencies: Latencies[];
};

const paths = ['/api/health', '/api/quizzes'];
const PAUSE_MS = 100;

/** Orders a quiz of 50 questions from a long document, and makes other calls until it is there. */
export async function callWhileWriting(
  product: LocalFirebase,
  file: { name: string; bytes: Uint8Array },
): Promise<WhileWriting> {
  const teacher = await signInAs(product, 'ingrid.solberg@demo.school');
  const form = new FormData();
  form.set('numQuestions', '50');
  form.set('file', new Blob([new Uint8Array(file.bytes)]), file.name);
  const times = new Map(paths.map((path) => [path, [] as number[]]));
  const started = performance.now();
  const { quizId } = await teacher.call({
    path: '/api/quiz/generate',
    form,
    headers: { Prefer: 'respond-async' },
  });
  let status: unknown = 'generating';
  while (status === 'generating') {
    for (const path of paths) {
      const asked = performance.now();
      await teacher.call({ path });
      times.get(path)?.push(performance.now() - asked);
      await wait(PAUSE_MS);
    }
    ({ status } = await teacher.call({ path: `/api/quizzes/${String(quizId)}/progress` }));
  }
  const seconds = (performance.now() - started) / 1000;
  if (status !== 'ready')
    throw new Error(`The long quiz was not written: it is ${String(status)}.`);
  const { quiz } = await teacher.call({ path: `/api/quizzes/${String(quizId)}` });
  const { questions } = quiz as { questions: unknown[] };
  const latencies = [...times].map(([path, taken]) => ({ path, ...summary(taken) }));
  return { seconds, status, questions: questions.length, latencies };
}

function summary(taken: number[]): Omit<Latencies, 'path'> {
  const sorted = taken.toSorted((a, b) => a - b);
  function at(share: number): number {
    return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0);
  }
  return { calls: sorted.length, p50: at(0.5), p95: at(0.95), max: at(1) };
}
