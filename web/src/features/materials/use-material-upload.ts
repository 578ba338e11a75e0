import type { Material } from '@study-assistant/contract/materials';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { announce } from '../../components/ui/feedback/announcer.tsx';
import { toast } from '../../components/ui/feedback/toast-store.ts';
import { explainFailure, isCancelled } from '../../lib/api/explain-failure.ts';
import { createUploadSlot, useRunningUpload } from '../../lib/api/upload-slot.ts';
import { materialKeys, uploadMaterial, type NewMaterial } from './materials.api.ts';
import { texts } from './teacher-material-texts.ts';

const slot = createUploadSlot();

export function useMaterialUpload() {
  const client = useQueryClient();
  const running = useRunningUpload(slot);
  const { mutate, isPending } = useMutation({
    mutationFn: (material: NewMaterial) =>
      slot.run(material.file, (options) => uploadMaterial(material, options)),
    onSuccess: async (material) => {
      await client.cancelQueries({ queryKey: materialKeys.all });
      client.setQueryData<Material[]>(
        materialKeys.all,
        (materials) => materials && (material ? [material, ...materials] : materials),
      );
      toast.success(texts.uploaded);
      void client.invalidateQueries({ queryKey: materialKeys.all });
    },
    onError: (error) => {
      if (isCancelled(error)) announce(texts.uploadCancelled);
      else toast.error(explainFailure(texts.uploadFailed, error));
    },
  });
  return { upload: mutate, running, isUploading: isPending || running !== null };
}
