import { useEffect } from 'react';
import { useSignedInUser } from '../../lib/auth/session.ts';

/** Keeps which class was shown last, also by its own page; null for none that could be shown again. */
export function useShownClass(classId: string | null): void {
  const { uid } = useSignedInUser();
  useEffect(() => {
    if (classId !== null) localStorage.setItem(shownClassKey(uid), classId);
  }, [uid, classId]);
}

/** Where the browser keeps it. */
export function shownClassKey(uid: string): string {
  return `class-of-${uid}`;
}
