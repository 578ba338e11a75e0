import type { BankQuestion } from '@study-assistant/contract/quizzes/question-bank';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { Switch } from '../../../components/ui/field/switch.tsx';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { saveFiling } from '../../../queries/quiz-library.ts';

/** Whether colleagues may use the questions of a quiz: it is shared as a whole. */
export function ShareSwitch({ question }: { question: BankQuestion }) {
  const { quizId, quizTitle, isShared } = question;
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (shared: boolean) => saveFiling(quizId, { isShared: shared }),
    onError: (error) => toast.error(describeFailure('That could not be changed:', error)),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['question-bank'] }),
        client.invalidateQueries({ queryKey: ['quizzes'] }),
      ]),
  });
  return (
    <Switch
      label="Colleagues may use it"
      hint={
        <>
          With its answers, and all other questions of “<bdi>{quizTitle}</bdi>”. Copies that they
          have made stay theirs.
        </>
      }
      checked={isPending ? variables : isShared}
      onChange={(event) => {
        if (!isPending) mutate(event.target.checked);
      }}
    />
  );
}
