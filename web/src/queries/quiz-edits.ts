import {
  listAnswersSeen,
  listClassesOfQuiz,
} from '@study-assistant/contract/assignments/answers-seen';
import {
  placedQuestionSchema,
  type PlacedQuestion,
} from '@study-assistant/contract/questions/question';
import type { createQuiz, editQuiz } from '@study-assistant/contract/quizzes/edit-quiz';
import {
  confirmQuestion as confirm,
  publishQuiz,
  replaceQuestion,
  type publishTargets,
} from '@study-assistant/contract/quizzes/quiz-edits';
import { getQuiz, type OwnQuizSummary, type Quiz } from '@study-assistant/contract/quizzes/quizzes';
import type { Input, Reply } from '@study-assistant/contract/wire/endpoint';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../lib/api/api-client.ts';
import { badReply } from '../lib/api/refusal.ts';
import { quizQueries } from './quizzes.ts';

/** A quiz with its answer key, as its own teacher gets it. */
export type OwnQuiz = Omit<Quiz, 'questions'> & { questions: PlacedQuestion[] };

export type PublishTarget = (typeof publishTargets)[number];

export type QuizEdit = Input<typeof editQuiz>['body'];

/** A finding of the writer's own rules about a question. */
type Warning = Reply<typeof editQuiz>['warnings'][number];

type SavedQuiz = { quiz: OwnQuiz; warnings: Warning[]; corrected: number };

export const quizEditQueries = {
  /**
   * A quiz with its key; null when it is another teacher's. It is separate from the preview's quiz:
   * editing starts with the newest version, and nothing else may change it.
   */
  quiz: (id: string) =>
    queryOptions({
      queryKey: ['quizzes', 'edited', id],
      queryFn: async ({ signal }) =>
        withKey((await call(getQuiz, { params: { id } }, { signal })).quiz),
      gcTime: 0,
      staleTime: Infinity,
    }),
  /** The warnings about the current quiz. An edit without changes makes no new version. */
  warnings: ({ id, version, title }: OwnQuiz) =>
    queryOptions({
      queryKey: ['quizzes', 'warnings', id, version],
      queryFn: async ({ signal }) => {
        const input = { params: { id }, body: { version, title } };
        return (await call(await loadEdit(), input, { signal })).warnings;
      },
      staleTime: Infinity,
      // Warnings are optional, so the editor does without them.
      retry: false,
    }),
};

/** The newest version of a teacher's own quiz. */
export async function readOwnQuiz(id: string): Promise<OwnQuiz> {
  return requireKey((await call(getQuiz, { params: { id } })).quiz);
}

/** What an edit may say is checked when it is saved, and comes after the page. */
async function loadEdit() {
  return (await import('@study-assistant/contract/quizzes/edit-quiz')).editQuiz;
}

export async function saveQuiz(
  id: string,
  body: QuizEdit,
  client: QueryClient,
): Promise<SavedQuiz> {
  const reply = await call(await loadEdit(), { params: { id }, body });
  const quiz = requireKey(reply.quiz);
  client.setQueryData(quizEditQueries.warnings(quiz).queryKey, reply.warnings);
  keepQuiz(quiz, client);
  return { ...reply, quiz };
}

/** Opens a quiz to the whole school, or only to those who have an assignment with it. */
export async function publish(
  id: string,
  to: PublishTarget,
  client: QueryClient,
): Promise<OwnQuiz> {
  const quiz = requireKey((await call(publishQuiz, { params: { id }, body: { to } })).quiz);
  keepQuiz(quiz, client);
  return quiz;
}

/** The names of the classes that have a quiz at present. */
export async function listClassesHaving(id: string): Promise<string[]> {
  const { classes } = await call(listClassesOfQuiz, { params: { id } });
  return classes.map(({ name }) => name);
}

export type AnswersSeen = Omit<Reply<typeof listAnswersSeen>, 'success'>;

/** Which students of a class have been shown the answers of a quiz. */
export function answersSeenQuery(classId: string, quizId: string) {
  return queryOptions({
    queryKey: ['assignments', 'answers-seen', classId, quizId],
    queryFn: ({ signal }): Promise<AnswersSeen> =>
      call(listAnswersSeen, { params: { id: classId, quizId } }, { signal }),
  });
}

/** Removes the mark from a question that its teacher has looked at. */
export async function confirmQuestion(
  id: string,
  questionId: string,
  client: QueryClient,
): Promise<OwnQuiz> {
  const quiz = requireKey((await call(confirm, { params: { id, questionId } })).quiz);
  keepQuiz(quiz, client);
  return quiz;
}

/** @param place one-based */
export async function writeAnother(
  { id, version }: OwnQuiz,
  place: number,
  client: QueryClient,
): Promise<OwnQuiz> {
  const params = { id, n: String(place) };
  const quiz = requireKey((await call(replaceQuestion, { params, body: { version } })).quiz);
  client.setQueryData(quizQueries.one(id).queryKey, quiz);
  return quiz;
}

/** The preview shows it at once, and the list of quizzes is fetched again. */
function keepQuiz(quiz: OwnQuiz, client: QueryClient): void {
  client.setQueryData(quizQueries.one(quiz.id).queryKey, quiz);
  void client.invalidateQueries({ queryKey: quizQueries.own(quiz.teacherId).queryKey });
}

function withKey(quiz: Quiz): OwnQuiz | null {
  const questions = quiz.questions.map((question) => placedQuestionSchema.safeParse(question));
  const keyed = questions.flatMap(({ data }) => data ?? []);
  return keyed.length === questions.length ? { ...quiz, questions: keyed } : null;
}

function requireKey(quiz: Quiz): OwnQuiz {
  const own = withKey(quiz);
  if (!own) throw badReply(200);
  return own;
}

/** Begins a quiz that its teacher writes herself. */
export async function beginQuiz(
  body: Input<typeof createQuiz>['body'],
  client: QueryClient,
): Promise<OwnQuizSummary> {
  const { createQuiz } = await import('@study-assistant/contract/quizzes/edit-quiz');
  const { quiz } = await call(createQuiz, { body });
  void client.invalidateQueries({ queryKey: quizQueries.own(quiz.teacherId).queryKey });
  return quiz;
}
