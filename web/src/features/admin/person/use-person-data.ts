import type { Person } from '@study-assistant/contract/people/people';
import { useMutation } from '@tanstack/react-query';
import { toast } from '../../../components/ui/feedback/toast-store.ts';
import { describeFailure } from '../../../lib/api/describe-failure.ts';
import { saveFile } from '../../../lib/dom/save-file.ts';
import { formatDateForFileName } from '../../../lib/format/dates.ts';
import { exportPerson } from '../../../queries/people.ts';

/** What is kept about a person, as a file. Its name tells nobody whose it is. */
export function usePersonData({ uid }: Person) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => exportPerson(uid),
    onSuccess: (file) => {
      saveFile(`data-${uid}-${formatDateForFileName(new Date())}.zip`, 'application/zip', file);
      toast.success('The data is downloaded. Keep it as carefully as the school’s records.');
    },
    onError: (error) => void toast.error(describeFailure('Download failed:', error)),
  });
  return { isLoading: isPending, downloadData: () => mutate() };
}
