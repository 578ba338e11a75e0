import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * Tells whether the page has loaded its main content, or knows why it cannot. Until then nothing
 * else may take a share of a slow connection.
 */
export function useFirstAnswers(): boolean {
  const [isThere, setThere] = useState(false);
  const isAsking = useIsFetching() > 0;
  const hasAsked = useQueryClient().getQueryCache().getAll().length > 0;
  if (!isThere && hasAsked && !isAsking) setThere(true);
  return isThere;
}
