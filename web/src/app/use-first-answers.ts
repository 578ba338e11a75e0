import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * Whether the page has what it was opened for, or knows why not. Until then nothing else may take a
 * share of a slow line.
 */
export function useFirstAnswers(): boolean {
  const [isThere, setThere] = useState(false);
  const isAsking = useIsFetching() > 0;
  const hasAsked = useQueryClient().getQueryCache().getAll().length > 0;
  if (!isThere && hasAsked && !isAsking) setThere(true);
  return isThere;
}
