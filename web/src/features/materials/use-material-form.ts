import type { Material, MaterialType } from '@study-assistant/contract/materials/materials';
import type { Subject } from '@study-assistant/contract/materials/subjects';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { announce } from '../../components/ui/feedback/announcer.tsx';
import { toast, type ToastAction } from '../../components/ui/feedback/toast-store.ts';
import { describeFailure, isCancelled } from '../../lib/api/describe-failure.ts';
import { prependItem } from '../../lib/api/pages.ts';
import { createUploadSlot, useRunningUpload } from '../../lib/api/upload-slot.ts';
import { focusField } from '../../lib/dom/focus-field.ts';
import { paths } from '../../paths.ts';
import { uploadMaterial, type NewMaterial } from '../../queries/material-changes.ts';
import { materialsQuery } from '../../queries/materials.ts';
import {
  canBeQuiz,
  emptyValues,
  fileProblem,
  validate,
  withFile,
  type MaterialErrors,
  type MaterialValues,
} from './material-form-values.ts';
import { texts } from './teacher-material-texts.ts';

export const fieldIds = {
  name: 'material-name',
  type: 'material-type',
  subject: 'material-subject',
  audience: 'material-for',
  file: 'material-file',
};

/** The state of the upload form; its values survive a failed or cancelled upload. */
export function useMaterialForm() {
  const [values, setValues] = useState(emptyValues);
  const [errors, setErrors] = useState<MaterialErrors>({});
  const { upload, running, isUploading } = useMaterialUpload();

  /** A wrong file is reported at once, what is missing only on submit. */
  function change(next: MaterialValues) {
    const problem = next.file && fileProblem(next.file, next.type);
    setValues(next);
    setErrors({
      ...(errors.name !== undefined && next.name.trim() === '' && { name: errors.name }),
      ...(errors.classes !== undefined &&
        next.classIds?.length === 0 && { classes: errors.classes }),
      ...(problem !== null && { file: problem }),
    });
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isUploading) return;
    const found = validate(values);
    flushSync(() => setErrors(found));
    if (found.name !== undefined) return focusField(fieldIds.name);
    if (found.classes !== undefined) return focusField(fieldIds.audience);
    if (values.file === null || found.file !== undefined) return focusField(fieldIds.file);
    const { name, type, subject, classIds, file } = values;
    const material = { name: name.trim(), type, subject, classIds, file };
    upload(material, { onSuccess: () => setValues(emptyValues) });
  }

  return {
    values,
    errors,
    running,
    isUploading,
    setName: (name: string) => change({ ...values, name }),
    setType: (type: MaterialType) => change({ ...values, type, isTypeChosen: true }),
    setSubject: (subject: Subject | null) => change({ ...values, subject }),
    setClassIds: (classIds: string[] | null) => change({ ...values, classIds }),
    setFile: (file: File | null) => change(file ? withFile(values, file) : { ...values, file }),
    submit,
  };
}

const slot = createUploadSlot();
const { queryKey } = materialsQuery;

function useMaterialUpload() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const running = useRunningUpload(slot);
  /** Null for a material that no quiz can be made of. */
  const offerQuiz = (material: Material): ToastAction | null =>
    canBeQuiz(material)
      ? { label: texts.makeQuiz, onAction: () => void navigate(paths.quizOfMaterial(material.id)) }
      : null;
  const { mutate, isPending } = useMutation({
    mutationFn: (material: NewMaterial) =>
      slot.run(material.file, (options) => uploadMaterial(material, options)),
    onSuccess: async (material) => {
      await client.cancelQueries({ queryKey });
      if (material) {
        client.setQueryData(queryKey, (list) => list && prependItem(list, material));
      }
      toast.success(texts.uploaded, material && offerQuiz(material));
      void client.invalidateQueries({ queryKey });
    },
    onError: (error) => {
      if (isCancelled(error)) announce(texts.uploadCancelled);
      else toast.error(describeFailure(texts.uploadFailed, error));
    },
  });
  return { upload: mutate, running, isUploading: isPending || running !== null };
}
