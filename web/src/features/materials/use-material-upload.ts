import { useMutation, useQueryClient } from '@tanstack/react-query';
import { announce } from '../../components/ui/feedback/announcer.tsx';
import { toast } from '../../components/ui/feedback/toast-store.ts';
import { describeFailure, isCancelled } from '../../lib/api/describe-failure.ts';
import { prependItem } from '../../lib/api/pages.ts';
import { createUploadSlot, useRunningUpload } from '../../lib/api/upload-slot.ts';
import { uploadMaterial, type NewMaterial } from '../../queries/material-changes.ts';
import { materialsQuery } from '../../queries/materials.ts';
import { texts } from './teacher-material-texts.ts';

const slot = createUploadSlot();
const { queryKey } = materialsQuery;

export function useMaterialUpload() {
  const client = useQueryClient();
  const running = useRunningUpload(slot);
  const { mutate, isPending } = useMutation({
    mutationFn: (material: NewMaterial) =>
      slot.run(material.file, (options) => uploadMaterial(material, options)),
    onSuccess: async (material) => {
      await client.cancelQueries({ queryKey });
      if (material) {
        client.setQueryData(queryKey, (list) => list && prependItem(list, material));
      }
      toast.success(texts.uploaded);
      void client.invalidateQueries({ queryKey });
    },
    onError: (error) => {
      if (isCancelled(error)) announce(texts.uploadCancelled);
      else toast.error(describeFailure(texts.uploadFailed, error));
    },
  });
  return { upload: mutate, running, isUploading: isPending || running !== null };
}
