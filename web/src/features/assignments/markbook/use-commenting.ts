import { useMutation } from '@tanstack/react-query';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { commentOnMark } from '../../../queries/markbooks.ts';
import { texts } from './markbook-texts.ts';

type Said = {
  mark: Parameters<typeof commentOnMark>[0];
  fullName: string;
  said: string;
  /** What it takes the place of, and an undo brings back. */
  before: string;
};

/** Saves the comment on a mark at an assignment, with an undo in the message about it. */
export function useCommenting() {
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ mark, said }: Said, { client }) => commentOnMark(mark, said, client),
    onSuccess: (_, done) => {
      const { fullName, said, before } = done;
      if (said === before) return;
      const undo = () => mutate({ ...done, said: before, before: said });
      toast.success(texts.commented(fullName, said), { label: 'Undo', onAction: undo });
    },
    onError: (failure) => toast.error(describeFailure(texts.commentFailed, failure)),
  });
  return {
    say: (said: Said, onSaved: () => void) => mutate(said, { onSuccess: onSaved }),
    isPending,
    error,
  };
}
