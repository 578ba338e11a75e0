import { quizDocumentExtensions } from '@study-assistant/contract/quizzes/quizzes';
import { ApiError } from '../../../domain/api-error.ts';
import { extensionOf } from '../../../domain/material/file-formats.ts';
import type { StoredUpload } from '../../../http/receive-upload.ts';

/** What a teacher pastes into the form comes as plain text. */
export const PASTED_TEXT = '.txt';

/**
 * A document that a quiz can be written from, by its name: what is in it is told when it is read.
 *
 * @param others further endings, with their full stop
 */
export function requireAcceptedDocument(
  { fileName, sizeBytes }: StoredUpload,
  ...others: readonly string[]
): void {
  const accepted: readonly string[] = [...quizDocumentExtensions, ...others];
  if (!accepted.includes(extensionOf(fileName))) {
    throw new ApiError('unsupported-type', 'Only PDF and DOCX files are allowed');
  }
  if (sizeBytes === 0) {
    throw new ApiError('unusable-document', 'This document is empty. Please choose another one.');
  }
}
