import type { createQuiz } from '@study-assistant/contract/quizzes/edit-quiz';
import type {
  copyQuiz,
  fileQuiz,
  listSharedQuizzes,
} from '@study-assistant/contract/quizzes/quiz-library';
import type { Filing } from '@study-assistant/contract/quizzes/quizzes';
import type { Answer, Parsed } from '@study-assistant/contract/wire/endpoint';
import { MAX_NAME_LENGTH } from '@study-assistant/contract/wire/limits';
import { estimateUsualSeconds } from '@study-assistant/writer/quiz/benchmark-time';
import { isOwnQuiz, isSharedWith, requireOwnQuiz } from '../../domain/access.ts';
import { forbidden } from '../../domain/api-error.ts';
import type { Caller } from '../../domain/caller.ts';
import { ownerFolder } from '../../domain/owner-folder.ts';
import { editQuestions } from '../../domain/quiz/edit-questions.ts';
import { listQuizTopics } from '../../domain/quiz/quiz-topics.ts';
import { countReview } from '../../domain/quiz/review.ts';
import { seesColleagues } from '../../domain/teacher-scope.ts';
import type { FileStore } from '../../platform/files/files.ts';
import type { PageAsked } from '../../platform/firestore/pages.ts';
import type { Config } from '../../platform/settings/config.ts';
import type { AccountsRepository } from '../../stored/people/accounts.repository.ts';
import type { Job, JobsRepository } from '../../stored/quizzes/jobs.repository.ts';
import type { QuizVersionsRepository } from '../../stored/quizzes/quiz-versions.repository.ts';
import type { QuizzesRepository } from '../../stored/quizzes/quizzes.repository.ts';
import { forOthers, toListed, toReply, type WholeQuiz } from '../../stored/quizzes/stored-quiz.ts';
import { requireWritten } from './newest-quiz.ts';

const NOTHING_YET = { questions: [], former: [], drafts: [], spares: [] };

type Deps = {
  quizzes: Pick<QuizzesRepository, 'createWritten' | 'listShared' | 'newId' | 'saveFiling'>;
  versions: Pick<QuizVersionsRepository, 'find'>;
  jobs: Pick<JobsRepository, 'find'>;
  accounts: Pick<AccountsRepository, 'findName'>;
  files: Pick<FileStore, 'copy' | 'remove'>;
  /** How many questions of each quiz of a teacher have reports that she has not dealt with yet. */
  countReported: (teacherId: string) => Promise<Map<string, number>>;
  config: Pick<Config, 'teacherScope'>;
  clock: () => Date;
};

export type QuizLibraryService = ReturnType<typeof createQuizLibraryService>;

/** How teachers keep their quizzes, share them with colleagues, and use them again. */
export function createQuizLibraryService(deps: Deps) {
  const { quizzes, versions, jobs, files, clock } = deps;
  return {
    async listShared(caller: Caller, page: PageAsked): Promise<Answer<typeof listSharedQuizzes>> {
      if (!seesColleagues(deps.config.teacherScope, caller)) {
        throw forbidden('Please confirm your e-mail address before you see what colleagues share.');
      }
      return quizzes.listShared(page);
    },

    async file(
      caller: Caller,
      id: string,
      { tags, isShared }: Parsed<typeof fileQuiz>['body'],
    ): Promise<Answer<typeof fileQuiz>> {
      const quiz = requireOwnQuiz(caller, await versions.find(id));
      if (isShared === true) requireWritten(quiz);
      const changes = { ...(tags && { tags }), ...(isShared !== undefined && { isShared }) };
      const filed = await quizzes.saveFiling(id, caller.uid, changes);
      if (!filed) throw forbidden('Only the teacher who made this quiz can change it.');
      const reported = await deps.countReported(caller.uid);
      return { quiz: toListed(filed, reported.get(id) ?? 0) };
    },

    /**
     * A draft of the caller's own without a document, to be written in the editor. What a file says of its
     * questions is the caller's own word, as if she had typed it.
     */
    async create(
      caller: Caller,
      { questions: given = [], ...fields }: Parsed<typeof createQuiz>['body'],
    ): Promise<Answer<typeof createQuiz>> {
      const questions = editQuestions(NOTHING_YET, given, {
        newId: () => quizzes.newId(),
        benchmarkTime: (texts) => estimateUsualSeconds(texts, fields.toughness),
      });
      const begun = {
        ...fields,
        ...(await ownDraft(caller)),
        ...{ numQuestions: questions.length, topics: listQuizTopics(questions, fields.title) },
        ...{ subject: null, writer: 'teacher' as const, notice: null },
        ...{ review: countReview(questions, { drafts: 0 }), filing: toFiling([]) },
      };
      await quizzes.createWritten({ ...begun, questions }, null);
      return { quiz: toListed(begun, 0) };
    },

    /**
     * A draft of the caller's own, with a copy of the document, so that the first quiz may go. Without
     * drafts, spares, reports and earlier versions: these are about the first.
     */
    async copy(caller: Caller, id: string): Promise<Answer<typeof copyQuiz>> {
      const quiz = requireCopyable(caller, await versions.find(id));
      requireWritten(quiz);
      const draft = await ownDraft(caller);
      const job = await copyJob(caller, id, draft.id);
      const { version: _version, ...summary } = forOthers(toReply(quiz));
      const written = {
        ...summary,
        ...draft,
        title: titleOfCopy(quiz.title),
        review: countReview(quiz.questions, { drafts: 0 }),
        filing: toFiling(isOwnQuiz(caller, quiz) ? quiz.filing.tags : []),
        questions: quiz.questions,
      };
      try {
        await quizzes.createWritten(written, job);
      } catch (error) {
        if (job) await files.remove(job.order.sourcePath);
        throw error;
      }
      const { questions, ...listed } = written;
      return { quiz: toListed(listed, 0) };
    },
  };

  async function ownDraft({ uid }: Caller) {
    return {
      id: quizzes.newId(),
      createdAt: clock().toISOString(),
      teacherId: uid,
      teacherName: await deps.accounts.findName(uid),
      status: 'draft' as const,
    };
  }

  function requireCopyable(caller: Caller, quiz: WholeQuiz | null): WholeQuiz {
    if (quiz && isSharedWith(caller, quiz, deps.config.teacherScope)) return quiz;
    const sentence = 'Its teacher does not share this quiz, so only she can duplicate it.';
    return requireOwnQuiz(caller, quiz, sentence);
  }

  /** Null where the document is not kept: then the copy goes without replaced questions. */
  async function copyJob(caller: Caller, id: string, copyId: string): Promise<Job | null> {
    const job = await jobs.find(id);
    if (!job) return null;
    const sourcePath = `${ownerFolder('quiz-sources', caller.uid)}/${copyId}`;
    if (!(await files.copy(job.order.sourcePath, sourcePath))) return null;
    const order = { ...job.order, teacherId: caller.uid, sourcePath, publish: false };
    return { id: copyId, order, state: { ...job.state, updatedAt: clock().toISOString() } };
  }
}

function toFiling(tags: string[]): Filing {
  return { tags, isShared: false, given: [] };
}

function titleOfCopy(title: string): string {
  const ending = ' (copy)';
  return `${title.slice(0, MAX_NAME_LENGTH - ending.length)}${ending}`;
}
