import type { TaughtClass } from '@study-assistant/contract/classes/classes';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { closeJoinCode, renewJoinCode } from '../../../queries/classes.ts';
import { useClassChange } from '../taught/use-class-change.ts';
import { texts } from './students-texts.ts';

export function useJoinCode({ id }: TaughtClass) {
  const { mutate, isPending } = useClassChange(id);

  function change(act: (id: string) => Promise<TaughtClass>, done: string) {
    mutate(() => act(id), {
      onSuccess: () => toast.success(done),
      onError: (error) => toast.error(describeFailure(texts.failed, error)),
    });
  }

  return {
    renew: (done: string) => change(renewJoinCode, done),
    close: () => change(closeJoinCode, texts.codeClosed),
    isBusy: isPending,
  };
}
