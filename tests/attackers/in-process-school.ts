import { textPathOf } from '../../functions/src/domain/material/material-text.ts';
import { anna, openSittingRoom, pupil, RIGHT, type Who } from '../engine/attempts/sitting-room.ts';
import type { Person } from '../support/people/people.ts';
import { answerTo, UNKNOWN, type Ids } from '../support/product/endpoint-calls.ts';
import { useSite } from '../support/product/site.ts';
import { openDocuments, type SchoolDocuments } from '../support/school/school-documents.ts';
import type { CALLERS } from './expected-answers.ts';

type Name = (typeof CALLERS)[number];
export type InProcessSchool = Awaited<ReturnType<typeof openInProcessSchool>>;

const maya = pupil('maya');

/** A token as an in-process server reads it. */
function aPerson(uid: string, says: object): Person {
  const email = `${uid}@school.edu`;
  const holder = {
    uid,
    email,
    isEmailVerified: true,
    isAdmin: false,
    way: { provider: 'password', tenant: null, email: null },
    signedInAt: 1_795_161_600,
    secondStep: 'unused',
    ...says,
  };
  return { uid, email, fullName: uid, token: encodeURIComponent(JSON.stringify(holder)) };
}

const HERE = { schoolId: 'main' };
const FAR = { schoolId: 'far' };
const student = { role: 'student' };
const teacher = { role: 'teacher' };

/** The callers of the table, by their tokens' claims. */
const PEOPLE: Record<Name, Person> = {
  unfinished: aPerson('nora', { role: null, schoolId: null }),
  student: aPerson('ben', { ...HERE, ...student }),
  teacher: aPerson('bert', { ...HERE, ...teacher }),
  coTeacher: aPerson('cora', { ...HERE, ...teacher }),
  admin: aPerson('ada', { ...HERE, ...teacher, isAdmin: true }),
  farStudent: aPerson('finn', { ...FAR, ...student }),
  farTeacher: aPerson('frida', { ...FAR, ...teacher }),
  farAdmin: aPerson('fay', { ...FAR, ...teacher, isAdmin: true }),
};

/** The school of the table with everything in it, on the product's server in this process. */
export async function openInProcessSchool(projectId: string) {
  const room = await openSittingRoom(projectId);
  useSite({ site: room.url, adminEnv: {} });
  const { documents } = room;
  await room.openClass('9b', ['maya']);
  await documents.doc('classes/9b').update({ teacherIds: [anna.uid, PEOPLE.coTeacher.uid] });
  for (const { uid, role } of [anna, maya, ...inThisSchool()])
    await storeUser(documents, uid, role);
  const far = openDocuments(documents.root.firestore, FAR.schoolId);
  await storeUser(far, PEOPLE.farStudent.uid, 'student');
  for (const { uid } of [PEOPLE.farTeacher, PEOPLE.farAdmin]) await storeUser(far, uid, 'teacher');
  for (const id of ['rivers', 'lakes', 'seas']) await room.writeQuiz(id);
  await storeJob();
  for (const id of ['rivers', 'lakes']) {
    await ok(room.call(anna, 'POST', `/quizzes/${id}/publish`, { to: 'school' }));
  }
  const taken = await ok(room.submit(maya, { quizId: 'rivers' }, RIGHT));
  const begun = await ok(room.call(maya, 'POST', '/quizzes/lakes/attempts'));
  const ids: Ids = {
    ...UNKNOWN,
    ...{ teacher: anna.uid, student: maya.uid, class: '9b', quiz: 'rivers', question: 'q1' },
    attempt: taken.attemptId ?? '',
    open: begun.attempt?.id ?? '',
    assignment: await room.give('seas', '9b'),
    column: await addColumn(),
    material: await storeMaterial(),
    document: await storeQuizDocument(),
  };

  return {
    room,
    ids,
    people: PEOPLE,
    close: () => room.close(),
    ask: answerTo,
  };

  async function storeUser(school: SchoolDocuments, uid: string, role: Who['role']): Promise<void> {
    const profile = { email: `${uid}@school.edu`, fullName: uid, userType: role };
    const currentGrade = role === 'student' ? '9' : null;
    const classIds = uid === maya.uid ? ['9b'] : [];
    await school.doc(`users/${uid}`).set({
      ...{ version: 1, ...profile, currentGrade, classIds, createdAt: new Date() },
      ...{ isAdmin: [PEOPLE.admin.uid, PEOPLE.farAdmin.uid].includes(uid), closedAt: null },
    });
  }

  async function addColumn(): Promise<string> {
    const json = { name: 'Oral', date: '2026-11-27', highest: 20, categoryId: null };
    const { column } = await ok(room.call(anna, 'POST', '/classes/9b/columns', json));
    return (column as { id: string }).id;
  }

  /** Stores the job as the order left it. */
  async function storeJob(): Promise<void> {
    await documents.doc('jobs/rivers').set({
      order: {
        ...{ teacherId: anna.uid, sourcePath: 'quiz-sources/one', fileName: 'a.pdf', title: null },
        ...{ chosen: null, toughness: 'Easy', targetGrade: 'Grade 9', count: 5 },
        ...{ writer: 'offline', publish: true },
      },
      ...{ version: 1, status: 'ready', progress: 1, stage: '', failure: null },
      ...{ updatedAt: new Date(), replacement: null, replaced: [] },
    });
  }

  async function storeMaterial(): Promise<string> {
    const text = JSON.stringify({ sections: [], isCut: false, ordersLeftOut: 0 });
    room.files.set(`schools/main/${textPathOf('materials/anna/one')}`, Buffer.from(text));
    room.files.set('schools/main/materials/anna/one', Buffer.from('%PDF-1.4'));
    await documents.doc('materials/one').set({
      ...{ version: 1, name: 'Rivers', type: 'PDF', uploadDate: new Date(), subject: null },
      ...{ teacherId: anna.uid, teacherName: 'Anna', fileName: 'a.pdf', sizeBytes: 8 },
      ...{ path: 'materials/anna/one', topics: [], topicKeys: [], audience: ['all'] },
    });
    return 'one';
  }

  /** Brought by Anna and not yet read. */
  async function storeQuizDocument(): Promise<string> {
    const brought = await ok(room.call(anna, 'POST', '/materials/one/quiz-document'));
    return (brought.document as { id: string }).id;
  }
}

function inThisSchool(): Who[] {
  const { student: ben, teacher: bert, coTeacher: cora, admin: ada } = PEOPLE;
  const teachers = [bert, cora, ada].map(({ uid }) => ({ uid, role: 'teacher' as const }));
  return [{ uid: ben.uid, role: 'student' }, ...teachers];
}

async function ok<B>(asked: Promise<{ status: number; body: B }>): Promise<B> {
  const { status, body } = await asked;
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
}
