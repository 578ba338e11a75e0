import type { DocumentReference, Query } from 'firebase-admin/firestore';
import type {
  AssignmentRecord,
  StoredSettings,
} from '../../domain/assignment/assignment-record.ts';
import { listAll, timeOf } from './listing.repository.ts';

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
export type ListedInsights = {
  /** Null for all of her students together. */
  classId: string | null;
  writer: string;
  generatedAt: string;
};

/** Not the ids of students by whom it is found. */
const GIVEN_FIELDS = [
  ...['classId', 'className', 'timeZone', 'quizId', 'quizTitle', 'numQuestions', 'toughness'],
  ...['quizVersion', 'settings', 'createdAt', 'releasedAt', 'closedAt', 'added'],
];

export type TeacherExportsRepository = ReturnType<typeof createTeacherExportsRepository>;

/** What an export reads of a teacher that no screen lists as a whole. */
export function createTeacherExportsRepository(school: DocumentReference) {
  const ownedBy = (uid: string, collection: string): Query =>
    school.collection(collection).where('teacherId', '==', uid);

  return {
    listQuizIds: (uid: string): AsyncGenerator<string> =>
      listAll(ownedBy(uid, 'quizzes').select(), ({ id }) => id),

    listMaterials: (uid: string): AsyncGenerator<ListedMaterial> =>
      listAll(ownedBy(uid, 'materials'), (found) => ({
        name: String(found.get('name')),
        fileName: String(found.get('fileName')),
        type: String(found.get('type')),
        uploadDate: timeOf(found, 'uploadDate'),
        sizeBytes: Number(found.get('sizeBytes')),
        subject: (found.get('subject') ?? null) as string | null,
        topics: (found.get('topics') ?? []) as string[],
      })),

    /** Without where the document lies. */
    listOrders: (uid: string): AsyncGenerator<ListedOrder> =>
      listAll(school.collection('jobs').where('order.teacherId', '==', uid), (found) => {
        const stored = found.get('order') as { fileName: string } & Record<string, unknown>;
        const { teacherId: _teacherId, sourcePath: _path, ...order } = stored;
        return {
          quizId: found.id,
          ...order,
          status: String(found.get('status')),
          updatedAt: timeOf(found, 'updatedAt'),
          replacedQuestions: (found.get('replaced') ?? []) as unknown[],
        };
      }),

    listDocuments: (uid: string): AsyncGenerator<ListedDocument> =>
      listAll(ownedBy(uid, 'quizDocuments'), (found) => ({
        fileName: String(found.get('fileName')),
        createdAt: timeOf(found, 'createdAt'),
        status: String(found.get('status')),
        title: String(found.get('title')),
        pages: found.get('pages') as number | null,
        parts: found.get('parts') as unknown[],
      })),

    listGiven: (uid: string): AsyncGenerator<GivenAssignment> =>
      listAll(ownedBy(uid, 'assignments').select(...GIVEN_FIELDS), (found) => {
        const { settings, ...given } = found.data() as Omit<AssignmentRecord, 'teacherId'>;
        const { only, ...rest } = settings;
        return {
          ...given,
          id: found.id,
          createdAt: timeOf(found, 'createdAt'),
          settings: { ...rest, students: only?.length ?? 'all' },
        };
      }),

    /** The words themselves may name students. */
    listInsights: (uid: string): AsyncGenerator<ListedInsights> =>
      listAll(ownedBy(uid, 'insights').select('writer', 'generatedAt'), (found) => ({
        classId: found.id.split('.')[1] ?? null,
        writer: String(found.get('writer')),
        generatedAt: timeOf(found, 'generatedAt'),
      })),
  };
}
