/** Attempts handed in since the page was loaded whose results have not been seen yet. */
const fresh = new Set<string>();

export function noteHandedIn(attemptId: string): void {
  fresh.add(attemptId);
}

export function isFreshResult(attemptId: string): boolean {
  return fresh.has(attemptId);
}

/** Returns true once for each new result. */
export function takeFreshResult(attemptId: string): boolean {
  return fresh.delete(attemptId);
}
