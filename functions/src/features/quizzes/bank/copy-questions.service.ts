import { createHash } from 'node:crypto';
import { asksTheSame } from '@study-assistant/contract/questions/kinds';
import type { PlacedQuestion } from '@study-assistant/contract/questions/question';
import type { copyQuestions, QuestionPlace } from '@study-assistant/contract/quizzes/question-bank';
import type { Filing } from '@study-assistant/contract/quizzes/quizzes';
import { MAX_QUESTIONS } from '@study-assistant/contract/wire/constants';
import type { Answer, Parsed } from '@study-assistant/contract/wire/endpoint';
import { isOwnQuiz, isSharedWith, requireOwnQuiz } from '../../../domain/access.ts';
import { ApiError, notFound } from '../../../domain/api-error.ts';
import type { Caller } from '../../../domain/caller.ts';
import { listQuizTopics } from '../../../domain/quiz/quiz-topics.ts';
import { countReview, withoutConfidence, withReview } from '../../../domain/quiz/review.ts';
import type { Config } from '../../../platform/settings/config.ts';
import type { AccountsRepository } from '../../../stored/people/accounts.repository.ts';
import { toNextVersion } from '../../../stored/quizzes/quiz-change.ts';
import type { QuizVersionsRepository } from '../../../stored/quizzes/quiz-versions.repository.ts';
import type { QuizzesRepository } from '../../../stored/quizzes/quizzes.repository.ts';
import { toListed, type WholeQuiz } from '../../../stored/quizzes/stored-quiz.ts';
import { saveQuiz, type SaveDeps } from '../versions/save-quiz.ts';

type Deps = SaveDeps & {
  quizzes: Pick<QuizzesRepository, 'createWritten' | 'newId'>;
  versions: Pick<QuizVersionsRepository, 'find'>;
  accounts: Pick<AccountsRepository, 'findName'>;
  /** How many questions of each quiz of a teacher have reports that she has not dealt with yet. */
  countReported: (teacherId: string) => Promise<Map<string, number>>;
  config: Pick<Config, 'teacherScope'>;
};

type Body = Parsed<typeof copyQuestions>['body'];
type NewQuiz = Exclude<Body['into'], { quizId: string }>;

/** What is copied, and the quizzes that it is from. */
type Chosen = { questions: PlacedQuestion[]; sources: WholeQuiz[] };

const UNFILED: Filing = { tags: [], isShared: false, given: [] };

export type CopyQuestionsService = ReturnType<typeof createCopyQuestionsService>;

