import { ExtractionError } from './extraction-error.ts';
import { leaveOutOrders } from './orders/leave-out-orders.ts';
import type { ShareRange } from './pdf/share-pages.ts';
import type { ReadProgress } from './read-progress.ts';
import type { ReadRequest } from './read-request.ts';
import type { SourceDocument } from './source-document.ts';
import { checkText } from './text-gate.ts';

type Helpers = {
  share?: ShareRange;
  /** Called before each page of a scan. */
  onPage?: (progress: ReadProgress) => void;
};

/** Reads a document without orders to a model, and refuses it when its text is unusable. */
export async function readSourceDocument(
  request: ReadRequest,
  helpers: Helpers = {},
): Promise<SourceDocument> {
  const document = leaveOutOrders(await parse(request, helpers));
  checkText(document, request.limits.characters);
  return document;
}

/** Each parser is loaded only when needed, as that takes more time than a short document. */
async function parse(
  { bytes, fileName, format, limits, isScan = false }: ReadRequest,
  { share, onPage }: Helpers,
): Promise<SourceDocument> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  switch (format) {
    case 'pdf': {
      if (isScan) {
        const { readScan } = await import('./scan/read-scan.ts');
        return readScan(buffer, fileName, limits, onPage);
      }
      const { readPdf } = await import('./pdf/read-pdf.ts');
      return readPdf(buffer, fileName, limits, share);
    }
    case 'zip': {
      const { readZipped } = await import('./read-zipped.ts');
      return readZipped(buffer, fileName, limits);
    }
    case 'ole': {
      const { readDoc } = await import('./word/read-doc.ts');
      return readDoc(buffer, fileName);
    }
    case 'kept': {
      const { readKept } = await import('./kept-reading.ts');
      return readKept(buffer);
    }
    case 'txt': {
      const { readTxt } = await import('./read-txt.ts');
      return readTxt(buffer, fileName, limits);
    }
    default:
      throw new ExtractionError('unsupported', format satisfies never);
  }
}
