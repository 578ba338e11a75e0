import type { PrintedCard, printCards } from '@study-assistant/contract/people/cards';
import { hasNoMailbox } from '@study-assistant/contract/people/no-mailbox';
import type { Answer, Parsed } from '@study-assistant/contract/wire/endpoint';
import { requireOwnClass } from '../../domain/access.ts';
import { hashCardCode, newCardCode } from '../../domain/account/card-code.ts';
import type { Member } from '../../domain/account/member.ts';
import { ApiError, notFound } from '../../domain/api-error.ts';
import type { Caller } from '../../domain/caller.ts';
import { requireRunningClass, type ClassRecord } from '../../domain/class/class-record.ts';
import type { Identity } from '../../platform/auth/identity.ts';
import { mapAtMost } from '../../platform/firestore/map-at-most.ts';
import type { ClassesRepository } from '../../stored/classes/classes.repository.ts';
import type { AccountsRepository } from '../../stored/people/accounts.repository.ts';
import type { CardsRepository } from '../../stored/people/cards.repository.ts';
import type { AuditRepository } from '../../stored/school/audit.repository.ts';

type Deps = {
  classes: Pick<ClassesRepository, 'find'>;
  accounts: Pick<AccountsRepository, 'findMembers'>;
  cards: Pick<CardsRepository, 'replace'>;
  audit: Pick<AuditRepository, 'record'>;
  identity: Pick<Identity, 'signOutEverywhere'>;
  schoolId: string;
  clock: () => Date;
};

export type PrintCardsService = ReturnType<typeof createPrintCardsService>;

const CARDS_AT_ONCE = 10;

/** Makes the cards of a class, for its teachers and for admins of the school. */
export function createPrintCardsService(deps: Deps) {
  const { classes, accounts, cards, audit, identity, schoolId, clock } = deps;
  return {
    async print(
      caller: Caller,
      classId: string,
      { studentIds }: Parsed<typeof printCards>['body'],
    ): Promise<Answer<typeof printCards>> {
      const of = requireClass(caller, await classes.find(classId));
      const uids = [...new Set(studentIds)];
      const members = await accounts.findMembers(uids);
      const requireHolder = (member: Member | null) => requireCardHolder(member, classId);
      for (const uid of uids) requireHolder(members.get(uid) ?? null);
      await writeDown(caller, of, uids);
      return {
        cards: await mapAtMost(CARDS_AT_ONCE, uids, (uid) => makeCard(uid, requireHolder)),
      };
    },
  };

  /** Whoever signed in with the card before is out with it. */
  async function makeCard(
    uid: string,
    requireHolder: (member: Member | null) => Member,
  ): Promise<PrintedCard> {
    const code = newCardCode();
    const card = { schoolId, uid, hash: hashCardCode(code) };
    const { fullName } = await cards.replace(card, requireHolder, clock());
    await identity.signOutEverywhere(uid);
    return { uid, fullName, code };
  }

  /** Before the first is made: cards that break off have been ordered too. */
  async function writeDown(caller: Caller, { id, name }: ClassRecord, uids: readonly string[]) {
    const target = { kind: 'class', id, name } as const;
    const changes = [{ field: 'cards', from: null, to: String(uids.length) }];
    const act = 'cards.printed';
    await audit.record({ act, actor: caller, target, changes, alsoAbout: uids }, clock());
  }
}

function requireClass(caller: Caller, found: ClassRecord | null): ClassRecord {
  return requireRunningClass(caller.isAdmin && found ? found : requireOwnClass(caller, found));
}

function requireCardHolder(member: Member | null, classId: string): Member {
  if (!member?.classIds.includes(classId)) throw notFound('Student not found.');
  if (!hasNoMailbox(member.email)) {
    throw new ApiError(
      'invalid-request',
      'Only students whose account the school has made without an e-mail address have cards.',
    );
  }
  if (member.closedAt !== null) throw new ApiError('conflict', 'This account is closed.');
  return member;
}
