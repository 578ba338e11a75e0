/** This browser remembers that the first steps of a teacher are done, so that nothing is asked again. */
const keyOf = (uid: string) => `first-steps-done-${uid}`;

export function hasDoneSteps(uid: string): boolean {
  return localStorage.getItem(keyOf(uid)) !== null;
}

export function noteStepsDone(uid: string): void {
  localStorage.setItem(keyOf(uid), 'yes');
}
