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
  /** The key of the cached list. */
  queryKey: QueryKey;
  remove: (id: string) => Promise<Removed>;
  /** Removes the item from the cached list. */
  takeOut: (id: string, client: QueryClient) => void;
  /** Receives the server's answer. */
  onDeleted: (item: Item, removed: Removed) => void;
  onFailed: (error: unknown) => void;
};

/**
 * Deletes one item of a list: it asks, deletes, removes the item from the list, and moves the focus
 * to a neighbour. Use it in the component of the list, whose items are marked with data-row.
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

  /** The dialog closes at once, since a screen reader hears nothing outside an open one. */
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
