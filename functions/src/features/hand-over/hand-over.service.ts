import type { handOver } from '@study-assistant/contract/people/people';
import type { Answer } from '@study-assistant/contract/wire/endpoint';
import { ApiError, notFound } from '../../domain/api-error.ts';
import type { NewAuditEntry } from '../../domain/audit.ts';
import type { Caller } from '../../domain/caller.ts';
import { mapAtMost } from '../../platform/firestore/map-at-most.ts';
import type { Heir, Teacher } from '../../stored/across/hand-over.repository.ts';

type Deps = {
  findTeacher: (uid: string) => Promise<Teacher | null>;
  listQuizzes: (uid: string) => AsyncIterable<string[]>;
  moveQuiz: (id: string, from: string, to: Heir) => Promise<boolean>;
  listMaterials: (uid: string) => AsyncIterable<string[]>;
  moveMaterial: (id: string, from: string, to: Heir) => Promise<boolean>;
  listClasses: (uid: string) => AsyncIterable<string[]>;
  moveClass: (id: string, from: string, to: Heir) => Promise<boolean>;
  moveAssignments: (from: string, to: Heir) => Promise<void>;
  /** What students have reported of a quiz. */
  giveReports: (quizId: string, to: string) => Promise<void>;
  /** The quizzes of what students have reported to her and she has not dealt with. */
  listReported: (uid: string) => Promise<string[]>;
  /** Documents that she has not ordered a quiz from, with their files. */
  removeDocuments: (uid: string) => Promise<void>;
  record: (entry: NewAuditEntry) => Promise<void>;
};

type Moved = Answer<typeof handOver>['moved'];
export type HandOverService = ReturnType<typeof createHandOverService>;

const AT_ONCE = 8;

/** What a teacher has becomes another teacher's. Each thing moves in one write; asked again, the rest does. */
export function createHandOverService(deps: Deps) {
  async function moveAll(
    pages: AsyncIterable<string[]>,
    move: (id: string) => Promise<boolean>,
  ): Promise<number> {
    let moved = 0;
    for await (const ids of pages) {
      moved += (await mapAtMost(AT_ONCE, ids, move)).filter(Boolean).length;
    }
    return moved;
  }

  async function giveAll(from: string, to: Heir): Promise<Moved> {
    const quizzes = await moveAll(deps.listQuizzes(from), async (id) => {
      // Before the quiz, which leads to them; what is reported in between is found below.
      await deps.giveReports(id, to.uid);
      return deps.moveQuiz(id, from, to);
    });
    for (const id of await deps.listReported(from)) await deps.giveReports(id, to.uid);
    const materials = await moveAll(deps.listMaterials(from), (id) =>
      deps.moveMaterial(id, from, to),
    );
    const classes = await moveAll(deps.listClasses(from), (id) => deps.moveClass(id, from, to));
    await deps.moveAssignments(from, to);
    await deps.removeDocuments(from);
    return { quizzes, materials, classes };
  }

  /** Written down before anything moves: one that breaks off has been ordered too. */
  async function handOver(
    actor: Pick<Caller, 'uid'> | null,
    from: string,
    to: string,
  ): Promise<Moved> {
    const [teacher, heir] = await Promise.all([deps.findTeacher(from), deps.findTeacher(to)]);
    if (!teacher) throw notFound('Teacher not found.');
    if (from === to) throw new ApiError('invalid-request', 'Please choose another teacher.');
    if (teacher.isErasing) {
      throw new ApiError('conflict', 'This account is being erased: it is too late to hand over.');
    }
    if (!heir || heir.isClosed || heir.isErasing) {
      const sentence = 'Please choose a teacher of this school whose account is open.';
      throw new ApiError('invalid-request', sentence);
    }
    await deps.record({
      actor,
      act: 'account.handed-over',
      target: { kind: 'account', id: from, name: teacher.fullName },
      changes: [{ field: 'belongs to', from: teacher.fullName, to: heir.fullName }],
    });
    return giveAll(from, heir);
  }

  return {
    async handOver(caller: Caller, from: string, to: string): Promise<{ moved: Moved }> {
      return { moved: await handOver(caller, from, to) };
    },

    /** The product by itself, at the end of a retention. */
    inherit: (from: string, to: string) => handOver(null, from, to),
  };
}
