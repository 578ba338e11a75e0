import { useEffect, useState } from 'react';
import { storageOfUser, useSignedInUser } from '../../../../lib/auth/session.ts';
import { unsavedEditKey } from '../../../../lib/auth/unsaved-edits.ts';
import type { EditorState, KeptEdit } from '../editor-state.ts';

/**
 * Keeps what is not saved in this browser, for as long as its teacher stays signed in, so that an
 * unfinished question survives a closed page. What was kept before waits until she has said what
 * becomes of it, and nothing is written over it meanwhile.
 */
export function useUnsavedEdit(state: EditorState, hasUnsaved: boolean) {
  const { uid } = useSignedInUser();
  const storageKey = unsavedEditKey(uid, state.saved.id);
  const [isWaiting, setIsWaiting] = useState(() => isKept(storageKey));

  useEffect(() => {
    if (isWaiting) return;
    if (hasUnsaved) keep(storageKey, state);
    else storageOfUser().removeItem(storageKey);
  }, [storageKey, state, hasUnsaved, isWaiting]);

  return {
    storageKey,
    isWaiting,
    end: () => setIsWaiting(false),
    isKept: () => isKept(storageKey),
  };
}

function isKept(storageKey: string): boolean {
  return storageOfUser().getItem(storageKey) !== null;
}

function keep(storageKey: string, { saved, title, subject, added, questions }: EditorState): void {
  const edit: KeptEdit = {
    ...{ at: Date.now(), version: saved.version, title, subject, added },
    questions: questions.map(({ earlier: _earlier, ...question }) => question),
  };
  try {
    storageOfUser().setItem(storageKey, JSON.stringify(edit));
  } catch {
    // Storage may be full or forbidden; an older edit would be worse than none.
    storageOfUser().removeItem(storageKey);
  }
}
