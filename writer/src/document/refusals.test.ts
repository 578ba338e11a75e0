import { Paragraph } from 'docx';
import { describe, expect, test } from 'vitest';
import { expectRefused, joinSections, testExtractor } from '../processes/extractor.fixture.ts';
import { ExtractionError } from './extraction-error.ts';
import { drawPdf, pdfOfObjects, pdfOfPages } from './pdf/pdf.fixture.ts';
import { prose } from './prose.fixture.ts';
import { docxOf } from './word/docx.fixture.ts';
import { docOf, oleOf } from './word/ole.fixture.ts';
import { docxParts, zipOf } from './zip/zip.fixture.ts';

const paragraph = `<w:p><w:r><w:t>${prose(1)}</w:t></w:r></w:p>`;
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('a document that cannot be used is refused with its reason', () => {
  test('an empty file', () => expectRefused(Buffer.alloc(0), 'empty'));

  test('a picture', () => expectRefused(onePixel, 'unsupported'));

  test('rich text, web pages and other zips', async () => {
    await expectRefused(Buffer.from('{\\rtf1 Hello}'), 'unsupported');
    await expectRefused(Buffer.from('<!DOCTYPE html><p>Hello</p>'), 'unsupported');
    await expectRefused(zipOf([{ name: 'xl/workbook.xml', content: '<p/>' }]), 'unsupported');
  });

  test('a spreadsheet in an OLE file', () =>
    expectRefused(oleOf({ Workbook: Buffer.alloc(5000) }), 'unsupported'));

  test('a PDF cut off in its first objects', async () => {
    const whole = await pdfOfPages([prose(1)]);
    await expectRefused(whole.subarray(0, 200), 'damaged');
  });

  test('a truncated DOCX', async () => {
    const whole = await docxOf([new Paragraph(prose(1))]);
    await expectRefused(whole.subarray(0, whole.length - 400), 'damaged');
  });

  test('a truncated DOC', () => expectRefused(docOf(prose(1)).subarray(0, 700), 'damaged'));

  test('a DOCX with a document type declaration', () => {
    const parts = docxParts(paragraph);
    const main = `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${String(parts[2]?.content)}`;
    return expectRefused(
      zipOf([...parts.slice(0, 2), { name: 'word/document.xml', content: main }]),
      'damaged',
    );
  });

  test('a PDF with a password', async () => {
    await expectRefused(await pdfOfPages([prose(1)], { userPassword: 'leaf' }), 'encrypted');
  });

  test('a DOC with a password', () =>
    expectRefused(docOf(prose(1), { flags: 0x0100 }), 'encrypted'));

  test('a DOCX with a password', () =>
    expectRefused(
      oleOf({ EncryptionInfo: Buffer.alloc(200), EncryptedPackage: Buffer.alloc(5000) }),
      'encrypted',
    ));

  test('a rights-protected document', () =>
    expectRefused(
      oleOf({ '/\u0009DRMContent': Buffer.alloc(5000), WordDocument: Buffer.alloc(5000) }),
      'protected',
    ));

  test('a document of Word 6 and one of Word 2', async () => {
    await expectRefused(docOf(prose(1), { mark: 0xa5dc }), 'too-old');
    await expectRefused(Buffer.from('dba52d0000000904', 'hex'), 'too-old');
  });

  test('a PDF of pictures alone', async () => {
    const scan = await drawPdf((pdf) => {
      pdf.image(onePixel, 0, 0, { width: 600 });
      pdf.addPage().image(onePixel, 0, 0, { width: 600 });
    });
    await expectRefused(scan, 'no-text');
  });

  test('Word and text documents without text', async () => {
    await expectRefused(await docxOf([]), 'no-text');
    await expectRefused(docOf('\n\n'), 'no-text');
    await expectRefused(Buffer.from(' \n \n'), 'no-text');
  });

  test('text that consists of codes', async () => {
    await expectRefused(await pdfOfPages(['#1 $2 %3 &4 /5 (6) =7 '.repeat(20)]), 'garbled');
  });
});

describe('a document that would cost too much is given up', () => {
  test('a DOCX that inflates beyond the cap', async () => {
    const bomb = zipOf(docxParts(paragraph.repeat(200_000)));
    await expectRefused(bomb, 'too-large', { inflatedBytes: 20_000_000 });
  });

  test('a DOCX of zeros, whatever size it states', async () => {
    const zeros = { name: 'word/media/a.bin', content: Buffer.alloc(60_000_000) };
    await expectRefused(zipOf([...docxParts(paragraph), zeros]), 'too-large');
    // A part longer than its stated size ends the reading at once.
    await expectRefused(zipOf([...docxParts(paragraph), { ...zeros, statedSize: 10 }]), 'damaged');
  });

  test('a DOCX whose paragraphs fill the memory', async () => {
    const empty = zipOf(docxParts('<w:p/>'.repeat(1_500_000)));
    await expectRefused(empty, 'too-large', { heapMegabytes: 96 });
  });

  test('a process that grows outside its heap', async () => {
    await expectRefused(await pdfOfPages([prose(1)]), 'too-large', { processMegabytes: 20 });
  });

  test('more pages than allowed', async () => {
    await expectRefused(await pdfOfPages([prose(1), prose(2), prose(3)]), 'too-long', { pages: 2 });
  });

  test('more text than allowed', async () => {
    await expectRefused(Buffer.from(prose(1).repeat(10)), 'too-long', { characters: 1000 });
  });

  test('more work than allowed', async () => {
    await expectRefused(await pdfOfPages([prose(1)]), 'too-much-work', { cpuSeconds: 0.01 });
  });

  test('a document for which a busy server has no time is not called too large', async () => {
    await expectRefused(await pdfOfPages([prose(1)]), 'busy', { wallSeconds: 0.01 });
    expect(new ExtractionError('busy').message).not.toMatch(/split|document is/i);
  });

  test('a PDF whose pages go round in a circle comes to an end', async () => {
    const circular = pdfOfObjects([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Count 500 /Kids [3 0 R] >>',
      '<< /Type /Pages /Parent 2 0 R /Count 500 /Kids [2 0 R 3 0 R] >>',
    ]);
    await expectRefused(circular, 'damaged', { cpuSeconds: 20 });
  });
});

test('documents come out in order of their turn, a bad one among them', async () => {
  const pages = await Promise.all([1, 2, 3].map((number) => pdfOfPages([prose(number)])));
  const extractor = testExtractor();
  const files = pages.toSpliced(1, 0, Buffer.from('PK\u0003\u0004'));
  const outcomes = await Promise.allSettled(
    files.map((bytes) => extractor.extract({ bytes, fileName: 'leaf.bin' })),
  );
  expect(outcomes.map((outcome) => outcome.status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  expect(outcomes[2]?.status === 'fulfilled' && joinSections(outcomes[2].value)).toContain(
    'part 2',
  );
});
