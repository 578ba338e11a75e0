import {
  useMutation,
  useQueryClient,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { focusRow } from './focus-row.ts';

type Restoring<Item> = {
  /** The cached list that the item stood in. */
  queryKey: QueryKey;
  restore: (id: string) => Promise<Item>;
  /** Puts the item back into the cached list. */
  putBack: (item: Item, client: QueryClient) => void;
  onRestored: () => void;
  onFailed: (error: unknown) => void;
};

/**
 * Takes a deletion back: the item stands in its list again, with the focus on it. Use it where the
 * list is rendered, its items marked with data-row.
 */
export function useRestoring<Item extends { id: string }>({
  queryKey,
  restore,
  putBack,
  onRestored,
  onFailed,
}: Restoring<Item>): (id: string) => void {
  const client = useQueryClient();
  const restored = useRef<string | null>(null);

  useEffect(() => {
    if (restored.current !== null && focusRow(restored.current)) restored.current = null;
  });

  const { mutate } = useMutation({
    mutationFn: restore,
    onSuccess: async (item) => {
      await client.cancelQueries({ queryKey });
      restored.current = item.id;
      putBack(item, client);
      onRestored();
    },
    onError: onFailed,
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  return mutate;
}
