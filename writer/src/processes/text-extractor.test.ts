import { beforeAll, expect, test } from 'vitest';
import { drawPdf, placeLines } from '../document/pdf/pdf.fixture.ts';
import { prose } from '../document/prose.fixture.ts';
import type { SourceDocument } from '../document/source-document.ts';
import { createTextExtractor } from './text-extractor.ts';
import { bundledWorker } from './workers.fixture.ts';

const PAGES = 120;

let book: Buffer;

/** Chapters over several pages with a header, in fonts of which some appear late. */
beforeAll(async () => {
  book = await drawPdf((pdf) => {
    for (let page = 1; page <= PAGES; page += 1) {
      if (page > 1) pdf.addPage();
      placeLines(pdf, 72, 40, [`Chapter ${Math.ceil(page / 7)} \u2022 Green Leaves ${page}`], 8);
      pdf.font(page > 80 ? 'Times-Bold' : 'Helvetica-Bold').fontSize(11);
      if (page % 7 === 1) pdf.text(`What Plants Need in Year ${page}`, 72, 70);
      pdf.font('Helvetica').text(prose(page), 72, 90);
      placeLines(pdf, 72, 300, ['The root, which takes in water from the soil and'], 11);
    }
  });
});

function readWith(cores: number, atOnce: number): Promise<SourceDocument> {
  const workerUrl = bundledWorker('extract.worker');
  return createTextExtractor({ workerUrl, cores, limits: { atOnce } }).extract({
    bytes: book,
    fileName: 'book.pdf',
  });
}

test('two processes that share a long document read what one reads', async () => {
  const alone = await readWith(1, 1);
  expect(alone.pageCount).toBe(PAGES);
  expect(new Set(alone.sections.map(({ heading }) => heading)).size).toBe(18);
  expect(JSON.stringify(alone.sections)).not.toContain('Chapter');
  expect(await readWith(2, 2)).toEqual(alone);
});

test('one process reads a long document where there is no room for a second', async () => {
  expect((await readWith(2, 1)).pageCount).toBe(PAGES);
});

test('documents in a row come out right, a bad one among them', async () => {
  const extractor = createTextExtractor({ workerUrl: bundledWorker('extract.worker'), cores: 2 });
  const read = (bytes: Uint8Array) => extractor.extract({ bytes, fileName: 'row.txt' });
  for (const number of [1, 2]) {
    const good = await read(Buffer.from(prose(number)));
    expect(good.sections[0]?.text).toBe(prose(number));
    await expect(read(book.subarray(0, 200))).rejects.toMatchObject({ reason: 'damaged' });
  }
});
