import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

const running = new AsyncLocalStorage<string>();

/** What a request, or one try of a task, goes by in the log. */
export function newRequestId(): string {
  return randomBytes(16).toString('hex');
}

/**
 * The id by which the cloud traces a request, so that its own lines about it are found as well. It may
 * come from anybody, so only what looks like one is taken.
 */
export function readTraceId(header: string | undefined): string | null {
  return /^([0-9a-f]{32})(?:[/;]|$)/.exec(header ?? '')?.[1] ?? null;
}

/** Does the work, and all that it begins, under an id. */
export function runWithRequestId<T>(id: string, work: () => T): T {
  return running.run(id, work);
}

/** Undefined outside of requests and tasks, such as while the server starts. */
export function currentRequestId(): string | undefined {
  return running.getStore();
}
