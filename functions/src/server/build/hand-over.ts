import { createHandOverService } from '../../features/hand-over/hand-over.service.ts';
import type { Parts } from './parts.ts';

export function buildHandOver({ clock, files, repositories }: Parts) {
  const { audit, handOvers, quizDocuments, reports } = repositories;
  return {
    handOver: createHandOverService({
      ...handOvers,
      giveReports: (quizId, to) => reports.giveTo(quizId, to),
      async listReported(uid) {
        const open = await reports.listOpenOfTeacher(uid);
        return [...new Set(open.map(({ quizId }) => quizId))];
      },
      async removeDocuments(uid) {
        for await (const page of quizDocuments.listOfTeacher(uid)) {
          for (const { id, sourcePath } of page) {
            await files.remove(sourcePath);
            await quizDocuments.remove(id);
          }
        }
      },
      record: (entry) => audit.record(entry, clock()),
    }),
  };
}
