import { addFields } from '../../domain/logger.ts';
import { createReaderGuard } from '../../domain/reader-guard.ts';
import { createSchoolFiles } from '../../platform/files/school-files.ts';
import { createModelRequests } from '../../platform/limits/model-requests.ts';
import type { Task, TaskQueue } from '../../platform/tasks/task-queue.ts';
import { openQueues } from '../../platform/tasks/tasks.ts';
import { createUnclaimedFinder } from '../../stored/people/unclaimed-sign-ins.ts';
import { createRepositories } from '../../stored/repositories.ts';
import { schoolRoot } from '../../stored/school/school-root.ts';
import type { Parts, ServerParts } from './parts.ts';

/** What the services of one school reach: its documents, its files, and tasks that name it. */
export function createSchoolParts(
  { firestore, files, queueOf, log: serverLog, writing, ...shared }: ServerParts,
  schoolId: string,
): Parts {
  const log = addFields(serverLog, { schoolId });
  // From now on all who share it are refused; only the last that counted comes by here, so it is told once.
  const repositories = createRepositories(schoolRoot(firestore, schoolId), (reached) => {
    for (const one of reached) log.error('limit.reached', one);
  });
  const { modelUsage } = repositories;
  const { config, clock } = shared;

  function queueOfSchool<Payload extends Record<string, unknown>>(
    task: Task<Payload>,
  ): TaskQueue<Payload> {
    const queue = queueOf(task);
    return { enqueue: (payload, options) => queue.enqueue({ ...payload, schoolId }, options) };
  }

  return {
    ...shared,
    ...repositories,
    schoolId,
    repositories,
    findUnclaimed: createUnclaimedFinder({ ...repositories, clock }),
    requireReader: createReaderGuard(config.teacherScope === 'school' ? null : repositories),
    files: createSchoolFiles(files, schoolId),
    queueOf: queueOfSchool,
    tasks: openQueues(queueOfSchool),
    writing: writing.ofSchool(
      createModelRequests({
        takeRequests: (asked) => modelUsage.take(asked, config.modelRequestsADay, clock()),
        giveBack: (taken) => modelUsage.giveBack(taken),
        log,
      }),
    ),
    findModelRequests: async () =>
      config.ai.provider === 'offline'
        ? null
        : { used: await modelUsage.countUsed(clock()), aDay: config.modelRequestsADay },
    log,
  };
}
