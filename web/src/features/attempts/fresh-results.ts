/** Handed in since this page was loaded, and not looked at yet. */
const fresh = new Set<string>();

export function noteHandedIn(attemptId: string): void {
  fresh.add(attemptId);
}

export function isFreshResult(attemptId: string): boolean {
  return fresh.has(attemptId);
}

/** Whether it was still fresh: true once for each result. */
export function takeFreshResult(attemptId: string): boolean {
  return fresh.delete(attemptId);
}
