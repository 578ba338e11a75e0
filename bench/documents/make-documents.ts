import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Document, HeadingLevel, Packer, Paragraph } from 'docx';
import { parseSource } from '../../scripts/demo-files/parse-source.ts';
import { root } from '../../scripts/product.ts';
import { docOf } from '../../writer/src/document/word/ole.fixture.ts';
import { longBook } from '../long-book.ts';

/** Characters on a printed page of the long book, for formats without pages. */
const CHARACTERS_PER_PAGE = 2_550;

type Block = { kind: string; text: string };

/** The same chapters in each format that the product reads, with this many pages. */
export async function makeDocuments(pages: number): Promise<{ name: string; bytes: Uint8Array }[]> {
  const blocks = await readBlocks(pages * CHARACTERS_PER_PAGE);
  const text = blocks.map((block) => block.text).join('\n');
  return [
    { name: `${pages}.pdf`, bytes: await longBook(pages) },
    { name: `${pages}.docx`, bytes: await toDocx(blocks) },
    { name: `${pages}.doc`, bytes: docOf(text) },
    { name: `${pages}.txt`, bytes: Buffer.from(blocks.map((block) => block.text).join('\n\n')) },
  ];
}

function toDocx(blocks: readonly Block[]): Promise<Buffer> {
  const children = blocks.map(
    ({ kind, text }) =>
      new Paragraph(kind === 'heading' ? { text, heading: HeadingLevel.HEADING_1 } : { text }),
  );
  return Packer.toBuffer(new Document({ sections: [{ children }] }));
}

/** Repeats paragraphs of the demo school's texts up to this many characters. */
async function readBlocks(characters: number): Promise<Block[]> {
  const folder = path.join(root, 'emulator-data', 'sources');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  const sources = await Promise.all(
    names.map(async (name) => parseSource(await readFile(path.join(folder, name), 'utf8'))),
  );
  const chapters = sources.flatMap(({ blocks }) => blocks);
  const blocks: Block[] = [];
  for (let at = 0, length = 0; length < characters; at += 1) {
    const block = chapters[at % chapters.length];
    if (!block) break;
    blocks.push(block);
    length += block.text.length;
  }
  return blocks;
}
