import { DEFAULT_LIMITS } from '../document/extraction-limits.ts';
import { readSourceDocument } from '../document/read-source-document.ts';
import type { SourceDocument } from '../document/source-document.ts';

const SENTENCE = 'Green plants make sugar from water and air, and the light of the sun drives it.';

/** The least that is a PDF with a page of text. */
const PAGE = `%PDF-1.4
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 5 0 R
/Resources <</Font <</F 4 0 R>>>>>> endobj
4 0 obj <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>> endobj
5 0 obj <</Length ${SENTENCE.length + 33}>>
stream
BT /F 12 Tf 50 700 Td (${SENTENCE}) Tj ET
endstream
endobj
trailer <</Root 1 0 R>>`;

/** The least that is a Word document. */
const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml':
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  '_rels/.rels':
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
  'word/document.xml': `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${SENTENCE}</w:t></w:r></w:p></w:body></w:document>`,
};

/**
 * Reads a page of our own, so that what a reader loads and compiles is there before a document comes.
 *
 * @param expected what the document is expected to be; one of another format only takes longer
 */
export async function warmUp(expected: string | undefined): Promise<SourceDocument> {
  const format = expected === 'pdf' || expected === 'zip' ? expected : 'txt';
  const bytes = format === 'zip' ? await zip() : Buffer.from(format === 'pdf' ? PAGE : SENTENCE);
  return readSourceDocument({ bytes, fileName: 'page', format, limits: DEFAULT_LIMITS });
}

async function zip(): Promise<Uint8Array> {
  const { default: JSZip } = await import('jszip');
  const file = new JSZip();
  for (const [name, part] of Object.entries(PARTS)) file.file(name, part);
  return file.generateAsync({ type: 'uint8array' });
}
