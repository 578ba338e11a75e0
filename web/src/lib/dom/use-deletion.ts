import {
  useMutation,
  useQueryClient,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { planFocusAfterRemoval } from './focus-after-removal.ts';

type Deletion<Item, Removed> = {
  /** The cached list that the item stands in. */
  queryKey: QueryKey;
  remove: (id: string) => Promise<Removed>;
  /** Takes the item out of the cached list. */
  takeOut: (id: string, client: QueryClient) => void;
  /** Hears what the server has answered. */
  onDeleted: (item: Item, removed: Removed) => void;
  onFailed: (error: unknown) => void;
};

/**
 * Deleting one item of a list: ask, delete, take it out of the list, and move the focus to its
 * neighbour. Use it where the list is rendered, its items marked with data-row.
 */
export function useDeletion<Item extends { id: string }, Removed = void>({
  queryKey,
  remove,
  takeOut,
  onDeleted,
  onFailed,
}: Deletion<Item, Removed>) {
  const client = useQueryClient();
  const [asked, setAsked] = useState<Item | null>(null);
  const removal = useRef<{ id: string; moveFocus: () => void } | null>(null);

  useEffect(() => {
    const done = removal.current;
    if (!done || document.querySelector(`[data-row="${CSS.escape(done.id)}"]`)) return;
    removal.current = null;
    done.moveFocus();
  });

  const { mutate, isPending } = useMutation({
    mutationFn: ({ id }: Item) => remove(id),
    onSuccess: async (removed, item) => {
      const { id } = item;
      await client.cancelQueries({ queryKey });
      removal.current = { id, moveFocus: planFocusAfterRemoval(id) };
      close();
      takeOut(id, client);
      onDeleted(item, removed);
    },
    onError: (error) => {
      close();
      onFailed(error);
      void client.invalidateQueries({ queryKey });
    },
  });

  /** At once: while the dialog is open, no screen reader hears what is said outside of it. */
  function close() {
    flushSync(() => setAsked(null));
  }

  return {
    /** The item that the dialog asks about. */
    asked,
    ask: setAsked,
    cancel: () => setAsked(null),
    confirm: () => {
      if (asked && !isPending) mutate(asked);
    },
    isDeleting: isPending,
  };
}
