import {
  Timestamp,
  type CollectionReference,
  type DocumentReference,
} from 'firebase-admin/firestore';
import { hashCardCode } from '../../../functions/src/domain/account/card-code.ts';
import { keepSecret } from '../../../functions/src/domain/account/card-secret.ts';
import type { Member } from '../../../functions/src/domain/account/member.ts';
import type { KeptYear } from '../../../functions/src/domain/student/kept-year.ts';
import { createCardsRepository } from '../../../functions/src/stored/people/cards.repository.ts';
import { createSessionsRepository } from '../../../functions/src/stored/people/sessions.repository.ts';
import { createRepositories } from '../../../functions/src/stored/repositories.ts';
import { CLASS_FIELDS } from '../../support/school/classes.ts';
import { deliverAll } from '../school/fault-schedules/deliver-tasks.ts';
import type { InstanceName, Question, Reply, School } from '../school/fault-schedules/school.ts';

type Person = Required<Pick<Question, 'uid' | 'role' | 'isAdmin'>> & {
  on: InstanceName;
  fullName: string;
  email: string;
};

const person = (
  on: InstanceName,
  uid: string,
  fullName: string,
  role: 'student' | 'teacher',
  isAdmin = false,
): Person => ({ on, uid, fullName, role, isAdmin, email: `${uid.toLowerCase()}@mail.example` });

export const AMY = person('amy', 'qX7uidAmy', 'Amy Pondwater', 'student');
export const BEN = person('ben', 'qX7uidBen', 'Ben Hillside', 'student');
export const TINA = person('teacher', 'qX7uidTina', 'Tina Lakeshore', 'teacher');
export const CARL = person('tab', 'qX7uidCarl', 'Carl Riverbend', 'teacher');
export const ADA = person('cleo', 'qX7uidAda', 'Ada Office', 'teacher', true);

/** All stored data by path, with times as text. */
export type Stored = Map<string, string>;

