/** Runs a task when the browser has nothing better to do, soon at the latest. */
export function whenIdle(task: () => void): void {
  // Safari has no requestIdleCallback.
  if (typeof window.requestIdleCallback === 'function') {
    window.requestIdleCallback(task, { timeout: 3000 });
  } else {
    window.setTimeout(task, 500);
  }
}
