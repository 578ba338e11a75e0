import { ExtractionError } from '../extraction-error.ts';

/** Real XML shrinks 5 to 40 times; a higher ratio in more than a little data is an attack. */
const MAX_RATIO = 200;
const RATIO_MATTERS_FROM = 10_000_000;

/** What the check of a DOCX finds in passing. */
export type ZipFacts = { coreProperties: string };

/**
 * Inflates every part once with a limit before the parser may, since the stated sizes can be wrong.
 * Refuses files that are not Word documents, and type declarations, which OOXML forbids.
 */
export async function checkZip(bytes: Buffer, maxBytes: number): Promise<ZipFacts> {
  const { fromBufferPromise } = await import('yauzl');
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  const budget = Math.min(maxBytes, Math.max(RATIO_MATTERS_FROM, bytes.length * MAX_RATIO));
  let inflated = 0;
  let isWord = false;
  let coreProperties = '';
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw new ExtractionError('encrypted');
    isWord ||= /^word[\\/]document\d*\.xml$/iu.test(entry.fileName);
    const stream = await zip.openReadStreamPromise(entry);
    let head = Buffer.alloc(0);
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      inflated += chunk.length;
      if (inflated > budget) throw new ExtractionError('too-large');
      if (head.length < 4096) head = Buffer.concat([head, chunk.subarray(0, 4096)]);
    }
    if (/\.(xml|rels)$/iu.test(entry.fileName) && head.includes('<!DOCTYPE')) {
      throw new ExtractionError('damaged', 'document type declaration');
    }
    if (entry.fileName === 'docProps/core.xml') coreProperties = head.toString('utf8');
  }
  if (!isWord) throw new ExtractionError('unsupported');
  return { coreProperties };
}
