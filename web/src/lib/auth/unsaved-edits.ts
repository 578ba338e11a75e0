/** Before the uid and the quiz in the name of what is kept. */
const PREFIX = 'unsaved-quiz:';

/** Names what somebody has not saved of a quiz. */
export function unsavedEditKey(uid: string, quizId: string): string {
  return `${PREFIX}${uid}:${quizId}`;
}

/** Forgets what has not been saved of any quiz in this browser, except that of one person. */
export function forgetUnsavedEdits(except = ''): void {
  for (const storage of [sessionStorage, localStorage]) {
    for (const key of Object.keys(storage)) {
      if (key.startsWith(PREFIX) && !key.startsWith(unsavedEditKey(except, ''))) {
        storage.removeItem(key);
      }
    }
  }
}
