import { MOST_SCANNED_PAGES } from './extraction-limits.ts';

/** The sentences for a teacher whose document cannot be used: what is wrong and what to do. */
const SENTENCES = {
  empty: 'This file is empty. Choose another document.',
  damaged:
    'This document is damaged and cannot be read. Open it, save it again and upload the new copy.',
  encrypted: 'This document is protected with a password. Remove the password and upload it again.',
  protected:
    'This document is rights-protected, so its text cannot be read. Upload an unprotected copy.',
  'no-text':
    'This document has no readable text. If it is a scan, run text recognition (OCR) first.',
  'unclear-scan':
    'This document is a scan that is too unclear to read. Scan it again, straight and at 200 dpi or more, or upload the original.',
  'long-scan': `This document is a scan, and no more than ${MOST_SCANNED_PAGES} pages can be read from pictures. Split it into parts and upload one of them.`,
  garbled:
    'The text of this document cannot be read because its letters are stored as codes. Run text recognition (OCR) on it, or upload the original Word file.',
  'too-old':
    'This document was made with a very old version of Word. Save it as DOCX or PDF and upload that.',
  'too-large':
    'This document needs too much memory to read. Split it into smaller parts and upload one of them.',
  'too-long': 'This document is too long. Split it into parts and upload one of them.',
  unsupported: 'Only PDF and Word documents, slides (PPTX, ODP) and plain text can be read.',
  'too-much-work':
    'This document takes too long to read. Split it into smaller parts and upload one of them.',
  busy: 'The server is too busy to read this document just now. Please try again in a few minutes.',
} as const;

export type ExtractionReason = keyof typeof SENTENCES;

export const EXTRACTION_REASONS = Object.keys(SENTENCES) as ExtractionReason[];

/** The document cannot be read; `message` is for the teacher, `cause` for the log. */
export class ExtractionError extends Error {
  override readonly name = 'ExtractionError';
  readonly reason: ExtractionReason;

  constructor(reason: ExtractionReason, cause?: unknown) {
    super(SENTENCES[reason], { cause });
    this.reason = reason;
  }
}
