import { quizDocumentExtensions } from '@study-assistant/contract/quizzes/quizzes';
import { ApiError } from '../../../domain/api-error.ts';
import { extensionOf } from '../../../domain/material/file-formats.ts';
import type { StoredUpload } from '../../../http/receive-upload.ts';

/** A document that a quiz can be written from, by its name: what is in it is told when it is read. */
export function requireAcceptedDocument({ fileName, sizeBytes }: StoredUpload): void {
  const accepted: readonly string[] = quizDocumentExtensions;
  if (!accepted.includes(extensionOf(fileName))) {
    throw new ApiError('unsupported-type', 'Only PDF and DOCX files are allowed');
  }
  if (sizeBytes === 0) {
    throw new ApiError('unusable-document', 'This document is empty. Please choose another one.');
  }
}