/** Fills a school with some of everything that the product stores about people. */
export async function fillSchool(school: School) {
  school.begin(1);
  const { documents } = school.instances.teacher;
  const repositories = createRepositories(documents.root);

  async function ask(who: Person, method: string, path: string, body?: object | FormData) {
    const { on, uid, role, isAdmin } = who;
    const call = { method, path, ...(body ? { body } : {}) };
    const headers = { prefer: 'respond-async' };
    const reply = await school.ask(on, { uid, role, isAdmin, headers, ...call });
    if (!reply) throw new Error(`${method} ${path} was not answered.`);
    return reply;
  }
  async function get(reply: Promise<Reply>): Promise<Record<string, unknown>> {
    const { status, body } = await reply;
    if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body;
  }

  for (const { uid, email, fullName, role, isAdmin, on } of [AMY, BEN, TINA, CARL, ADA]) {
    school.accounts.add(uid);
    const grade = role === 'student' ? { currentGrade: 9 } : {};
    const body = { uid, email, fullName, userType: role, ...grade };
    const call = { method: 'POST', path: '/auth/save-user-data', body };
    // The address comes from the token, so she cannot choose it.
    await school.ask(on, { uid, role: null, ...call });
    await documents.doc(`users/${uid}`).update({ email, isAdmin });
  }

  const quizzes: string[] = [];
  for (const [owner, publish] of [
    [TINA, true],
    [CARL, true],
    [TINA, false],
    [TINA, false],
  ] as const) {
    const fields = new FormData();
    fields.append('numQuestions', '5');
    fields.append('publish', String(publish));
    fields.append('file', new Blob(['Rivers flow.']), 'rivers.pdf');
    quizzes.push((await get(ask(owner, 'POST', '/quiz/generate', fields))).quizId as string);
    await deliverAll(school);
    school.pass(60);
  }
  const [shelf = '', carls = '', held = '', chosen = ''] = quizzes;

  const { class: shared } = (await get(
    ask(TINA, 'POST', '/classes', { ...CLASS_FIELDS, name: '9B' }),
  )) as unknown as {
    class: { id: string };
  };
  const { class: alone } = (await get(
    ask(TINA, 'POST', '/classes', { ...CLASS_FIELDS, name: '9C' }),
  )) as unknown as {
    class: { id: string };
  };
  await get(ask(TINA, 'POST', `/classes/${shared.id}/teachers`, { email: CARL.email }));
  await get(ask(TINA, 'POST', `/classes/${alone.id}/join-code`));
  for (const { uid } of [AMY, BEN]) {
    await repositories.memberships.add(uid, shared.id);
    await repositories.memberships.add(uid, alone.id);
  }
  const give = async (quizId: string, only: string[] | null, release: string) => {
    const settings = { ...SETTINGS, only, release };
    const body = { quizId, classIds: [shared.id], settings };
    const given = (await get(ask(TINA, 'POST', '/assignments', body))).assignments as {
      id: string;
    }[];
    return given[0]?.id ?? '';
  };
  const heldAt = await give(held, null, 'by-hand');
  const forBoth = await give(chosen, [AMY.uid, BEN.uid], 'at-once');
  const forAmy = await give(chosen, [AMY.uid], 'at-once');

  const column = { name: 'Oral', date: '2026-11-27', highest: 20, categoryId: null };
  const { column: oral } = (await get(
    ask(TINA, 'POST', `/classes/${shared.id}/columns`, column),
  )) as unknown as { column: { id: string } };

  for (const who of [AMY, BEN]) {
    for (const quizId of [shelf, carls]) {
      const { attemptId } = await get(
        ask(who, 'POST', '/quiz/submit', {
          ...{ quizId, studentId: who.uid, timeTaken: 60 },
          answers: [0, 3, 3, 3, 0],
        }),
      );
      await ask(who, 'PUT', `/quiz-results/attempt/${String(attemptId)}/questions/q1/report`, {
        reason: 'unclear',
      });
    }
    const { attempt } = (await get(
      ask(who, 'POST', `/assignments/${heldAt}/attempts`),
    )) as unknown as { attempt: { id: string } };
    const answers = [0, 0, 0, 0, 0];
    const handedIn = { attemptId: attempt.id, quizId: held, studentId: who.uid, answers };
    await get(ask(who, 'POST', '/quiz/submit', { ...handedIn, timeTaken: 60 }));
    await get(ask(who, 'GET', `/student/${who.uid}/practice`));
    await ask(who, 'POST', '/classes/join', { code: 'ABCD2345' });
    await get(ask(TINA, 'PUT', `/student/${who.uid}/accommodation`, { timeFactor: 2 }));
    const exception = { opensAt: null, dueAt: null, closesAt: null };
    const more = { ...exception, moreAttempts: 1, isExcused: false };
    await get(ask(TINA, 'PUT', `/assignments/${heldAt}/students/${who.uid}`, more));
    const mark = { points: 12, comment: `Well read, ${who.fullName}` };
    await get(
      ask(TINA, 'PUT', `/classes/${shared.id}/columns/${oral.id}/students/${who.uid}`, mark),
    );
    for (const id of [heldAt, forBoth]) {
      const comment = { comment: `At ${id}` };
      await get(ask(TINA, 'PUT', `/assignments/${id}/students/${who.uid}/comment`, comment));
    }
    await documents.doc(`students/${who.uid}/years/2025`).set(KEPT_YEAR);
  }
  school.pass(10 * 60);
  for (const teacher of [TINA, CARL]) {
    await get(ask(teacher, 'GET', `/teacher/${teacher.uid}/class-insights`));
    await get(ask(teacher, 'GET', `/quizzes/${teacher === TINA ? shelf : carls}/analysis`));
    const material = new FormData();
    material.append('materialName', `Rivers of ${teacher.on}`);
    material.append('materialType', 'Document');
    material.append('file', new Blob(['Rivers flow to the sea.']), 'rivers.txt');
    const uploaded = await ask(teacher, 'POST', '/materials/upload', material);
    if (uploaded.status >= 300) throw new Error(JSON.stringify(uploaded.body));
    const document = new FormData();
    document.append('file', new Blob(['Rivers flow.']), 'other.pdf');
    await get(ask(teacher, 'POST', '/quiz/documents', document));
  }
  await get(ask(TINA, 'PATCH', `/quizzes/${shelf}/filing`, { isShared: true }));
  await get(ask(TINA, 'GET', '/question-bank'));
  await get(ask(CARL, 'GET', '/question-bank?whose=colleagues'));
  const now = new Date(school.now());
  const account = (who: Person) => ({ kind: 'account', id: who.uid, name: who.fullName }) as const;
  const record = (...entry: Parameters<typeof repositories.audit.record>) =>
    repositories.audit.record(...entry);
  await record(
    {
      actor: { uid: ADA.uid },
      act: 'account.renamed',
      target: account(AMY),
      changes: [{ field: 'Name', from: 'Amelia Pond', to: AMY.fullName }],
    },
    now,
  );
  await record(
    {
      actor: { uid: TINA.uid },
      act: 'class.teachers-changed',
      target: { kind: 'class', id: shared.id, name: '9B' },
      changes: [{ field: 'Teachers', from: TINA.fullName, to: `${TINA.fullName}, Carl Riverbend` }],
    },
    now,
  );
  await record(
    { actor: { uid: ADA.uid }, act: 'account.renamed', target: account(BEN), changes: [] },
    now,
  );
  for (const who of [AMY, TINA, BEN]) {
    const invitedBy = { uid: TINA.uid, name: TINA.fullName };
    const { email, fullName } = who;
    const times = { createdAt: Timestamp.fromDate(now), expiresAt: Timestamp.fromDate(now) };
    const invited = { version: 1, email, fullName, isAdmin: false, invitedBy, ...times };
    await documents.collection('invitations').add(invited);
  }
  const order = { orderedBy: TINA.uid, except: [AMY.uid, BEN.uid] };
  await documents.doc('yearChanges/2026').set({ version: 1, ...order });
  await deliverAll(school);
  for (const who of [AMY, BEN]) {
    await get(ask(who, 'POST', `/assignments/${forBoth}/attempts`));
    await get(ask(who, 'POST', `/quizzes/${shelf}/attempts`));
    await storeWaysIn(documents.root, who, now);
  }

  return {
    ask,
    get,
    documents,
    quizzes: { shelf, carls, held, chosen },
    classes: { shared: shared.id, alone: alone.id },
    assignments: { heldAt, forBoth, forAmy },
    async close({ uid }: Person): Promise<void> {
      const closedAt = Timestamp.fromMillis(school.now() - 60 * 60 * 1000);
      await documents.doc(`users/${uid}`).update({ closedAt });
    },
    /** Reads all documents, the paths of all files, and everybody who can sign in. */
    async readAll(): Promise<Stored> {
      const stored: Stored = new Map();
      for (const collection of await documents.root.firestore.listCollections()) {
        await readInto(stored, collection);
      }
      for (const [path, bytes] of school.files) stored.set(`file ${path}`, bytes.toString('hex'));
      for (const uid of school.accounts) stored.set(`account ${uid}`, '');
      return stored;
    },
  };
}

