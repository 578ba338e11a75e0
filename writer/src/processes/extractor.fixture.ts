import { expect } from 'vitest';
import { ExtractionError, type ExtractionReason } from '../document/extraction-error.ts';
import type { ExtractionLimits } from '../document/extraction-limits.ts';
import { prose } from '../document/prose.fixture.ts';
import type { SourceDocument } from '../document/source-document.ts';
import { createTextExtractor } from './text-extractor.ts';
import { bundledWorker } from './workers.fixture.ts';

function testExtractor(limits: Partial<ExtractionLimits> = {}) {
  return createTextExtractor({
    workerUrl: bundledWorker('extract'),
    limits,
  });
}

export function read(bytes: Uint8Array, fileName = 'leaf.bin'): Promise<SourceDocument> {
  return testExtractor().extract({ bytes, fileName });
}

/** Expects that a document is refused for this reason, and that the next one is still read. */
export async function expectRefused(
  bytes: Uint8Array,
  reason: ExtractionReason,
  limits: Partial<ExtractionLimits> = {},
): Promise<void> {
  const extractor = testExtractor(limits);
  const error: unknown = await extractor
    .extract({ bytes, fileName: 'bad.bin' })
    .catch((e: unknown) => e);
  expect(error).toBeInstanceOf(ExtractionError);
  expect(error).toMatchObject({ reason });
  const next = await testExtractor().extract({
    bytes: Buffer.from(prose(1)),
    fileName: 'next.txt',
  });
  expect(joinSections(next)).toBe(prose(1));
}

export function joinSections(document: SourceDocument): string {
  return document.sections.map((section) => section.text).join('\n\n');
}
