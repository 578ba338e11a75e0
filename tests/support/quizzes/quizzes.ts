import { vi } from 'vitest';
import { aDocx } from '../materials/documents.ts';
import type { Person } from '../people/people.ts';
import { ask, currentSite, form, UNTIL_DONE, type Answer } from '../product/site.ts';
import { copyQuiz } from './copy-quiz.ts';

export type WrittenQuestion = {
  id: string;
  /** The number of the catalogue's fact that it asks. */
  fact?: string;
  question: string;
  options: string[];
  correctAnswer: number;
  explanation: string;
  topic: string;
  benchmarkTime: number;
  confidence?: string;
  source: { page: number | null; section: string | null; quote: string };
};

export type AQuiz = {
  id: string;
  title: string;
  status: string;
  version: number;
  numQuestions: number;
  questions: WrittenQuestion[];
};

export async function generate(
  teacher: Person,
  fields: Record<string, string> = {},
  file?: { name: string; bytes: Uint8Array | string },
  headers: Record<string, string> = {},
): Promise<Answer> {
  const document = file ?? { name: 'Rivers.docx', bytes: await aDocx() };
  const { token } = teacher;
  return ask('/api/quiz/generate', { token, headers, form: form(fields, document) });
}

/** A ready quiz of five questions with its key, ordered and written for a teacher. */
export async function anOrderedQuiz(
  teacher: Person,
  fields: Record<string, string> = {},
): Promise<AQuiz> {
  const { status, body } = await generate(teacher, { numQuestions: '5', ...fields });
  if (status !== 201) throw new Error(`no quiz: ${JSON.stringify(body)}`);
  return (body.quiz as AQuiz | undefined) ?? untilWritten(teacher, String(body.quizId));
}

/** On a busy machine, an order is answered before its quiz is written. */
async function untilWritten({ token }: Person, id: string): Promise<AQuiz> {
  return vi.waitFor(async () => {
    const { body } = await ask(`/api/quizzes/${id}`, { token });
    const quiz = body.quiz as AQuiz;
    if (quiz.status !== 'ready') throw new Error(`not written: ${JSON.stringify(body)}`);
    return quiz;
  }, UNTIL_DONE);
}

/**
 * Like the above, for tests about something else: a copy of the quiz written at the start of the
 * stack, if there is one and the order asks for nothing that is written differently.
 */
export async function aQuiz(teacher: Person, fields: Record<string, string> = {}): Promise<AQuiz> {
  const { publish, targetGrade, title, ...writing } = fields;
  const written = currentSite().writtenQuiz;
  if (!written || Object.keys(writing).length > 0) return anOrderedQuiz(teacher, fields);
  const id = await copyQuiz(written, {
    teacherId: teacher.uid,
    publish: publish !== 'false',
    ...(targetGrade === undefined ? {} : { targetGrade }),
    ...(title === undefined ? {} : { title }),
  });
  const { status, body } = await ask(`/api/quizzes/${id}`, { token: teacher.token });
  if (status !== 200) throw new Error(`no quiz: ${JSON.stringify(body)}`);
  return body.quiz as AQuiz;
}

/** Answers of which only the first `right` are right. */
export function answersFor(quiz: AQuiz, right: number): number[] {
  return quiz.questions.map(({ correctAnswer, options }, index) =>
    index < right ? correctAnswer : (correctAnswer + 1) % options.length,
  );
}

export function submit(
  student: Person,
  quiz: AQuiz,
  changes: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<Answer> {
  const json = {
    quizId: quiz.id,
    studentId: student.uid,
    answers: quiz.questions.map(() => null),
    timeTaken: 60,
    ...changes,
  };
  return ask('/api/quiz/submit', { token: student.token, headers, json });
}
