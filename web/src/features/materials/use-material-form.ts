import type { MaterialType } from '@study-assistant/contract/materials/materials';
import type { Subject } from '@study-assistant/contract/materials/subjects';
import { useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { focusField } from '../../lib/dom/focus-field.ts';
import {
  emptyValues,
  fileProblem,
  validate,
  withFile,
  type MaterialErrors,
  type MaterialValues,
} from './material-form-values.ts';
import { useMaterialUpload } from './use-material-upload.ts';

export const fieldIds = {
  name: 'material-name',
  type: 'material-type',
  subject: 'material-subject',
  file: 'material-file',
};

/** The state of the upload form; what was typed stays when an upload fails or is cancelled. */
export function useMaterialForm() {
  const [values, setValues] = useState(emptyValues);
  const [errors, setErrors] = useState<MaterialErrors>({});
  const { upload, running, isUploading } = useMaterialUpload();

  /** A wrong file is said at once; a missing name or file only when the form is sent. */
  function change(next: MaterialValues) {
    const problem = next.file && fileProblem(next.file, next.type);
    setValues(next);
    setErrors({
      ...(errors.name !== undefined && next.name.trim() === '' && { name: errors.name }),
      ...(problem !== null && { file: problem }),
    });
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isUploading) return;
    const found = validate(values);
    flushSync(() => setErrors(found));
    if (found.name !== undefined) return focusField(fieldIds.name);
    if (values.file === null || found.file !== undefined) return focusField(fieldIds.file);
    const { name, type, subject, file } = values;
    upload({ name: name.trim(), type, subject, file }, { onSuccess: () => setValues(emptyValues) });
  }

  return {
    values,
    errors,
    running,
    isUploading,
    setName: (name: string) => change({ ...values, name }),
    setType: (type: MaterialType) => change({ ...values, type, isTypeChosen: true }),
    setSubject: (subject: Subject | null) => change({ ...values, subject }),
    setFile: (file: File | null) => change(file ? withFile(values, file) : { ...values, file }),
    submit,
  };
}
