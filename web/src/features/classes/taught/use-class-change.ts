import type { TaughtClass } from '@study-assistant/contract/classes/classes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { classListQuery, taughtClassQueries } from '../../../queries/classes.ts';

type Change = () => Promise<TaughtClass>;

/** A mutation whose reply is the changed class. */
export function useClassChange(classId: string) {
  const client = useQueryClient();
  const { queryKey } = taughtClassQueries.one(classId);
  return useMutation({
    mutationFn: (change: Change) => change(),
    onSuccess: async (changed) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (before) => before && { ...before, class: changed });
      void client.invalidateQueries(classListQuery);
    },
  });
}
