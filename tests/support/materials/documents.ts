import { Document, HeadingLevel, Packer, Paragraph } from 'docx';
import PDFDocument from 'pdfkit';

type Part = { heading: string; paragraphs: string[] };

/** About 2,500 characters of facts, enough for a quiz of five questions. */
export const riverText: Part[] = [
  {
    heading: 'How a river shapes its valley',
    paragraphs: [
      'A river is a natural stream of fresh water that flows towards an ocean, a lake or another river. The place where a river begins is called its source. The place where a river enters the sea is called its mouth.',
      'Erosion is the process by which moving water wears away rock and soil. Because the upper course of a river is steep, its water cuts downwards and leaves a narrow valley shaped like the letter V. A waterfall forms where a layer of hard rock lies above a layer of soft rock.',
      'A tributary is a smaller stream that joins a larger river. The area of land that is drained by a river and its tributaries is known as a drainage basin. The Amazon drains about 7 million square kilometres, which makes its drainage basin the largest on Earth.',
    ],
  },
  {
    heading: 'Lowlands, floods and deltas',
    paragraphs: [
      'In the middle course the land is flatter, so the river begins to swing from side to side. A meander is a wide bend that grows as the outer bank is worn away and sand is dropped on the inner bank. An oxbow lake is a curved lake that is left behind when a river cuts through the neck of a meander.',
      'A floodplain is the flat land beside a river that is covered with water during a flood. Floodplains are fertile because each flood leaves a thin layer of silt on the fields. Silt is a fine sediment that is carried by slow water.',
      'When a river meets the sea, its water slows down and drops the sediment that it carries. Over thousands of years this sediment can build a delta. A delta is a low area of land that forms at the mouth of a river. The delta of the Nile has been farmed for more than 5,000 years.',
    ],
  },
  {
    heading: 'People and rivers',
    paragraphs: [
      'A dam is a barrier that holds back the water of a river. A reservoir is an artificial lake that is made behind a dam to store water. The Hoover Dam was completed in 1936 on the Colorado River. Hydroelectric power is electricity that is made by falling water.',
      'A levee is a raised bank that is built along a river to keep floods away from towns. Irrigation is the supply of water to fields by means of channels and pipes. About 70 percent of the fresh water that people use goes to farming.',
    ],
  },
];

export function aDocx(parts: Part[] = riverText): Promise<Buffer> {
  const children = parts.flatMap(({ heading, paragraphs }) => [
    new Paragraph({ text: heading, heading: HeadingLevel.HEADING_1 }),
    ...paragraphs.map((text) => new Paragraph({ text })),
  ]);
  return Packer.toBuffer(new Document({ sections: [{ children }] }));
}

export function aPdf(parts: Part[] = riverText): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', margin: 60 });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve) =>
    pdf.on('end', () => resolve(Buffer.concat(chunks))),
  );
  parts.forEach(({ heading, paragraphs }, index) => {
    if (index > 0) pdf.addPage();
    pdf.font('Helvetica-Bold').fontSize(18).text(heading).moveDown();
    pdf.font('Helvetica').fontSize(11);
    paragraphs.forEach((text) => pdf.text(text).moveDown());
  });
  pdf.end();
  return done;
}

/** A page with a picture and no text, as from a scanner. */
export function aScan(): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4' });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<Buffer>((resolve) =>
    pdf.on('end', () => resolve(Buffer.concat(chunks))),
  );
  pdf.rect(50, 50, 400, 600).fill('#dddddd');
  pdf.end();
  return done;
}
