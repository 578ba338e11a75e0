import { expect } from 'vitest';
import { ExtractionError, type ExtractionReason } from '../document/extraction-error.ts';
import type { ExtractionLimits } from '../document/extraction-limits.ts';
import type { SourceDocument } from '../document/source-document.ts';
import { createTextExtractor } from './text-extractor.ts';
import { bundledWorker } from './workers.fixture.ts';

export function testExtractor(limits: Partial<ExtractionLimits> = {}) {
  return createTextExtractor({
    workerUrl: bundledWorker('extract.worker'),
    limits,
  });
}

export function read(bytes: Uint8Array, fileName = 'leaf.bin'): Promise<SourceDocument> {
  return testExtractor().extract({ bytes, fileName });
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
