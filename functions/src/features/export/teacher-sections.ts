import type { Member } from '../../domain/account/member.ts';
import type { TeacherExportsRepository } from '../../stored/across/teacher-exports.repository.ts';
import type { TopicsInUseRepository } from '../../stored/materials/topics-in-use.repository.ts';
import type { QuestionDraftsRepository } from '../../stored/quizzes/question-drafts.repository.ts';
import type { QuizVersionsRepository } from '../../stored/quizzes/quiz-versions.repository.ts';
import type { SectionPlan } from './section.ts';

export type TeacherDeps = {
  teacherExports: TeacherExportsRepository;
  versions: Pick<QuizVersionsRepository, 'find'>;
  drafts: Pick<QuestionDraftsRepository, 'find'>;
  topicsInUse: Pick<TopicsInUseRepository, 'find'>;
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
    name: 'boards',
    title: 'Quizzes on the board of a class',
    collections: ['boards'],
    records: listBoards,
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

/** With their keys, what was corrected of them, and what their writer left for her beside them. */
async function* listQuizzes({ uid }: Member, { teacherExports, versions, drafts }: TeacherDeps) {
  for await (const id of teacherExports.listQuizIds(uid)) {
    const [quiz, left] = await Promise.all([versions.find(id), drafts.find(id)]);
    // What is left has an id and a version of its own, which are not the quiz's.
    const { drafts: waiting, dismissed, spares } = left;
    const beside = { suggestedQuestions: waiting, dismissed, spareQuestions: spares };
    if (quiz) yield { heading: quiz.title, ...quiz, ...beside };
  }
}

async function* listOrders({ uid }: Member, deps: TeacherDeps) {
  for await (const order of deps.teacherExports.listOrders(uid)) {
    yield { heading: order.fileName, ...order };
  }
}

async function* listDocuments({ uid }: Member, deps: TeacherDeps) {
  for await (const read of deps.teacherExports.listDocuments(uid)) {
    yield { heading: read.fileName, ...read };
  }
}

async function* listMaterials({ uid }: Member, deps: TeacherDeps) {
  for await (const material of deps.teacherExports.listMaterials(uid)) {
    yield { heading: material.name, ...material };
  }
}

async function* listGiven({ uid }: Member, deps: TeacherDeps) {
  for await (const given of deps.teacherExports.listGiven(uid)) {
    yield { heading: `${given.quizTitle}, ${given.className}`, ...given };
  }
}

async function* listBoards({ uid }: Member, deps: TeacherDeps) {
  for await (const board of deps.teacherExports.listBoards(uid)) {
    yield { heading: `${board.quizTitle}, ${board.className}`, ...board };
  }
}

async function* listTopics({ uid }: Member, deps: TeacherDeps) {
  for (const topic of Object.values(await deps.topicsInUse.find(uid))) {
    yield { heading: topic.name, ...topic };
  }
}

async function* listInsights({ uid }: Member, deps: TeacherDeps) {
  for await (const words of deps.teacherExports.listInsights(uid)) {
    yield { heading: words.generatedAt, ...words };
  }
}
