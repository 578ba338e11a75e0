import { detectLanguage } from '../document/detect-language.ts';
import type { SourceDocument } from '../document/source-document.ts';
import { WriterError } from '../writer.ts';

/** The offline writer's rules are for English and would make nonsense of another language. */
export function requireEnglish(document: SourceDocument): void {
  if (detectLanguage(document) === 'english') return;
  throw new WriterError(
    'language',
    'This document does not seem to be in English, the only language that the offline writer knows. Choose an English document, or use the AI writer if your school has set it up.',
  );
}
