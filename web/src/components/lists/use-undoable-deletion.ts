import { UNDO_SECONDS } from '@study-assistant/contract/wire/limits';
import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { describeFailure } from '../../lib/api/describe-failure.ts';
import { changeItems, insertByTime, without, type Pages } from '../../lib/api/pages.ts';
import { focusRow } from '../../lib/dom/focus-row.ts';
import { useDeletion } from '../../lib/dom/use-deletion.ts';
import { announce } from '../ui/feedback/announcer.tsx';
import { toast } from '../ui/feedback/toast-store.ts';

type UndoableDeletion<Item> = {
  /** The key of the cached list, newest first. */
  queryKey: QueryKey;
  timeOf: (item: Item) => string;
  /** Resolves to the end of the time for an undo, or '' when there is none. */
  remove: (id: string) => Promise<string>;
  restore: (id: string) => Promise<Item>;
  texts: { deleted: string; deleteFailed: string; restored: string; restoreFailed: string };
};

/**
 * Deletes one item of a paged list and offers to undo that in the message about it. Use it in the
 * component of the list, whose items are marked with data-row.
 */
export function useUndoableDeletion<Item extends { id: string }>({
  queryKey,
  timeOf,
  remove,
  restore,
  texts,
}: UndoableDeletion<Item>) {
  const takeBack = useRestoring({ queryKey, timeOf, restore, texts });
  return useDeletion<Item, string>({
    queryKey,
    remove,
    takeOut: (id, client) =>
      client.setQueryData<Pages<Item>>(queryKey, (list) => changeItems(list, without(id))),
    onDeleted: ({ id }, undoUntil) =>
      toast.success(
        texts.deleted,
        undoUntil === ''
          ? null
          : { label: 'Undo', onAction: () => takeBack(id), seconds: UNDO_SECONDS },
      ),
    onFailed: (error) => toast.error(describeFailure(texts.deleteFailed, error)),
  });
}

/** Undoes a deletion: the item returns to its list and gets the focus. */
function useRestoring<Item extends { id: string }>({
  queryKey,
  timeOf,
  restore,
  texts,
}: Omit<UndoableDeletion<Item>, 'remove'>): (id: string) => void {
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
      client.setQueryData<Pages<Item>>(queryKey, (list) => insertByTime(list, item, timeOf));
      announce(texts.restored);
    },
    onError: (error) => toast.error(describeFailure(texts.restoreFailed, error)),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  return mutate;
}
