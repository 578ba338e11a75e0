import type { Reply } from '@study-assistant/contract/endpoint';
import { editQuiz, publishQuiz, replaceQuestion } from '@study-assistant/contract/quiz-edits';
import { placedQuestionSchema, type Quiz } from '@study-assistant/contract/quizzes';
import { call, type CallOptions } from '../../../lib/api/api-client.ts';
import { badReply } from '../../../lib/api/refusal.ts';
import { readQuiz } from '../quizzes.api.ts';
import type { OwnQuiz } from './editor-state.ts';
import type { QuizEdit } from './read-edit.ts';

export const editorKeys = {
  quiz: (id: string) => ['quizzes', 'edited', id] as const,
  warnings: (id: string, version: number) => ['quizzes', 'warnings', id, version] as const,
};

/** What the writer's own rules have against a question. */
export type Warning = Reply<typeof editQuiz>['warnings'][number];

export type SavedQuiz = { quiz: OwnQuiz; warnings: Warning[]; corrected: number };

/** A quiz with its key; null when it is another teacher's. */
export async function readOwnQuiz(id: string, options?: CallOptions): Promise<OwnQuiz | null> {
  return withKey(await readQuiz(id, options));
}

export async function saveQuiz(id: string, body: QuizEdit): Promise<SavedQuiz> {
  const { quiz, warnings, corrected } = await call(editQuiz, { params: { id }, body });
  return { quiz: mustHaveKey(quiz), warnings, corrected };
}

/** The warnings of a quiz as it is: an edit that changes nothing is checked, and is no new version. */
export async function checkQuiz(
  { id, version, title }: OwnQuiz,
  options?: CallOptions,
): Promise<Warning[]> {
  const input = { params: { id }, body: { version, title } };
  return (await call(editQuiz, input, options)).warnings;
}

/** @param place 1 for the first question */
export async function writeAnother({ id, version }: OwnQuiz, place: number): Promise<OwnQuiz> {
  const params = { id, n: String(place) };
  return mustHaveKey((await call(replaceQuestion, { params, body: { version } })).quiz);
}

export async function publish(id: string): Promise<OwnQuiz> {
  return mustHaveKey((await call(publishQuiz, { params: { id } })).quiz);
}

function withKey(quiz: Quiz): OwnQuiz | null {
  const questions = quiz.questions.map((question) => placedQuestionSchema.safeParse(question));
  const keyed = questions.flatMap(({ data }) => data ?? []);
  return keyed.length === questions.length ? { ...quiz, questions: keyed } : null;
}

function mustHaveKey(quiz: Quiz): OwnQuiz {
  const own = withKey(quiz);
  if (!own) throw badReply(200);
  return own;
}
