import { expect } from 'vitest';
import { ExtractionError, type ExtractionReason } from '../document/extraction-error.ts';
import { DEFAULT_LIMITS, type ExtractionLimits } from '../document/extraction-limits.ts';
import { readSourceDocument } from '../document/read-source-document.ts';
import { sniffFormat } from '../document/sniff-format.ts';
import type { SourceDocument } from '../document/source-document.ts';
import { createTextExtractor } from './text-extractor.ts';
import { bundledWorker } from './workers.fixture.ts';

export function testExtractor(limits: Partial<ExtractionLimits> = {}) {
  return createTextExtractor({
    workerUrl: bundledWorker('extract.worker'),
    limits,
  });
}

/** Reads a sound document in this process, since each process costs half a second. */
export function read(bytes: Uint8Array, fileName = 'leaf.bin'): Promise<SourceDocument> {
  const format = sniffFormat(bytes);
  return readSourceDocument({ bytes, fileName, format, limits: DEFAULT_LIMITS });
}

/** Expects that a document is refused for this reason. */
export async function expectRefused(
  bytes: Uint8Array,
  reason: ExtractionReason,
  limits: Partial<ExtractionLimits> = {},
): Promise<void> {
  const error: unknown = await testExtractor(limits)
    .extract({ bytes, fileName: 'bad.bin' })
    .catch((e: unknown) => e);
  expect(error).toBeInstanceOf(ExtractionError);
  expect(error).toMatchObject({ reason });
}

export function joinSections(document: SourceDocument): string {
  return document.sections.map((section) => section.text).join('\n\n');
}