/** A quiz of questions from several, a teacher's own and those that colleagues share. */
export function createCopyQuestionsService(deps: Deps) {
  const { quizzes, versions, clock } = deps;
  return {
    async copy(caller: Caller, { questions, into }: Body): Promise<Answer<typeof copyQuestions>> {
      const chosen = await choose(caller, questions);
      if (!('quizId' in into)) return begin(caller, into, chosen);
      let added = await tryToAdd(caller, into.quizId, chosen);
      // Changed in this very moment: look again, for it may be full by now.
      while (!added) added = await tryToAdd(caller, into.quizId, chosen);
      return added;
    },
  };

  async function choose(caller: Caller, places: readonly QuestionPlace[]): Promise<Chosen> {
    const ids = [...new Set(places.map(({ quizId }) => quizId))];
    const sources = await Promise.all(
      ids.map(async (id) => requireUsable(caller, await versions.find(id))),
    );
    const copies = places.map(({ quizId, questionId }) => {
      const source = sources.find(({ id }) => id === quizId);
      const question = source?.questions.find(({ id }) => id === questionId);
      if (!source || !question) {
        throw notFound('A question is not in its quiz any more. Please load the list again.');
      }
      return toCopy(caller, source, question);
    });
    return { questions: withoutKnown([], copies), sources };
  }

  function requireUsable(caller: Caller, quiz: WholeQuiz | null): WholeQuiz {
    if (quiz && isSharedWith(caller, quiz, deps.config.teacherScope)) return quiz;
    const sentence = 'Its teacher does not share this quiz, so only she can use its questions.';
    return requireOwnQuiz(caller, quiz, sentence);
  }

  async function begin(
    caller: Caller,
    { title, toughness, targetGrade }: NewQuiz,
    { questions, sources }: Chosen,
  ): Promise<Answer<typeof copyQuestions>> {
    const { uid } = caller;
    const [subject = null, ...others] = new Set(sources.map((source) => source.subject));
    const begun = {
      ...{ id: quizzes.newId(), title, toughness, targetGrade },
      ...{ createdAt: clock().toISOString(), status: 'draft' as const },
      ...{ teacherId: uid, teacherName: await deps.accounts.findName(uid) },
      ...{ numQuestions: questions.length, topics: listQuizTopics(questions, title) },
      ...{ subject: others.length > 0 ? null : subject, writer: 'teacher' as const, notice: null },
      ...{ review: countReview(questions, { drafts: 0 }), filing: UNFILED },
    };
    await quizzes.createWritten({ ...begun, questions }, null);
    return { quiz: toListed(begun, 0), copied: questions.length };
  }

  /** Null when the quiz changed after it was read. */
  async function tryToAdd(
    caller: Caller,
    id: string,
    { questions }: Chosen,
  ): Promise<Answer<typeof copyQuestions> | null> {
    const quiz = requireDraft(caller, await versions.find(id));
    const added = withoutKnown(quiz.questions, questions);
    const all = [...quiz.questions, ...added];
    requireRoom(quiz, all.length);
    const change = {
      title: quiz.title,
      questions: all,
      corrections: quiz.corrections,
      ...withReview(quiz, countReview(all, quiz.review)),
    };
    if (added.length > 0 && !(await saveQuiz(deps, quiz, change))) return null;
    const {
      version,
      isWithdrawn,
      former,
      corrections,
      questions: _all,
      ...summary
    } = added.length > 0 ? toNextVersion(quiz, change) : quiz;
    const reported = await deps.countReported(caller.uid);
    return { quiz: toListed(summary, reported.get(id) ?? 0), copied: added.length };
  }
}

/** Those that are neither in the quiz nor twice among them, in these words or under this id. */
function withoutKnown(
  known: readonly PlacedQuestion[],
  copies: readonly PlacedQuestion[],
): PlacedQuestion[] {
  const added: PlacedQuestion[] = [];
  for (const copy of copies) {
    const isKnown = [...known, ...added].some(
      (one) => one.id === copy.id || asksTheSame(one, copy),
    );
    if (!isKnown) added.push(copy);
  }
  return added;
}

function requireDraft(caller: Caller, found: WholeQuiz | null): WholeQuiz {
  const quiz = requireOwnQuiz(caller, found);
  if (quiz.status === 'draft' && !quiz.isWithdrawn) return quiz;
  const sentence = 'Questions are copied into a draft. Please choose one, or begin a new quiz.';
  throw new ApiError('conflict', sentence);
}

function requireRoom({ title, questions }: WholeQuiz, after: number): void {
  if (after <= MAX_QUESTIONS) return;
  const room = Math.max(0, MAX_QUESTIONS - questions.length);
  const sentence = `A quiz has at most ${MAX_QUESTIONS} questions. “${title}” has room for ${room} more.`;
  throw new ApiError('conflict', sentence);
}

/**
 * With its key, its explanation and the quote that proves it, but not where that stands unless it says in
 * which material: the page is of another document. A colleague's mark to check is not hers. The same question has the same id wherever it
 * is copied to, by which it is known there.
 */
function toCopy(caller: Caller, quiz: WholeQuiz, question: PlacedQuestion): PlacedQuestion {
  const own = isOwnQuiz(caller, quiz) ? question : withoutConfidence(question);
  const id = createHash('sha256').update(`${quiz.id} ${question.id}`).digest('hex').slice(0, 20);
  const { source } = question;
  const isNamed = source.material !== undefined;
  return { ...own, id, source: isNamed ? source : { ...source, page: null, section: null } };
}
