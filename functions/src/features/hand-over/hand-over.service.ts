import type { handOver } from '@study-assistant/contract/people/people';
import type { Answer } from '@study-assistant/contract/wire/endpoint';
import { ApiError, notFound } from '../../domain/api-error.ts';
import type { Caller } from '../../domain/caller.ts';
import type { FileStore } from '../../platform/files/files.ts';
import { mapAtMost } from '../../platform/firestore/map-at-most.ts';
import type { HandOverRepository, Heir } from '../../stored/across/hand-over.repository.ts';
import type { QuizDocumentsRepository } from '../../stored/quizzes/quiz-documents.repository.ts';
import type { ReportsRepository } from '../../stored/quizzes/reports.repository.ts';
import type { AuditRepository } from '../../stored/school/audit.repository.ts';

type Deps = {
  handOvers: HandOverRepository;
  reports: Pick<ReportsRepository, 'giveTo' | 'listOpenOfTeacher'>;
  quizDocuments: Pick<QuizDocumentsRepository, 'listOfTeacher' | 'remove'>;
  audit: Pick<AuditRepository, 'record'>;
  files: Pick<FileStore, 'remove'>;
  clock: () => Date;
};

type Moved = Answer<typeof handOver>['moved'];
export type HandOverService = ReturnType<typeof createHandOverService>;

const AT_ONCE = 8;

/** What a teacher has becomes another teacher's. Each thing moves in one write; asked again, the rest does. */
export function createHandOverService({
  handOvers,
  reports,
  quizDocuments,
  audit,
  files,
  clock,
}: Deps) {
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
    const quizzes = await moveAll(handOvers.listQuizzes(from), async (id) => {
      // Before the quiz, which leads to them; what is reported in between is found below.
      await reports.giveTo(id, to.uid);
      return handOvers.moveQuiz(id, from, to);
    });
    const reported = (await reports.listOpenOfTeacher(from)).map(({ quizId }) => quizId);
    for (const id of new Set(reported)) await reports.giveTo(id, to.uid);
    const materials = await moveAll(handOvers.listMaterials(from), (id) =>
      handOvers.moveMaterial(id, from, to),
    );
    const classes = await moveAll(handOvers.listClasses(from), (id) =>
      handOvers.moveClass(id, from, to),
    );
    await handOvers.moveAssignments(from, to);
    await removeDocuments(from);
    return { quizzes, materials, classes };
  }

  /** Documents that she has not ordered a quiz from go with their files. */
  async function removeDocuments(uid: string): Promise<void> {
    for await (const page of quizDocuments.listOfTeacher(uid)) {
      for (const { id, sourcePath } of page) {
        if (sourcePath !== null) await files.remove(sourcePath);
        await quizDocuments.remove(id);
      }
    }
  }

  /** Written down before anything moves: one that breaks off has been ordered too. */
  async function handOver(
    actor: Pick<Caller, 'uid'> | null,
    from: string,
    to: string,
  ): Promise<Moved> {
    const [teacher, heir] = await Promise.all([
      handOvers.findTeacher(from),
      handOvers.findTeacher(to),
    ]);
    if (!teacher) throw notFound('Teacher not found.');
    if (from === to) throw new ApiError('invalid-request', 'Please choose another teacher.');
    if (teacher.isErasing) {
      throw new ApiError('conflict', 'This account is being erased: it is too late to hand over.');
    }
    if (!heir || heir.isClosed || heir.isErasing) {
      const sentence = 'Please choose a teacher of this school whose account is open.';
      throw new ApiError('invalid-request', sentence);
    }
    await audit.record(
      {
        actor,
        act: 'account.handed-over',
        target: { kind: 'account', id: from, name: teacher.fullName },
        changes: [{ field: 'belongs to', from: teacher.fullName, to: heir.fullName }],
      },
      clock(),
    );
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
