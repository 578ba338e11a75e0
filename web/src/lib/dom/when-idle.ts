/** Runs a task when the browser is idle, or at the latest after a timeout. */
export function whenIdle(task: () => void): void {
  // Safari has no requestIdleCallback.
  if (typeof window.requestIdleCallback === 'function') {
    window.requestIdleCallback(task, { timeout: 3000 });
  } else {
    window.setTimeout(task, 500);
  }
}
