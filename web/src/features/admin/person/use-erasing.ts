import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { erasePerson, forgetPeople, peopleQueries, type Owned } from '../../../queries/people.ts';
import { texts } from './person-texts.ts';
import { useErasureId } from './use-erasure-id.ts';

/** Begins to erase a person, or goes on; the page then tells how far it has come. */
export function useErasing(uid: string, onBegun: () => void) {
  const client = useQueryClient();
  const { keepErasureId } = useErasureId();
  return useMutation({
    mutationFn: ({ email, owned }: { email: string; owned: Owned }) =>
      erasePerson(uid, email, owned),
    onSuccess: (erasure) => {
      client.setQueryData(peopleQueries.erasure(erasure.id).queryKey, erasure);
      onBegun();
      keepErasureId(erasure.id);
      // Below it stands how far it is.
      document.querySelector<HTMLElement>('h1')?.focus();
      toast.success(texts.erasureBegun);
    },
    onSettled: () => void forgetPeople(client),
  });
}
