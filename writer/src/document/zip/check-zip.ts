import { cleanLine } from '../clean-text.ts';
import { decodeEntities } from '../decode-entities.ts';
import { ExtractionError } from '../extraction-error.ts';

/** Real XML shrinks 5 to 40 times; a higher ratio in more than a little data is an attack. */
const MAX_RATIO = 200;
const RATIO_MATTERS_FROM = 10_000_000;

/** What a zipped document is, by the part that each of its kind has. */
const KINDS = [
  ['docx', /^word[\\/]document\d*\.xml$/iu],
  ['pptx', /^ppt[\\/]presentation\.xml$/iu],
  ['odp', /^content\.xml$/iu],
] as const;
type ZippedKind = (typeof KINDS)[number][0];

/** What the check of a zipped document finds in passing. */
export type ZipFacts = { kind: ZippedKind; coreProperties: string };

/**
 * Inflates every part once with a limit before the parser may, since the stated sizes can be wrong.
 * Refuses files that are neither Word documents nor slides, and type declarations, which both forbid.
 */
export async function checkZip(bytes: Buffer, maxBytes: number): Promise<ZipFacts> {
  const { fromBufferPromise } = await import('yauzl');
  const zip = await fromBufferPromise(bytes, { lazyEntries: true });
  const budget = Math.min(maxBytes, Math.max(RATIO_MATTERS_FROM, bytes.length * MAX_RATIO));
  let inflated = 0;
  let kind: ZippedKind | null = null;
  let coreProperties = '';
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw new ExtractionError('encrypted');
    kind ??= KINDS.find(([, part]) => part.test(entry.fileName))?.[0] ?? null;
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
    if (/^(?:docProps\/core|meta)\.xml$/u.test(entry.fileName))
      coreProperties = head.toString('utf8');
  }
  if (kind === null) throw new ExtractionError('unsupported');
  return { kind, coreProperties };
}

/** The title among a document's properties; '' where it has none. */
export function statedTitle({ coreProperties }: Pick<ZipFacts, 'coreProperties'>): string {
  return cleanLine(decodeEntities(/<dc:title[^>]*>([^<]*)</u.exec(coreProperties)?.[1] ?? ''));
}
