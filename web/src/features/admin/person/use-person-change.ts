import { useMutation, useQueryClient } from '@tanstack/react-query';
import { forgetPeople } from '../../../queries/people.ts';

/** One action on a person. Data about people is fetched again afterwards, even after a refusal. */
export function usePersonChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (act: () => Promise<unknown>) => act(),
    onSettled: () => void forgetPeople(client),
  });
}
