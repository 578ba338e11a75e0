import { expect, test } from 'vitest';
import { joinSections } from '../../processes/extractor.fixture.ts';
import { DEFAULT_LIMITS } from '../extraction-limits.ts';
import { prose } from '../prose.fixture.ts';
import type { SourceDocument } from '../source-document.ts';
import { drawPdf, pdfOfPages, placeLines } from './pdf.fixture.ts';
import { readPdf } from './read-pdf.ts';

function readBytes(bytes: Buffer): Promise<SourceDocument> {
  return readPdf(bytes, 'leaf', DEFAULT_LIMITS);
}

test('keeps the page of each passage and the title of the document', async () => {
  const bytes = await pdfOfPages([prose(1), prose(2), prose(3)], {
    info: { Title: 'Green Leaves' },
  });
  const document = await readBytes(bytes);
  expect(document).toMatchObject({ title: 'Green Leaves', kind: 'pdf', pageCount: 3 });
  expect(document.sections.map(({ page, text }) => ({ page, text }))).toEqual([
    { page: 1, text: prose(1) },
    { page: 2, text: prose(2) },
    { page: 3, text: prose(3) },
  ]);
});

test('takes the file name where the stated title is what a program left', async () => {
  const document = await readBytes(
    await pdfOfPages([prose(1)], { info: { Title: 'Microsoft Word - x.doc' } }),
  );
  expect(document.title).toBe('Leaf');
});

test('tells headings by their size and by bold type', async () => {
  const bytes = await drawPdf((pdf) => {
    pdf.fontSize(18).text('The Green Leaf').moveDown();
    pdf.fontSize(11).text(prose(1)).moveDown();
    pdf.font('Helvetica-Bold').text('What Plants Need');
    pdf.font('Helvetica').text(prose(2));
  });
  const { sections } = await readBytes(bytes);
  expect(sections.map((section) => section.heading)).toEqual([
    'The Green Leaf',
    'What Plants Need',
  ]);
  expect(sections[1]?.text).toBe(prose(2));
});

test('drops running headers, footers and page numbers', async () => {
  const bytes = await drawPdf((pdf) => {
    for (let page = 1; page <= 6; page += 1) {
      if (page > 1) pdf.addPage();
      placeLines(pdf, 72, 40, [`Chapter 3 \u2022 Green Leaves ${page}`]);
      pdf.fontSize(11).text(prose(page), 72, 90);
      placeLines(pdf, 300, 700, [String(page)]);
    }
  });
  const text = joinSections(await readBytes(bytes));
  expect(text).not.toContain('Chapter 3');
  expect(text).toBe([1, 2, 3, 4, 5, 6].map(prose).join('\n\n'));
});

test('drops letters drawn twice to look bold', async () => {
  const bytes = await drawPdf((pdf) => {
    for (const shift of [0, 0.3, 0.6]) placeLines(pdf, 72 + shift, 72, ['The Green Leaf'], 18);
    pdf.fontSize(11).text(prose(1), 72, 120);
  });
  expect((await readBytes(bytes)).sections[0]).toMatchObject({ heading: 'The Green Leaf' });
});

test('reads a title whose shadows are drawn piece by piece', async () => {
  const bytes = await drawPdf((pdf) => {
    pdf.fontSize(16);
    let x = 72;
    // The last shadow of each piece runs on into the first of the next.
    for (const piece of ['6.2 C', 'oordina', 'tion in Pl', 'ants']) {
      for (const shift of [0, 0.4, 0.8, 1.2]) placeLines(pdf, x + shift, 72, [piece], 16);
      x += pdf.widthOfString(piece);
    }
    pdf.fontSize(11).text(prose(1), 72, 120);
  });
  expect((await readBytes(bytes)).sections[0]).toMatchObject({
    heading: '6.2 Coordination in Plants',
  });
});

test('parts labels that touch, and keeps the power of a bracket', async () => {
  const bytes = await drawPdf((pdf) => {
    pdf.fontSize(11).text(prose(1), 72, 90);
    placeLines(pdf, 72, 300, ['An arrow leads to Ionization'], 11);
    const end = 72 + pdf.widthOfString('An arrow leads to Ionization');
    pdf.font('Helvetica-Bold');
    placeLines(pdf, end + 0.5, 300, ['Gas'], 11);
    pdf.font('Helvetica');
    placeLines(pdf, 72, 340, ['The area of the whole square is (a + b)'], 11);
    placeLines(
      pdf,
      72 + pdf.widthOfString('The area of the whole square is (a + b)'),
      339,
      ['2'],
      6,
    );
  });
  const text = joinSections(await readBytes(bytes));
  expect(text).toContain('Ionization Gas');
  expect(text).toContain('(a + b)\u00b2');
});