export type ErasableSchool = Awaited<ReturnType<typeof fillSchool>>;

/** The collections of the school that are not empty. */
export function collectionsOf(stored: Stored): Set<string> {
  const inSchool = [...stored.keys()].filter((path) => path.startsWith('schools/'));
  return new Set(inSchool.map((path) => path.split('/')[2] ?? ''));
}

/** The paths of everything that contains one of these words in its path or content. */
export function findWords(stored: Stored, words: readonly string[]): string[] {
  const lower = words.map((word) => word.toLowerCase());
  return [...stored]
    .filter(([path, text]) => lower.some((word) => `${path} ${text}`.toLowerCase().includes(word)))
    .map(([path]) => path);
}

/** A card with a secret, and two sign-ins of which she has ended the first. */
async function storeWaysIn(root: DocumentReference, { uid }: Person, now: Date): Promise<void> {
  const cards = createCardsRepository(root.firestore);
  const hash = hashCardCode(`card of ${uid}`);
  const requireThere = (member: Member | null) => {
    if (!member) throw new Error('Nobody has a card without an account.');
    return member;
  };
  await cards.replace({ schoolId: root.id, uid, hash }, requireThere, now);
  await cards.setSecret(hash, await keepSecret({ kind: 'password', password: 'blue river' }));
  const sessions = createSessionsRepository(root);
  const second = Math.floor(now.getTime() / 1000);
  for (const signedInAt of [second - 60, second]) {
    await sessions.note({ uid, signedInAt, browser: 'Firefox', system: 'Linux' }, now);
  }
  const choose = <S>(open: readonly S[]) => open.slice(0, -1);
  await sessions.end(uid, { validSince: null, until: second, choose }, now);
}

async function readInto(stored: Stored, collection: CollectionReference): Promise<void> {
  for (const ref of await collection.listDocuments()) {
    const found = await ref.get();
    if (found.exists) stored.set(ref.path, JSON.stringify(found.data()));
    for (const below of await ref.listCollections()) {
      await readInto(stored, below);
    }
  }
}

const KEPT_YEAR: KeptYear = {
  ...{ version: 1, name: '2025/26', grade: '8' },
  ...{ startedAt: null, endedAt: '2026-07-15T08:00:00.000Z' },
  ...{ attempts: 3, percentageSum: 210.5, highestPercentage: 90, passed: 2 },
  ...{ completedResources: 1, totalResources: 6 },
};

const SETTINGS = {
  ...{ keepsVersion: false, opensAt: null, dueAt: null, closesAt: null },
  ...{ acceptsLate: true, attempts: null, counts: 'best', time: { kind: 'usual' } },
  ...{ shuffle: { questions: false, options: false }, shows: 'score-and-answers' },
};
