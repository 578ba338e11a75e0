import { useMutation, useQueryClient } from '@tanstack/react-query';
import { forgetPeople } from '../../../queries/people.ts';

/** One act on a person; what is known of people is asked for again afterwards, also after a refusal. */
export function usePersonChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (act: () => Promise<unknown>) => act(),
    onSettled: () => void forgetPeople(client),
  });
}
