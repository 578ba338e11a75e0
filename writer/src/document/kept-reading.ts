import * as z from 'zod/mini';
import { ExtractionError } from './extraction-error.ts';
import type { SourceDocument } from './source-document.ts';

/** The first bytes of a kept reading; no other format begins so. */
const MARK = '{"keptReading":1,';

const pageStart = z.object({ offset: z.int(), page: z.int() });
const keptSchema = z.object({
  document: z.object({
    title: z.string(),
    kind: z.literal('pdf'),
    pageCount: z.int(),
    sections: z.array(
      z.object({
        heading: z.nullable(z.string()),
        page: z.nullable(z.int()),
        text: z.string(),
        pageStarts: z.optional(z.array(pageStart)),
      }),
    ),
    ordersLeftOut: z.optional(z.int()),
    recognition: z.object({ sureness: z.number().check(z.minimum(0), z.maximum(1)) }),
  }),
});

/**
 * What was read of a scan as a file, which may take the place of the scan: it is read again for each
 * further question, and looking at its pages takes minutes. Null for a document that is read at once.
 */
export function toKeptReading(document: SourceDocument): Buffer | null {
  if (!document.recognition) return null;
  return Buffer.from(`${MARK}${JSON.stringify({ document }).slice(1)}`);
}

export function isKeptReading(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, MARK.length)).toString('latin1') === MARK;
}

/** Anybody may upload such a file, so it is a document like any other: nothing in it is believed. */
export function readKept(bytes: Buffer): SourceDocument {
  try {
    const { sections, ordersLeftOut, ...rest } = keptSchema.parse(
      JSON.parse(bytes.toString('utf8')),
    ).document;
    return {
      ...rest,
      ...(ordersLeftOut !== undefined && { ordersLeftOut }),
      sections: sections.map(({ pageStarts, ...section }) => ({
        ...section,
        ...(pageStarts && { pageStarts }),
      })),
    };
  } catch (error) {
    throw new ExtractionError('damaged', error);
  }
}
