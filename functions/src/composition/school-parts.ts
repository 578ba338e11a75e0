import { addFields } from '../domain/logger.ts';
import { createReaderGuard } from '../domain/reader-guard.ts';
import { createSchoolFiles } from '../platform/school-files.ts';
import { schoolRoot } from '../platform/school-root.ts';
import type { Task, TaskQueue } from '../platform/task-queue.ts';
import type { Parts, ServerParts } from './parts.ts';
import { createRepositories } from './repositories.ts';

/** What the services of one school reach: its documents, its files, and tasks that name it. */
export function createSchoolParts(
  { firestore, files, queueOf, log, ...shared }: ServerParts,
  schoolId: string,
): Parts {
  const repositories = createRepositories(schoolRoot(firestore, schoolId));
  return {
    ...shared,
    schoolId,
    repositories,
    requireReader: createReaderGuard(
      shared.config.teacherScope === 'school'
        ? null
        : {
            listTaughtIds: (uid) => repositories.classes.listTaughtIds(uid),
            findClassIds: (uid) => repositories.accounts.findClassIds(uid),
          },
    ),
    files: createSchoolFiles(files, schoolId),
    queueOf<Payload extends Record<string, unknown>>(task: Task<Payload>): TaskQueue<Payload> {
      const queue = queueOf(task);
      return {
        enqueue: (payload, options) => queue.enqueue({ ...payload, schoolId }, options),
      };
    },
    log: addFields(log, { schoolId }),
  };
}
