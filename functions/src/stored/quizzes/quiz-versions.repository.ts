import { isDeepStrictEqual } from 'node:util';
import type { Subject } from '@study-assistant/contract/materials/subjects';
import { isPublished } from '@study-assistant/contract/quizzes/quizzes';
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { Audited } from '../../domain/audit.ts';
import { formerQuestions } from '../../domain/quiz/former-questions.ts';
import {
  withCorrections,
  type CorrectedQuestion,
  type KeyCorrection,
} from '../../domain/quiz/key-corrections.ts';
import { countReview, withReview, withoutConfidence } from '../../domain/quiz/review.ts';
import { readDocument, readField } from '../../platform/firestore/documents.ts';
import { transact } from '../../platform/firestore/transact.ts';
import { createListVersions } from '../kept/list-versions.repository.ts';
import type { AuditRepository } from '../school/audit.repository.ts';
import { toNextVersion, type QuizChange } from './quiz-change.ts';
import {
  hasBeenOpen,
  splitQuestions,
  toMarkedByHand,
  storedKey,
  storedQuiz,
  storedVersion,
  wholeQuiz,
  type WholeQuiz,
  quizzesOf,
  keyOf,
  summaryFields,
  versionsOf,
} from './stored-quiz.ts';

export type GradableQuiz = Pick<
  WholeQuiz,
  'id' | 'title' | 'teacherId' | 'version' | 'toughness' | 'targetGrade'
> & { questions: CorrectedQuestion[] };

type Deps = {
  audit: Pick<AuditRepository, 'prepare'>;
};

export type QuizVersionsRepository = ReturnType<typeof createQuizVersionsRepository>;

/**
 * A quiz with its key, and `quizzes/{id}/versions/{n}`: every version that students could take
 * before the newest one.
 */
