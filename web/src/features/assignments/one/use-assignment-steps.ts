import type { Assignment } from '@study-assistant/contract/assignments/assignments';
import { useMutation } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { closeAssignment, openAssignment, releaseResults } from '../../../queries/assignments.ts';
import { texts } from '../assignment-texts.ts';

/**
 * What a teacher does with the times of an assignment.
 *
 * @param onAnswered closes the dialog that asked: as long as it is open, nothing outside is heard
 */
export function useAssignmentSteps({ id }: Assignment, onAnswered: () => void) {
  function say(show: () => void) {
    flushSync(onAnswered);
    show();
  }

  const opening = useMutation({
    mutationFn: (_: void, { client }) => openAssignment(id, client),
    onSuccess: () => toast.success(texts.started),
    onError: (error) => toast.error(describeFailure(texts.startFailed, error)),
  });
  const closing = useMutation({
    mutationFn: (_: void, { client }) => closeAssignment(id, client),
    onSuccess: (handedIn) => say(() => toast.success(texts.closed(handedIn))),
    onError: (error) => say(() => toast.error(describeFailure(texts.closeFailed, error))),
  });
  const releasing = useMutation({
    mutationFn: (_: void, { client }) => releaseResults(id, client),
    onSuccess: () => say(() => toast.success(texts.released)),
    onError: (error) => say(() => toast.error(describeFailure(texts.releaseFailed, error))),
  });

  return { opening, closing, releasing };
}
