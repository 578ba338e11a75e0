import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFunctions } from 'firebase-admin/functions';
import { expect, test, vi } from 'vitest';
import { createTaskQueue } from './task-queue.ts';
import { TASKS } from './tasks.ts';

test("a task waits in the queue of its function's region", async () => {
  const app = initializeApp({ projectId: 'demo-queues' }, 'queues');
  const functions = getFunctions(app);
  const taskQueue = vi.spyOn(functions, 'taskQueue');
  createTaskQueue(functions, TASKS.writeQuiz, 'europe-west1');
  expect(taskQueue).toHaveBeenCalledWith('locations/europe-west1/functions/writeQuiz');
  await deleteApp(app);
});