export function createQuizVersionsRepository(school: DocumentReference, { audit }: Deps) {
  const quizzes = quizzesOf(school);
  const versionOf = (quiz: DocumentReference, version: number) =>
    versionsOf(quiz).doc(String(version));
  const lists = createListVersions(school);

  /**
   * Both documents as of one moment: an edit in between would mix two versions. One request is enough
   * for that: of the documents in the answer to BatchGetDocuments, Firestore promises that none changed
   * until the time at which the last of them was read.
   */
  async function find(id: string): Promise<WholeQuiz | null> {
    const ref = quizzes.doc(id);
    return join(await school.firestore.getAll(ref, keyOf(ref)));
  }

  async function atVersion(
    quiz: WholeQuiz,
    version: number = quiz.version,
  ): Promise<GradableQuiz | null> {
    if (version === quiz.version) return quiz;
    const { id, teacherId, toughness, targetGrade, corrections } = quiz;
    const earlier = readDocument(storedVersion, await versionOf(quizzes.doc(id), version).get());
    if (!earlier) return null;
    const { title } = earlier;
    const questions = withCorrections(earlier.questions, corrections);
    return { id, title, teacherId, version, toughness, targetGrade, questions };
  }

  /**
   * Runs `write` when the quiz still is what `read` was; false when it changed or is gone, unless it
   * is what was to be written: Firestore runs a transaction again when the answer to it is lost.
   */
  function unlessChanged(
    read: WholeQuiz,
    write: (transaction: Transaction, quiz: DocumentReference) => void,
    isWritten: (transaction: Transaction) => Promise<boolean> = () => Promise.resolve(false),
  ): Promise<boolean> {
    const ref = quizzes.doc(read.id);
    return transact(school.firestore, async (transaction) => {
      const stored = readDocument(storedQuiz, await transaction.get(ref));
      const isSame = stored?.version === read.version && stored.status === read.status;
      // An edit by who had it before would write in her name what another has now.
      if (!isSame || stored.teacherId !== read.teacherId) return isWritten(transaction);
      write(transaction, ref);
      return true;
    });
  }

  return {
    find,

    /** A quiz of the shelf, at a version or at its newest; null when there is none. */
    async findTakeable(id: string, version?: number): Promise<GradableQuiz | null> {
      const quiz = await find(id);
      return quiz?.status === 'ready' ? atVersion(quiz, version) : null;
    },

    /** The same, also of a quiz that is reached by an assignment alone. */
    async findPublished(id: string, version?: number): Promise<GradableQuiz | null> {
      const quiz = await find(id);
      return quiz && isPublished(quiz) ? atVersion(quiz, version) : null;
    },

    /** The same, also of a quiz that was taken back from students. */
    async findGradable(id: string, version?: number): Promise<GradableQuiz | null> {
      const quiz = await find(id);
      return quiz && atVersion(quiz, version);
    },

    async isTakeable(transaction: Transaction, id: string): Promise<boolean> {
      const quiz = await transaction.get(quizzes.doc(id));
      return readField(summaryFields, 'status', quiz) === 'ready';
    },

    async isPublished(transaction: Transaction, id: string): Promise<boolean> {
      const quiz = await transaction.get(quizzes.doc(id));
      const status = readField(summaryFields, 'status', quiz);
      return status !== null && isPublished({ status });
    },

    /** Within a transaction where one is given. */
    async findCorrections(id: string, transaction?: Transaction): Promise<KeyCorrection[]> {
      const ref = keyOf(quizzes.doc(id));
      const key = await (transaction ? transaction.get(ref) : ref.get());
      return readDocument(storedKey, key)?.corrections ?? [];
    },

    /**
     * Stores a change as the next version and keeps the one before where students could take it.
     * False, and nothing stored, when the quiz is no longer what `read` was.
     *
     * @param audited what is written down of it in the same transaction, and when it happens
     */
    async save(
      read: WholeQuiz,
      change: QuizChange,
      audited?: Audited & { now: Date },
    ): Promise<boolean> {
      const record = audited && (await audit.prepare(audited.by, audited.now));
      const next = toNextVersion(read, change);
      const { teacherId, questions, corrections } = next;
      const write = (transaction: Transaction, ref: DocumentReference) => {
        const { open, keys } = splitQuestions(questions);
        if (hasBeenOpen(read)) {
          const kept = { version: 1, title: read.title, questions: read.questions };
          transaction.set(versionOf(ref, read.version), kept);
        }
        transaction.update(ref, {
          title: next.title,
          quizVersion: next.version,
          numQuestions: next.numQuestions,
          topics: next.topics,
          questions: open,
          ...toMarkedByHand(questions),
          review: next.review,
          notice: next.notice,
          ...(change.chosenSubject !== undefined && { subject: next.subject }),
        });
        const former = formerQuestions(read, questions);
        const key = { version: 1, teacherId, questions: keys, corrections, former };
        transaction.set(keyOf(ref), key);
        lists.raiseQuiz(transaction, listed(read), { isReady: read.status === 'ready' });
        if (audited) record?.(transaction, audited.entry);
      };
      return unlessChanged(read, write, async (transaction) => {
        const ref = quizzes.doc(read.id);
        const now = join(await transaction.getAll(ref, keyOf(ref)));
        return now?.version === next.version && isSameContent(now, next);
      });
    },

    /** Files a quiz under a subject, or under none; false when it is no longer what `read` was. */
    saveSubject(read: WholeQuiz, subject: Subject | null): Promise<boolean> {
      return unlessChanged(read, (transaction, ref) => {
        transaction.update(ref, { subject });
        lists.raiseQuiz(transaction, listed(read), { isReady: read.status === 'ready' });
      });
    },

    /**
     * Takes the mark from a question; the quiz as it is then, or null where it has no such question.
     * All in one transaction, since a teacher confirms one question right after the other.
     */
    confirm(id: string, questionId: string): Promise<WholeQuiz | null> {
      const ref = quizzes.doc(id);
      return transact(school.firestore, async (transaction) => {
        const quiz = join(await transaction.getAll(ref, keyOf(ref)));
        if (!quiz?.questions.some((question) => question.id === questionId)) return null;
        const questions = quiz.questions.map((question) =>
          question.id === questionId ? withoutConfidence(question) : question,
        );
        const reviewed = withReview(quiz, countReview(questions, quiz.review));
        transaction.update(ref, reviewed);
        transaction.update(keyOf(ref), { questions: splitQuestions(questions).keys });
        // What waits for its teacher, she alone sees.
        const { teacherId } = quiz;
        lists.raiseQuiz(transaction, { id, teacherId }, { isReady: false });
        return { ...quiz, questions, ...reviewed };
      });
    },
  };
}

/** Whose list shows a quiz, and whether that of her colleagues does. */
function listed({ id, teacherId, filing }: WholeQuiz) {
  return { id, teacherId, isShared: filing.isShared };
}

function isSameContent(a: WholeQuiz, b: WholeQuiz): boolean {
  const [one, other] = [a, b].map(({ title, questions, corrections }) => ({
    ...{ title, corrections },
    ...splitQuestions(questions),
  }));
  return isDeepStrictEqual(one, other);
}

function join([quiz, key]: DocumentSnapshot[]): WholeQuiz | null {
  const open = quiz && readDocument(storedQuiz, quiz);
  return open && key ? wholeQuiz(open, readDocument(storedKey, key)) : null;
}
