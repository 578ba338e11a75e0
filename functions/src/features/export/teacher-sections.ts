import type { Member } from '../../domain/account/member.ts';
import type { TopicsInUse } from '../../domain/quiz/topics-in-use.ts';
import type {
  GivenAssignment,
  ListedDocument,
  ListedInsights,
  ListedMaterial,
  ListedOrder,
} from '../../stored/across/teacher-exports.repository.ts';
import type { SectionPlan } from './section.ts';

export type TeacherDeps = {
  listQuizIds: (uid: string) => AsyncIterable<string>;
  /** With its key, what was corrected of it, and what its writer left for her beside it. */
  findQuiz: (id: string) => Promise<({ title: string } & Record<string, unknown>) | null>;
  listOrders: (uid: string) => AsyncIterable<ListedOrder>;
  listDocuments: (uid: string) => AsyncIterable<ListedDocument>;
  listMaterials: (uid: string) => AsyncIterable<ListedMaterial>;
  listGiven: (uid: string) => AsyncIterable<GivenAssignment>;
  findTopics: (uid: string) => Promise<TopicsInUse>;
  listInsights: (uid: string) => AsyncIterable<ListedInsights>;
};

/** What is kept of a teacher. */
export const TEACHER_SECTIONS: readonly SectionPlan<TeacherDeps>[] = [
  {
    name: 'quizzes',
    title: 'Quizzes with their keys',
    collections: ['quizzes', 'private'],
    records: listQuizzes,
  },
  {
    name: 'orders',
    title: 'How quizzes were ordered',
    collections: ['jobs'],
    records: listOrders,
  },
  {
    name: 'documents',
    title: 'Documents read for a quiz that is not ordered yet',
    collections: ['quizDocuments'],
    records: listDocuments,
  },
  {
    name: 'materials',
    title: 'Materials',
    note: 'The files themselves can be downloaded from the page of materials.',
    collections: ['materials'],
    records: listMaterials,
  },
  {
    name: 'given-assignments',
    title: 'Assignments given to classes',
    note: 'Of those for some of a class it says how many these are, not who.',
    collections: ['assignments'],
    records: listGiven,
  },
  {
    name: 'topics',
    title: 'Topics of quizzes and materials',
    collections: ['topics'],
    records: listTopics,
  },
  {
    name: 'insights',
    title: 'Texts about classes',
    note: 'The texts themselves may name students, so they are not in here: only when each was made, for which class, and by which writer.',
    collections: ['insights'],
    records: listInsights,
  },
];

async function* listQuizzes({ uid }: Member, deps: TeacherDeps) {
  for await (const id of deps.listQuizIds(uid)) {
    const quiz = await deps.findQuiz(id);
    if (quiz) yield { heading: quiz.title, ...quiz };
  }
}

async function* listOrders({ uid }: Member, deps: TeacherDeps) {
  for await (const order of deps.listOrders(uid)) yield { heading: order.fileName, ...order };
}

async function* listDocuments({ uid }: Member, deps: TeacherDeps) {
  for await (const read of deps.listDocuments(uid)) yield { heading: read.fileName, ...read };
}

async function* listMaterials({ uid }: Member, deps: TeacherDeps) {
  for await (const material of deps.listMaterials(uid)) {
    yield { heading: material.name, ...material };
  }
}

async function* listGiven({ uid }: Member, deps: TeacherDeps) {
  for await (const given of deps.listGiven(uid)) {
    yield { heading: `${given.quizTitle}, ${given.className}`, ...given };
  }
}

async function* listTopics({ uid }: Member, deps: TeacherDeps) {
  for (const topic of Object.values(await deps.findTopics(uid))) {
    yield { heading: topic.name, ...topic };
  }
}

async function* listInsights({ uid }: Member, deps: TeacherDeps) {
  for await (const words of deps.listInsights(uid)) yield { heading: words.generatedAt, ...words };
}
