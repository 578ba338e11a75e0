import type { CollectionReference, DocumentReference, Query } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type {
  AssignmentRecord,
  StoredSettings,
} from '../../domain/assignment/assignment-record.ts';
import type { BoardRecord } from '../../domain/board/board.ts';
import { readPages } from '../../platform/firestore/read-pages.ts';
import { assignmentFields, assignmentsOf } from '../assignments/stored-assignment.ts';
import { boardFields, boardsOf } from '../board/stored-board.ts';
import { insightsFields, insightsOf } from '../classes/insights.repository.ts';
import { storedMaterial, materialsOf } from '../materials/stored-material.ts';
import { storedDocument, quizDocumentsOf } from '../quizzes/quiz-documents.repository.ts';
import { jobsOf, storedJob } from '../quizzes/stored-job.ts';
import { quizzesOf } from '../quizzes/stored-quiz.ts';
import { listAll } from './listing.repository.ts';

export type ListedMaterial = Record<'name' | 'fileName' | 'type' | 'uploadDate', string> & {
  sizeBytes: number;
  subject: string | null;
  topics: string[];
};
export type ListedOrder = Record<'quizId' | 'fileName' | 'updatedAt', string> &
  Record<string, unknown>;
export type ListedDocument = Record<'fileName' | 'createdAt', string> & Record<string, unknown>;
/** For some of a class: for how many, not for whom. */
export type GivenAssignment = Omit<AssignmentRecord, 'teacherId' | 'settings'> & {
  settings: Omit<StoredSettings, 'only'> & { students: number | 'all' };
};
export type ListedBoard = Pick<
  BoardRecord,
  'className' | 'quizTitle' | 'keptAs' | 'turn' | 'startedAt' | 'endedAt'
>;
export type ListedInsights = {
  /** Null for all of her students together. */
  classId: string | null;
  writer: string;
  generatedAt: string;
};

const listedMaterial = z.pick(storedMaterial, {
  name: true,
  fileName: true,
  type: true,
  uploadDate: true,
  sizeBytes: true,
  subject: true,
  topics: true,
});
const listedJob = z.pick(storedJob, {
  id: true,
  order: true,
  status: true,
  updatedAt: true,
  replaced: true,
});
const listedDocument = z.pick(storedDocument, {
  fileName: true,
  createdAt: true,
  status: true,
  title: true,
  pages: true,
  parts: true,
});
/** Not the ids of students by whom it is found. */
const { version: _version, teacherId: _teacherId, ...givenFields } = assignmentFields;
const listedGiven = z.object({ id: z.string(), ...givenFields });
const boardNames = {
  className: true,
  quizTitle: true,
  keptAs: true,
  turn: true,
  startedAt: true,
  endedAt: true,
} as const;
const listedBoard = z.pick(z.object(boardFields), boardNames);
const insightsNames = { writer: true, generatedAt: true } as const;
const listedInsights = z.extend(z.pick(z.object(insightsFields), insightsNames), {
  id: z.string(),
});

export type TeacherExportsRepository = ReturnType<typeof createTeacherExportsRepository>;

/** What an export reads of a teacher that no screen lists as a whole. */
export function createTeacherExportsRepository(school: DocumentReference) {
  const ownedBy = (uid: string, things: CollectionReference): Query =>
    things.where('teacherId', '==', uid);

  return {
    listQuizIds: async function* (uid: string): AsyncGenerator<string> {
      for await (const page of readPages(ownedBy(uid, quizzesOf(school)).select())) {
        yield* page.map(({ id }) => id);
      }
    },

    listMaterials: (uid: string): AsyncGenerator<ListedMaterial> =>
      listAll(ownedBy(uid, materialsOf(school)), listedMaterial, (material) => material),

    /** Without where the document lies. */
    listOrders: (uid: string): AsyncGenerator<ListedOrder> =>
      listAll(
        jobsOf(school).where('order.teacherId', '==', uid),
        listedJob,
        ({ id: quizId, order, status, updatedAt, replaced: replacedQuestions }) => {
          const { teacherId: _teacherId, sourcePath: _path, numQuestions: count, ...rest } = order;
          return { quizId, ...rest, count, status, updatedAt, replacedQuestions };
        },
      ),

    listDocuments: (uid: string): AsyncGenerator<ListedDocument> =>
      listAll(ownedBy(uid, quizDocumentsOf(school)), listedDocument, (document) => document),

    listGiven: (uid: string): AsyncGenerator<GivenAssignment> =>
      listAll(
        ownedBy(uid, assignmentsOf(school)).select(...Object.keys(givenFields)),
        listedGiven,
        ({ settings: { only, ...settings }, ...given }) => ({
          ...given,
          settings: { ...settings, students: only?.length ?? 'all' },
        }),
      ),

    listBoards: (uid: string): AsyncGenerator<ListedBoard> =>
      listAll(ownedBy(uid, boardsOf(school)), listedBoard, (board) => board),

    /** The words themselves may name students. */
    listInsights: (uid: string): AsyncGenerator<ListedInsights> =>
      listAll(
        ownedBy(uid, insightsOf(school)).select(...Object.keys(insightsNames)),
        listedInsights,
        ({ id, ...words }) => ({ classId: id.split('.')[1] ?? null, ...words }),
      ),
  };
}
