import { announce } from '../../../components/ui/feedback/announcer.tsx';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { describeFailure, isCancelled } from '../../../lib/api/describe-failure.ts';
import { createUploadSlot } from '../../../lib/api/upload-slot.ts';
import { texts } from '../teacher-quiz-texts.ts';

/** Only one document is uploaded at a time, whether to be written from or to be read first. */
export const documentUploads = createUploadSlot();

export function tellOrderFailure(prefix: string, error: unknown): void {
  if (isCancelled(error)) announce(texts.uploadCancelled);
  else toast.error(describeFailure(prefix, error));
}
