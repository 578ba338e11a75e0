import { MAX_WRONG_SECRETS } from '@study-assistant/contract/people/cards';
import type { CollectionReference, Firestore, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { KeptSecret } from '../../domain/account/card-secret.ts';
import type { Member } from '../../domain/account/member.ts';
import { schoolIdSchema } from '../../domain/school/school-id.ts';
import { readDocument, storedTime, toStoredTime } from '../../platform/firestore/documents.ts';
import { transact } from '../../platform/firestore/transact.ts';
import { schoolRoot } from '../school/school-root.ts';
import { storedMember, storedUser, usersOf } from './stored-user.ts';

const storedCard = z.object({
  id: z.string(),
  version: z.literal(1),
  schoolId: schoolIdSchema,
  uid: z.string(),
  madeAt: storedTime,
  /** Null until its first use. */
  secret: z.nullable(
    z.object({ kind: z.enum(['password', 'pictures']), salt: z.string(), hash: z.string() }),
  ),
  /** Wrong secrets since it was made. */
  tries: z.int(),
});

const storedHolder = z.pick(storedUser, { card: true });

/** A card that counts, and whose it is. */
export type OpenCard = { member: Member; secret: KeptSecret | null; isLocked: boolean };

/** What came of a secret. */
export type Judged =
  | { outcome: 'right'; uid: string }
  | { outcome: 'wrong'; left: number }
  | { outcome: 'locked' | 'unset' | 'closed' | 'unknown' };

/** `cards/{sha256 of the code}` of a deployment, beside all schools. */
export function cardsOf(firestore: Firestore): CollectionReference {
  return firestore.collection('cards');
}

export type CardsRepository = ReturnType<typeof createCardsRepository>;

/**
 * `cards/{sha256 of the code}`, beside all schools: whose card it is, and a hash of its secret. The
 * holder's `users/{uid}.card` names the one that counts, so that a new one ends the old one.
 */
export function createCardsRepository(firestore: Firestore) {
  const cards = cardsOf(firestore);

  async function findIn(transaction: Transaction, hash: string) {
    const card = readDocument(storedCard, await transaction.get(cards.doc(hash)));
    if (!card) return null;
    const holder = usersOf(schoolRoot(firestore, card.schoolId)).doc(card.uid);
    const found = await transaction.get(holder);
    const member = readDocument(storedMember, found);
    if (!member || readDocument(storedHolder, found)?.card !== hash) return null;
    return { card, member, isLocked: card.tries >= MAX_WRONG_SECRETS };
  }

  return {
    /** Null where no card that counts has this hash; the account may be closed. */
    open(hash: string): Promise<OpenCard | null> {
      return transact(firestore, async (transaction) => {
        const found = await findIn(transaction, hash);
        if (!found) return null;
        const { card, member, isLocked } = found;
        return { member, secret: card.secret, isLocked };
      });
    },

    /**
     * Makes the one card that counts; the one before is gone with its secret.
     *
     * @param requireHolder throws where this person may have no card
     */
    replace(
      { schoolId, uid, hash }: { schoolId: string; uid: string; hash: string },
      requireHolder: (member: Member | null) => Member,
      now: Date,
    ): Promise<Member> {
      const holder = usersOf(schoolRoot(firestore, schoolId)).doc(uid);
      return transact(firestore, async (transaction) => {
        const found = await transaction.get(holder);
        const member = requireHolder(readDocument(storedMember, found));
        const before = readDocument(storedHolder, found)?.card ?? null;
        if (before !== null) transaction.delete(cards.doc(before));
        transaction.create(cards.doc(hash), {
          ...{ version: 1, schoolId, uid, madeAt: toStoredTime(now), secret: null, tries: 0 },
        });
        transaction.update(holder, { card: hash });
        return member;
      });
    },

    /** At the first use, once: of two at the same time one wins. */
    setSecret(hash: string, secret: KeptSecret): Promise<Judged | { outcome: 'set-already' }> {
      return transact(firestore, async (transaction) => {
        const found = await findIn(transaction, hash);
        if (!found) return { outcome: 'unknown' };
        if (found.member.closedAt !== null) return { outcome: 'closed' };
        if (found.isLocked) return { outcome: 'locked' };
        if (found.card.secret) return { outcome: 'set-already' };
        transaction.update(cards.doc(hash), { secret });
        return { outcome: 'right', uid: found.card.uid };
      });
    },

    /** Judges and counts in one transaction, so that many tries at once are as many tries. */
    judge(hash: string, isRight: (kept: KeptSecret) => Promise<boolean>): Promise<Judged> {
      return transact(firestore, async (transaction): Promise<Judged> => {
        const found = await findIn(transaction, hash);
        if (!found) return { outcome: 'unknown' };
        const { card, member, isLocked } = found;
        if (member.closedAt !== null) return { outcome: 'closed' };
        if (isLocked) return { outcome: 'locked' };
        if (!card.secret) return { outcome: 'unset' };
        if (await isRight(card.secret)) return { outcome: 'right', uid: card.uid };
        const tries = card.tries + 1;
        transaction.update(cards.doc(hash), { tries });
        return { outcome: 'wrong', left: MAX_WRONG_SECRETS - tries };
      });
    },
  };
}
