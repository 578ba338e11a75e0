import { TASKS } from '../../../../functions/src/platform/tasks/tasks.ts';
import type { QueuedTask } from './queue.ts';
import type { InstanceName, School } from './school.ts';
import type { Jobs } from './server.ts';

type Deliver = (jobs: Jobs, payload: never, isLastTry: boolean) => Promise<void>;

/** The tasks as index.ts serves them. */
const DELIVERIES: Record<keyof typeof TASKS, Deliver> = {
  writeQuiz: (jobs, { quizId }: { quizId: string }, isLastTry) => jobs.writeQuiz(quizId, isLastTry),
  writeQuestion: (jobs, payload: { quizId: string; replacementId: string }) =>
    jobs.writeQuestion(payload.quizId, payload.replacementId),
  suggestAnswers: (jobs, payload: { quizId: string; suggestionId: string }) =>
    jobs.suggestAnswers(payload.quizId, payload.suggestionId),
  regradeQuiz: (jobs, { quizId }: { quizId: string }) => jobs.regradeQuiz(quizId),
  closeAttempt: (jobs, { attemptId, deadline }: { attemptId: string; deadline: string }) =>
    jobs.closeAttempt(attemptId, deadline),
  releaseResults: (jobs, payload: { assignmentId: string; at: string | null }) =>
    jobs.releaseResults(payload.assignmentId, payload.at),
  readTopics: (jobs, { materialId }: { materialId: string }) => jobs.readTopics(materialId),
  readQuizDocument: (jobs, { documentId }: { documentId: string }, isLastTry) =>
    jobs.readQuizDocument(documentId, isLastTry),
  adviseAttempt: (jobs, { attemptId }: { attemptId: string }) => jobs.adviseAttempt(attemptId),
  purgeDeleted: (jobs, payload: { kind: 'quiz' | 'material'; id: string; undoUntil: string }) =>
    jobs.purgeDeleted(payload.kind, payload.id, payload.undoUntil),
  moveUp: (jobs, { key }: { key: string }) => jobs.moveUp(key),
  erasePerson: (jobs, { erasureId }: { erasureId: string }) => jobs.erasePerson(erasureId),
};

const [TWICE, LATE, AGAIN] = [0.1, 0.1, 0.1];
const LATE_SECONDS = 90;

/** Delivers due tasks; on a bad day twice, late, or again after success. */
export async function deliverDue(school: School): Promise<void> {
  for (const task of school.queues.takeDue()) {
    const happens = (kind: string, share: number) =>
      school.draw(kind, task.name, task.id, task.tries) < share;
    if (!task.wasLate && happens('late', LATE)) {
      school.queues.again({ ...task, wasLate: true }, LATE_SECONDS);
      continue;
    }
    const copies = happens('twice', TWICE)
      ? (['task-1', 'task-2'] as const)
      : (['task-1'] as const);
    const outcomes = await Promise.all(copies.map((name) => deliver(school, name, task)));
    if (!outcomes.includes(true)) retry(school, task);
    else if (happens('again', AGAIN)) school.queues.again(task, LATE_SECONDS);
  }
}

/** Delivers all waiting tasks, whether due or not. */
export async function deliverAll(school: School): Promise<void> {
  while (school.queues.waiting.length > 0) {
    const next = Math.min(...school.queues.waiting.map(({ at }) => at));
    school.pass(Math.max(0, next - school.now()) / 1000);
    await deliverDue(school);
  }
}

async function deliver(school: School, name: InstanceName, task: QueuedTask): Promise<boolean> {
  const isLastTry = task.tries >= TASKS[task.name].tries - 1;
  try {
    await school.runOn(name, ({ jobsOf }) =>
      DELIVERIES[task.name](
        jobsOf(String(task.payload.schoolId)),
        task.payload as never,
        isLastTry,
      ),
    );
    return true;
  } catch {
    return false;
  }
}

function retry(school: School, task: QueuedTask): void {
  const { tries, pauseBetweenTriesSeconds } = TASKS[task.name];
  if (task.tries + 1 >= tries) return;
  school.queues.again({ ...task, tries: task.tries + 1 }, pauseBetweenTriesSeconds);
}
