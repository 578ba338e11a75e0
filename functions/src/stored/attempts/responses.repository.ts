import {
  type CollectionReference,
  FieldPath,
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { firstAttemptSchema, type FirstAttempt } from '../../domain/attempt/first-attempt.ts';
import {
  addToCounts,
  responseCountsSchema,
  type ResponseCounts,
} from '../../domain/attempt/response-counts.ts';
import { readDocument, readIfPossible } from '../../platform/firestore/documents.ts';
import { transact } from '../../platform/firestore/transact.ts';
import { attemptsOf } from './stored-attempt.ts';

/** Of `attempts/{id}`; beside it, by which quiz and from when it is. */
const storedFirst = z.object({ first: firstAttemptSchema });

const timestampSchema = z.custom<Timestamp>((value) => value instanceof Timestamp);

/** The same, by what the first attempts are in order; one without it has no place among them. */
const storedPlace = z.object({ first: z.object({ storedAt: timestampSchema }) });

/** Where a look goes on: behind the first attempt that was kept last. */
const cursorSchema = z.object({
  storedAt: timestampSchema,
  attemptId: z.string(),
});
type Cursor = z.infer<typeof cursorSchema>;

const storedHead = z.object({
  id: z.string(),
  version: z.literal(1),
  /** How many first attempts are in the pages, those among them that could not be read. */
  kept: z.int(),
  last: z.nullable(cursorSchema),
  counts: responseCountsSchema,
});
type Head = Omit<z.infer<typeof storedHead>, 'id' | 'version'>;

const storedPage = z.object({
  id: z.string(),
  version: z.literal(1),
  /** Null for one that could not be read: places are counted. */
  firsts: z.array(z.nullable(firstAttemptSchema)),
});

/** What is kept, brought up to now, what is too young to be, and where the last of all is. */
type Look = { head: Head; young: FirstAttempt[]; last: Cursor | null };

type Found = Cursor & { first: FirstAttempt | null };

/** `lastAt` is when the latest of them was stored; null where there is none. */
export type Sample = { firsts: FirstAttempt[]; lastAt: string | null };

const NOTHING_KEPT: Head = { kept: 0, last: null, counts: [] };

/** At 600 bytes for 50 questions, a page is a third of what a document may have. */
const PAGE_SIZE = 500;

/**
 * The database gives a time when it begins to write, and shows what is written at its end, a minute
 * later at most. What is older than this has nothing missing before it, and is kept for good; what
 * is younger is read again at the next look.
 */
const SETTLED_AFTER_MS = 2 * 60 * 1000;

/** `responses/{quizId}` of a school. */
export function responsesOf(school: DocumentReference): CollectionReference {
  return school.collection('responses');
}

/** `responses/{quizId}/pages/{n}`. */
export function responsePagesOf(head: DocumentReference): CollectionReference {
  return head.collection('pages');
}

export type ResponsesRepository = ReturnType<typeof createResponsesRepository>;

/**
 * `responses/{quizId}` counts how a quiz was answered in first attempts, and `…/pages/{n}` keeps them,
 * without who they are of. Nobody writes them at a submit: each look takes over what was stored since
 * the last one, so that each first attempt is read once. All of it can be deleted at any time: the
 * next look begins again.
 */
export function createResponsesRepository(school: DocumentReference) {
  const responses = responsesOf(school);
  const attempts = attemptsOf(school);
  const pagesOf = (quizId: string) => responsePagesOf(responses.doc(quizId));
  const pageOf = (quizId: string, page: number) => pagesOf(quizId).doc(String(page));

  async function findAfter(quizId: string, after: Cursor | null, limit: number): Promise<Found[]> {
    const inOrder = attempts
      .where('first.quizId', '==', quizId)
      .orderBy('first.storedAt')
      .orderBy(FieldPath.documentId());
    const rest = after ? inOrder.startAfter(after.storedAt, after.attemptId) : inOrder;
    const { docs } = await rest.select('first').limit(limit).get();
    return docs.map((stored) => ({
      storedAt: readDocument(storedPlace, stored).first.storedAt,
      attemptId: stored.id,
      first: readIfPossible(storedFirst, stored)?.first ?? null,
    }));
  }

  /**
   * Null, and nothing kept, when another look was quicker, or when the last page is not whole, which
   * then begins again. They all fit on the last page.
   */
  async function keep(
    quizId: string,
    seen: Head,
    found: readonly Found[],
    last: Cursor,
  ): Promise<Head | null> {
    const head = responses.doc(quizId);
    const page = pageOf(quizId, Math.floor(seen.kept / PAGE_SIZE));
    const kept = await transact(school.firestore, async (transaction) => {
      const [headBefore, pageBefore] = await transaction.getAll(head, page);
      if (!headBefore || !pageBefore || !isSame(toHead(headBefore), seen)) return null;
      const firsts = found.map(({ first }) => first);
      const onPage = readPage(pageBefore, seen.kept % PAGE_SIZE);
      if (onPage?.length !== seen.kept % PAGE_SIZE) return 'not-whole';
      const counts = addToCounts(seen.counts, withoutGaps(firsts));
      const after: Head = { kept: seen.kept + found.length, last, counts };
      transaction.set(head, { version: 1, ...after });
      transaction.set(page, { version: 1, firsts: [...onPage, ...firsts] });
      return after;
    });
    if (kept !== 'not-whole') return kept;
    await remove(quizId);
    return null;
  }

  /** Everything that is on the pages; null where one is gone, damaged or too short. */
  async function readPages(
    quizId: string,
    { kept }: Head,
  ): Promise<(FirstAttempt | null)[] | null> {
    if (kept === 0) return [];
    const refs = Array.from({ length: Math.ceil(kept / PAGE_SIZE) }, (_, page) =>
      pageOf(quizId, page),
    );
    const pages = (await school.firestore.getAll(...refs)).map((page, at) =>
      readPage(page, Math.min(PAGE_SIZE, kept - at * PAGE_SIZE)),
    );
    return pages.every((page) => page !== null) ? pages.flat() : null;
  }

  async function remove(quizId: string): Promise<void> {
    const pages = await pagesOf(quizId).select().get();
    const batch = school.firestore.batch();
    for (const { ref } of pages.docs) batch.delete(ref);
    batch.delete(responses.doc(quizId));
    await batch.commit();
  }

  /** What is kept, brought up to now, and what is too young to be; null when another look was quicker. */
  async function tryLook(quizId: string): Promise<Look | null> {
    const stored = await responses.doc(quizId).get();
    const settledBefore = stored.readTime.toMillis() - SETTLED_AFTER_MS;
    let head = toHead(stored);
    let after = head.last;
    const young: (FirstAttempt | null)[] = [];
    for (;;) {
      const limit = PAGE_SIZE - (head.kept % PAGE_SIZE);
      const found = await findAfter(quizId, after, limit);
      const settled = found.filter(({ storedAt }) => storedAt.toMillis() < settledBefore);
      const last = settled.at(-1);
      if (last) {
        const { storedAt, attemptId } = last;
        const kept = await keep(quizId, head, settled, { storedAt, attemptId });
        if (!kept) return null;
        head = kept;
      }
      young.push(...found.slice(settled.length).map(({ first }) => first));
      after = found.at(-1) ?? after;
      if (found.length < limit) return { head, young: withoutGaps(young), last: after };
    }
  }

  /** Whoever was quicker has kept something: the next try has less to do. */
  async function look(quizId: string): Promise<Look> {
    for (;;) {
      const looked = await tryLook(quizId);
      if (looked) return looked;
    }
  }

  /** The first attempts of all who took the quiz, with when the latest of them was stored. */
  async function sample(quizId: string): Promise<Sample> {
    for (;;) {
      const { head, young, last } = await look(quizId);
      const kept = await readPages(quizId, head);
      if (kept) {
        // Another look may have kept what is young to this one.
        const firsts = withoutGaps([...kept.slice(0, head.kept), ...young]);
        return { firsts, lastAt: last?.storedAt.toDate().toISOString() ?? null };
      }
      await remove(quizId);
    }
  }

  return {
    /** How the quiz was answered until now, in one small document and what came since it was written. */
    async count(quizId: string): Promise<ResponseCounts> {
      const { head, young } = await look(quizId);
      return addToCounts(head.counts, young);
    },

    /** The first attempt of every student who took the quiz. */
    list: async (quizId: string): Promise<FirstAttempt[]> => (await sample(quizId)).firsts,

    sample,

    /**
     * False where what is kept is not as much as was stored until then, such as after a restore, or not
     * all on its pages: that costs a read for each 500.
     */
    async isWhole(quizId: string): Promise<boolean> {
      const head = toHead(await responses.doc(quizId).get());
      const { kept, last } = head;
      if (!last) return kept === 0;
      if (!(await readPages(quizId, head))) return false;
      const stored = attempts
        .where('first.quizId', '==', quizId)
        .where('first.storedAt', '<=', last.storedAt);
      return (await stored.count().get()).data().count === kept;
    },

    remove,
  };
}

/** One that cannot be read is as good as none: it is made again from the attempts. */
function toHead(snapshot: DocumentSnapshot): Head {
  return readIfPossible(storedHead, snapshot) ?? NOTHING_KEPT;
}

/** Null when fewer are on the page than were kept there. */
function readPage(snapshot: DocumentSnapshot, kept: number): (FirstAttempt | null)[] | null {
  if (kept === 0) return [];
  const { firsts } = readIfPossible(storedPage, snapshot) ?? { firsts: [] };
  return firsts.length >= kept ? firsts : null;
}

function isSame(one: Head, other: Head): boolean {
  return one.kept === other.kept && one.last?.attemptId === other.last?.attemptId;
}

function withoutGaps(firsts: readonly (FirstAttempt | null)[]): FirstAttempt[] {
  return firsts.filter((first) => first !== null);
}