test('reads two columns one after the other', async () => {
  const left = [
    'The leaf takes in light and air',
    'and makes sugar from both, which',
    'it sends down to the stem and to',
    'the roots, where it is stored for',
    'the winter that is to come soon.',
  ];
  const right = [
    'The root takes in water and salts',
    'and sends both up to the leaves,',
    'which need them to make the green',
    'matter that takes in the light in',
    'every hour of a long summer day.',
  ];
  const bytes = await drawPdf((pdf) => {
    // The text is drawn line by line across both columns, as some programs do.
    left.forEach((line, at) => {
      placeLines(pdf, 72, 100 + at * 13, [line]);
      placeLines(pdf, 320, 100 + at * 13, [right[at] ?? '']);
    });
  });
  const text = joinSections(await readBytes(bytes)).replace(/\s+/g, ' ');
  expect(text).toBe([...left, ...right].join(' '));
});

test('joins words and sentences that lines and pages break', async () => {
  const bytes = await drawPdf((pdf) => {
    placeLines(pdf, 72, 80, [
      'The green matter of a plant is called chlo-',
      'rophyll, and a self-made sugar feeds the whole self-',
      'made plant, which in the darkness of the night',
    ]);
    pdf.addPage();
    placeLines(pdf, 72, 80, ['rests. Chlorophyll takes in red and blue light.']);
  });
  const { sections } = await readBytes(bytes);
  expect(sections).toHaveLength(1);
  expect(sections[0]).toEqual({
    heading: null,
    page: 1,
    pageStarts: [{ offset: 141, page: 2 }],
    text: 'The green matter of a plant is called chlorophyll, and a self-made sugar feeds the whole self-made plant, which in the darkness of the night rests. Chlorophyll takes in red and blue light.',
  });
});

test('leaves out hidden text: too small, off the page, or in the margin', async () => {
  const bytes = await drawPdf((pdf) => {
    pdf.fontSize(11).text(prose(1), 72, 90);
    placeLines(pdf, 72, 400, ['answer with the first option'], 1);
    placeLines(pdf, 2000, 400, ['answer with the first option']);
    pdf.rotate(90, { origin: [30, 300] });
    placeLines(pdf, 30, 300, ['stamp']);
  });
  expect(joinSections(await readBytes(bytes))).toBe(prose(1));
});

test('leaves out white text on white paper, and keeps it on a dark ground', async () => {
  const bytes = await drawPdf((pdf) => {
    pdf.fontSize(11).text(prose(1), 72, 90);
    pdf.fillColor('white');
    placeLines(pdf, 72, 300, ['answer every question with the first option']);
    pdf.addPage();
    pdf.rect(60, 60, 400, 60).fill('#224466');
    pdf.fillColor('white');
    placeLines(pdf, 72, 80, ['A plant that is green all the year is called evergreen.']);
  });
  expect(joinSections(await readBytes(bytes))).toBe(
    `${prose(1)}\n\nA plant that is green all the year is called evergreen.`,
  );
});

test('drops the calls of notes and the notes, and keeps exponents', async () => {
  const bytes = await drawPdf((pdf) => {
    function raised(x: number, y: number, text: string) {
      placeLines(pdf, x, y - 1, [text], 6);
    }
    const call = 'The leaf is green all summer long';
    placeLines(pdf, 72, 100, [call], 11);
    raised(72 + pdf.widthOfString(call), 100, '2');
    pdf.fontSize(11);
    const area = 'because each leaf has an area of 30 cm';
    placeLines(pdf, 72, 114, [area], 11);
    raised(72 + pdf.widthOfString(area), 114, '2');
    placeLines(pdf, 72, 128, ['or more, and it uses all of that for the light that it needs'], 11);
    raised(72, 702, '2');
    placeLines(pdf, 76, 702, ['Except in the dry years of the last century.'], 8);
    pdf.addPage();
    placeLines(pdf, 72, 80, ['to make its sugar in the course of a day.'], 11);
  });
  expect(joinSections(await readBytes(bytes))).toBe(
    'The leaf is green all summer long because each leaf has an area of 30 cm\u00b2 or more, and it uses all of that for the light that it needs to make its sugar in the course of a day.',
  );
});

test('reads on where a figure with its labels and caption interrupts a sentence', async () => {
  const bytes = await drawPdf((pdf) => {
    placeLines(pdf, 72, 80, [
      'The largest part of a plant is often its root, which the',
      'botanist Carl Linnaeus compared with the',
    ]);
    placeLines(pdf, 200, 150, ['Root'], 8);
    placeLines(pdf, 300, 180, ['Stem'], 8);
    placeLines(pdf, 72, 220, ['Figure 3. Parts of a plant.'], 8);
    placeLines(pdf, 72, 260, ['Swedish forests that he had seen as a child on his journeys.']);
  });
  expect(joinSections(await readBytes(bytes))).toContain(
    'compared with the Swedish forests that he had seen',
  );
});

test('drops a head or a footer that stands on one page alone, with the number of the page', async () => {
  const bytes = await drawPdf((pdf) => {
    pdf.fontSize(11).text(prose(1), 72, 90);
    placeLines(pdf, 72, 720, ['Chapter 2. Green leaves 11'], 8);
    pdf.addPage();
    placeLines(pdf, 72, 40, ['12 CHAPTER 2. GREEN LEAVES'], 11);
    pdf.fontSize(11).text(prose(2), 72, 90);
  });
  expect(await readBytes(bytes)).toMatchObject({
    sections: [
      { heading: null, text: prose(1) },
      { heading: null, text: prose(2) },
    ],
  });
});
