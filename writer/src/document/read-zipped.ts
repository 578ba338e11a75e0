import type { ExtractionLimits } from './extraction-limits.ts';
import type { SourceDocument } from './source-document.ts';
import { readDocx } from './word/read-docx.ts';
import { checkZip } from './zip/check-zip.ts';

/** Reads a Word document or slides, once what they inflate to is known to be bearable. */
export async function readZipped(
  bytes: Buffer,
  fileName: string,
  limits: ExtractionLimits,
): Promise<SourceDocument> {
  const facts = await checkZip(bytes, limits.inflatedBytes);
  if (facts.kind === 'docx') return readDocx(bytes, fileName, facts);
  const { readSlides } = await import('./slides/read-slides.ts');
  return readSlides(bytes, fileName, facts, limits.pages);
}
