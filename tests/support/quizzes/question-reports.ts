import type { Person } from '../people/people.ts';
import { ask, type Answer } from '../product/site.ts';
import type { AQuiz } from './quizzes.ts';
import { answersFor, submit } from './quizzes.ts';

/** A report as the teacher's analysis shows it. */
export type SentReport = {
  studentId: string;
  fullName: string;
  reason: string;
  line: string | null;
  quizVersion: number;
};

type Analysis = {
  questions: { questionId: string; reports: SentReport[] }[];
  dropped: { id: string; question: string; droppedAt: string }[];
};

/** Hands in an attempt with the first `right` questions right, and returns its id. */
export async function take(student: Person, quiz: AQuiz, right: number): Promise<string> {
  const answers = answersFor(quiz, right);
  const { status, body } = await submit(student, quiz, { answers, quizVersion: quiz.version });
  if (status !== 201) throw new Error(`not taken: ${JSON.stringify(body)}`);
  return body.attemptId as string;
}

export function report(
  { token }: Pick<Person, 'token'>,
  attemptId: string,
  questionId: string,
  json: Record<string, unknown> = { reason: 'unclear' },
): Promise<Answer> {
  const path = `/api/quiz-results/attempt/${attemptId}/questions/${questionId}/report`;
  return ask(path, { method: 'PUT', token, json });
}

export function ownReports({ token }: Person, attemptId: string): Promise<Answer> {
  return ask(`/api/quiz-results/attempt/${attemptId}/reports`, { token });
}

export async function analysisOf({ token }: Person, quiz: AQuiz): Promise<Analysis> {
  const { body } = await ask(`/api/quizzes/${quiz.id}/analysis`, { token });
  return body.analysis as Analysis;
}

/** The reports that the teacher sees on a question. */
export async function reportsOn(
  teacher: Person,
  quiz: AQuiz,
  questionId: string,
): Promise<SentReport[]> {
  const { questions } = await analysisOf(teacher, quiz);
  return questions.find((one) => one.questionId === questionId)?.reports ?? [];
}

/** The number of reported questions on the quiz's card; undefined if there is no card. */
export async function reportedOnCard({ token }: Person, { id }: AQuiz) {
  const { body } = await ask('/api/quizzes', { token });
  const quizzes = body.quizzes as { id: string; reportedQuestions: number }[];
  return quizzes.find((quiz) => quiz.id === id)?.reportedQuestions;
}

export function decide(
  { token }: Pick<Person, 'token'>,
  { id }: Pick<AQuiz, 'id'>,
  questionId: string,
  what: 'keep' | 'drop' | 'restore',
): Promise<Answer> {
  return ask(`/api/quizzes/${id}/questions/${questionId}/${what}`, { method: 'POST', token });
}
