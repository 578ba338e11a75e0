import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { parseSource } from '../scripts/demo-files/parse-source.ts';
import { root } from '../scripts/product.ts';

/** Points from the top of the page; a block that begins further down may not fit on it. */
const LAST_BEGIN = 600;

/** A PDF with this many pages, repeating the demo school's texts as chapters. */
export async function longBook(pages: number): Promise<Buffer> {
  const folder = path.join(root, 'emulator-data', 'sources');
  const sources = await Promise.all(
    (await readdir(folder))
      .filter((name) => name.endsWith('.md'))
      .map(async (name) => parseSource(await readFile(path.join(folder, name), 'utf8'))),
  );
  const pdf = new PDFDocument({ size: 'A4', margin: 60, info: { Title: 'A long textbook' } });
  const bytes = buffer(pdf);
  let made = 1;
  pdf.on('pageAdded', () => (made += 1));
  const isFull = () => made >= pages && pdf.y > LAST_BEGIN;
  for (let chapter = 0; chapter === 0 || made < pages; chapter += 1) {
    const source = sources[chapter % sources.length];
    if (!source) break;
    if (chapter > 0) pdf.addPage();
    pdf
      .font('Helvetica-Bold')
      .fontSize(20)
      .text(`${chapter + 1} ${source.title}`)
      .moveDown();
    for (const { kind, text } of source.blocks) {
      if (isFull()) break;
      if (kind === 'heading') pdf.font('Helvetica-Bold').fontSize(14).text(text).moveDown(0.5);
      else pdf.font('Helvetica').fontSize(11).text(text).moveDown(0.6);
    }
  }
  pdf.end();
  return bytes;
}
