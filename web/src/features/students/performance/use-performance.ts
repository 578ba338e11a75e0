import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readSkillGap, readStats, studentKeys } from '../students.api.ts';

export function useStats(uid: string) {
  return useQuery({
    queryKey: studentKeys.stats(uid),
    queryFn: ({ signal }) => readStats(uid, { signal }),
  });
}

export function useSkillGap(uid: string) {
  return useQuery({
    queryKey: studentKeys.skillGap(uid),
    queryFn: ({ signal }) => readSkillGap(uid, { signal }),
  });
}

/** The specification has these failures logged, without a message to the reader. */
export function useLoggedFailure(what: string, error: Error | null): void {
  useEffect(() => {
    if (error) console.warn(`${what} could not be loaded:`, error);
  }, [what, error]);
}
