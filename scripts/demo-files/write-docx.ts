import { Document, HeadingLevel, Packer, Paragraph } from 'docx';
import type { Source } from './parse-source.ts';

const SPACE_AFTER = 160;

/** A Word document with real title and heading styles. */
export function writeDocx({ title, blocks }: Source): Promise<Buffer> {
  const body = blocks.map(({ kind, text }) =>
    kind === 'heading'
      ? new Paragraph({ text, heading: HeadingLevel.HEADING_1 })
      : new Paragraph({ text, spacing: { after: SPACE_AFTER } }),
  );
  const heading = new Paragraph({ text: title, heading: HeadingLevel.TITLE });
  const document = new Document({
    title,
    creator: 'Demo school',
    styles: { default: { document: { run: { font: 'Calibri', size: 22 } } } },
    sections: [{ children: [heading, ...body] }],
  });
  return Packer.toBuffer(document);
}
