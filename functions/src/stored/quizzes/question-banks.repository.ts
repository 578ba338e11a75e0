import { subjectSchema } from '@study-assistant/contract/materials/subjects';
import {
  bankStatisticsSchema,
  questionKindSchema,
} from '@study-assistant/contract/quizzes/question-bank';
import {
  quizStatusSchema,
  targetGradeSchema,
  toughnessSchema,
} from '@study-assistant/contract/quizzes/quizzes';
import { MAX_LIST } from '@study-assistant/contract/wire/limits';
import type {
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
  QuerySnapshot,
  Transaction,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { placeQuizzes, toBanked, type BankedQuiz } from '../../domain/quiz/question-bank.ts';
import { readIfPossible, skipUnreadable } from '../../platform/firestore/documents.ts';
import { transact } from '../../platform/firestore/transact.ts';
import { createListVersions, type ListName } from '../kept/list-versions.repository.ts';
import {
  keyOf,
  quizzesOf,
  storedKey,
  storedQuiz,
  wholeQuiz,
  type WholeQuiz,
} from './stored-quiz.ts';

const storedBanked = z.object({
  id: z.string(),
  title: z.string(),
  teacherId: z.string(),
  teacherName: z.string(),
  subject: z.nullable(subjectSchema),
  targetGrade: targetGradeSchema,
  toughness: toughnessSchema,
  createdAt: z.iso.datetime(),
  status: quizStatusSchema,
  tags: z.array(z.string()),
  isShared: z.boolean(),
  version: z.int(),
  openUntil: z.nullable(z.string()),
  lastUsedAt: z.nullable(z.iso.datetime()),
  countedAt: z.nullable(z.iso.datetime()),
  questions: z.array(
    z.object({
      id: z.string(),
      question: z.string(),
      kind: questionKindSchema,
      topic: z.string(),
      right: z.string(),
      statistics: z.nullable(bankStatisticsSchema),
      reports: z.int(),
    }),
  ),
});

export const bankFields = {
  /** Whose it is: `of-{uid}`, or `shared` of all colleagues. */
  bank: z.string(),
};

const storedPart = z.object({
  id: z.string(),
  version: z.literal(1),
  ...bankFields,
  part: z.int(),
  /** Of whom there are quizzes in it. */
  teacherIds: z.array(z.string()),
  quizzes: z.array(storedBanked),
});

/** The questions of a teacher, or those that colleagues of the school share. */
export type BankName = { teacherId: string } | 'shared';

/** What was counted of a quiz at one of its versions. */
export type CountedQuiz = Pick<BankedQuiz, 'id' | 'version' | 'countedAt' | 'lastUsedAt'> & {
  questions: Map<string, Pick<BankedQuiz['questions'][number], 'statistics' | 'reports'>>;
};

type Parts = readonly BankedQuiz[][];

/** `questionBanks/{id}` of a school. */
export function questionBanksOf(school: DocumentReference): CollectionReference {
  return school.collection('questionBanks');
}

export type QuestionBanksRepository = ReturnType<typeof createQuestionBanksRepository>;

/**
 * `questionBanks/{bank}.{n}`: the questions of a teacher's quizzes in short, some 200 a document, so that
 * a look at all of them reads few. It is made from the quizzes and can be deleted at any time. Nobody
 * writes it with a quiz: a quiz that changes is noted at its teacher's list in the same write, and the
 * next look takes it over.
 */
export function createQuestionBanksRepository(school: DocumentReference) {
  const { firestore } = school;
  const banks = questionBanksOf(school);
  const quizzes = quizzesOf(school);
  const lists = createListVersions(school);
  const partsOf = (bank: BankName) => banks.where('bank', '==', keyOfBank(bank));

  /** Its quizzes, the newest first; of more than a bank holds, the oldest are not read. */
  async function listIds(bank: BankName): Promise<string[]> {
    const own =
      bank === 'shared'
        ? quizzes.where('filing.isShared', '==', true)
        : quizzes.where('teacherId', '==', bank.teacherId);
    const found = await own.orderBy('createdAt', 'desc').select().limit(MAX_LIST).get();
    return found.docs.map(({ id }) => id);
  }

  async function readQuizzes(
    transaction: Transaction,
    bank: BankName,
    ids: readonly string[],
  ): Promise<WholeQuiz[]> {
    if (ids.length === 0) return [];
    const refs = ids.map((id) => quizzes.doc(id));
    const found = await transaction.getAll(...refs, ...refs.map(keyOf));
    return ids
      .map((_, at) => join(found[at], found[at + ids.length]))
      .filter((quiz) => quiz !== null)
      .filter((quiz) => isOf(bank, quiz));
  }

  function writeParts(transaction: Transaction, bank: BankName, known: Parts, next: Parts): void {
    const key = keyOfBank(bank);
    for (const [part, banked] of next.entries()) {
      if (isSamePart(known[part], banked)) continue;
      const teacherIds = [...new Set(banked.map(({ teacherId }) => teacherId))];
      if (bank !== 'shared' && teacherIds.length === 0) teacherIds.push(bank.teacherId);
      const stored = { version: 1, bank: key, part, teacherIds, quizzes: banked };
      transaction.set(banks.doc(`${key}.${part}`), stored);
    }
  }

  return {
    /**
     * The quizzes of a bank, of which at most `limit` have been brought up to date; `waiting` are still as
     * they were, or missing. At its first look, and where a part of it is damaged, it is begun anew.
     */
    async look(bank: BankName, limit: number): Promise<{ quizzes: BankedQuiz[]; waiting: number }> {
      const list = listOf(bank);
      const [noted, stored] = await Promise.all([
        lists.findChanged(null, list),
        partsOf(bank).get(),
      ]);
      const parts = readParts(stored);
      if (parts && noted.length === 0) return { quizzes: parts.flat(), waiting: 0 };
      const all = parts ? [] : await listIds(bank);
      return transact(firestore, async (transaction) => {
        const changed = await lists.findChanged(transaction, list);
        const before = await transaction.get(partsOf(bank));
        const known = readParts(before);
        const waiting = known ? changed : [...new Set([...all, ...changed])];
        const now = waiting.slice(0, limit);
        const found = await readQuizzes(transaction, bank, now);
        const old = new Map(known?.flat().map((quiz) => [quiz.id, quiz]));
        const banked = found.map((quiz) => forBank(bank, toBanked(quiz, old.get(quiz.id))));
        const next = placeQuizzes(known ?? [[]], now, banked);
        if (!known) for (const { ref } of before.docs) transaction.delete(ref);
        writeParts(transaction, bank, known ?? [], next);
        lists.leaveChanged(transaction, list, waiting.slice(limit));
        return { quizzes: next.flat(), waiting: waiting.length - now.length };
      });
    },

    /** Stores what was counted of a teacher's quizzes, where they still are as they were; all of hers. */
    saveCounts(teacherId: string, counted: readonly CountedQuiz[]): Promise<BankedQuiz[]> {
      const counts = new Map(counted.map((quiz) => [quiz.id, quiz]));
      return transact(firestore, async (transaction) => {
        const known = readParts(await transaction.get(partsOf({ teacherId }))) ?? [];
        const next = known.map((part) => part.map((quiz) => withCounts(quiz, counts.get(quiz.id))));
        writeParts(transaction, { teacherId }, known, next);
        return next.flat();
      });
    },
  };
}

function keyOfBank(bank: BankName): string {
  return bank === 'shared' ? bank : `of-${bank.teacherId}`;
}

function listOf(bank: BankName): ListName {
  return bank === 'shared' ? 'shared-quizzes' : `quizzes-of-${bank.teacherId}`;
}

function isOf(bank: BankName, { status, teacherId, filing, questions }: WholeQuiz): boolean {
  if (status === 'generating' || status === 'failed' || questions.length === 0) return false;
  return bank === 'shared' ? filing.isShared : teacherId === bank.teacherId;
}

/** How a colleague's quiz was answered and what she files it under is not shown. */
function forBank(bank: BankName, quiz: BankedQuiz): BankedQuiz {
  return bank === 'shared' ? { ...quiz, openUntil: '', tags: [] } : quiz;
}

function join(
  quiz: DocumentSnapshot | undefined,
  key: DocumentSnapshot | undefined,
): WholeQuiz | null {
  const open = quiz && readIfPossible(storedQuiz, quiz);
  if (!open || !key) return null;
  return skipUnreadable(quiz.ref.path, () => wholeQuiz(open, readIfPossible(storedKey, key)));
}

/** In their order; null where there is none yet, or one cannot be read. */
function readParts({ docs }: QuerySnapshot): BankedQuiz[][] | null {
  const parts = docs.map((part) => readIfPossible(storedPart, part));
  const whole = parts.filter((part) => part !== null).sort((a, b) => a.part - b.part);
  const isWhole = docs.length > 0 && whole.length === docs.length;
  return isWhole && whole.every(({ part }, at) => part === at)
    ? whole.map((part) => part.quizzes)
    : null;
}

/** Quizzes are never changed in place, so that the same ones are the same objects. */
function isSamePart(one: readonly BankedQuiz[] | undefined, other: readonly BankedQuiz[]): boolean {
  return one?.length === other.length && one.every((quiz, at) => quiz === other[at]);
}

function withCounts(quiz: BankedQuiz, counted: CountedQuiz | undefined): BankedQuiz {
  if (counted?.version !== quiz.version) return quiz;
  const { countedAt, lastUsedAt, questions } = counted;
  return {
    ...quiz,
    ...{ countedAt, lastUsedAt },
    questions: quiz.questions.map((one) => ({ ...one, ...questions.get(one.id) })),
  };
}
