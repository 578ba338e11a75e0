import { expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../extraction-limits.ts';
import { readZipped } from '../read-zipped.ts';
import { zipOf, type ZipPart } from '../zip/zip.fixture.ts';
import { aPptxSlide, odpParts, pptxParts } from './slides.fixture.ts';

function read(parts: ZipPart[], limits = DEFAULT_LIMITS) {
  return readZipped(zipOf(parts), 'week_3.pptx', limits);
}

const evaporation = aPptxSlide('Evaporation', [
  'Evaporation turns liquid water into water vapor',
  'Sun &amp; wind help',
]);

it('reads the slides of a PPTX in their order, each a page under its title', async () => {
  const rain = aPptxSlide('Rain', ['Rain falls when drops in a cloud grow too heavy.']);
  const document = await read(pptxParts([rain, evaporation], { order: [2, 1], title: 'Water' }));
  expect(document).toEqual({
    title: 'Water',
    kind: 'pptx',
    pageCount: 2,
    sections: [
      {
        heading: 'Evaporation',
        page: 1,
        text: 'Evaporation turns liquid water into water vapor.\n\nSun & wind help',
      },
      { heading: 'Rain', page: 2, text: 'Rain falls when drops in a cloud grow too heavy.' },
    ],
  });
});

it('reads tables row by row and the notes below a slide, and leaves out what is hidden', async () => {
  const table = aPptxSlide('States', [], {
    table: [
      ['Ice', 'solid'],
      ['Steam', 'gas'],
    ],
  });
  const hidden = aPptxSlide('Answers', ['Not to be seen.'], { isHidden: true });
  const { sections, pageCount } = await read(
    pptxParts([table, hidden], { notes: { 1: 'Ask who has seen steam before.' } }),
  );
  expect(pageCount).toBe(1);
  expect(sections).toEqual([
    {
      heading: 'States',
      page: 1,
      text: 'Ice, solid\n\nSteam, gas\n\nAsk who has seen steam before.',
    },
  ]);
});

it('leaves out dates, footers and numbers of slides', async () => {
  const slide = aPptxSlide('Evaporation', ['Water rises.'], { footer: 'Harbour School 2026' });
  const { sections } = await read(pptxParts([slide]));
  expect(sections.map(({ text }) => text)).toEqual(['Water rises.']);
});

it('reads an ODP with its notes and its spaces', async () => {
  const page = {
    title: 'Evaporation',
    lines: ['Water<text:s/>rises <text:span>as vapor</text:span>.'],
    notes: ['Boil a kettle.'],
  };
  expect(await read(odpParts([page], 'Water'))).toEqual({
    title: 'Water',
    kind: 'odp',
    pageCount: 1,
    sections: [
      { heading: 'Evaporation', page: 1, text: 'Water rises as vapor.\n\nBoil a kettle.' },
    ],
  });
});

it.each([
  ['a table', odpParts([]).map(asSpreadsheet), 'unsupported'],
  ['an ODP with a password', [...odpParts([]), encrypted()], 'encrypted'],
  ['slides that are no XML', pptxParts(['<p:sld>']), 'damaged'],
  ['a file without slides', [{ name: 'ppt/theme.xml', content: '<a/>' }], 'unsupported'],
])('%s is refused', async (_what, parts, reason) => {
  await expect(read(parts)).rejects.toMatchObject({ reason });
});

it('refuses more slides than pages may be, and parts that inflate to too much', async () => {
  const many = pptxParts([evaporation, evaporation]);
  await expect(read(many, { ...DEFAULT_LIMITS, pages: 1 })).rejects.toMatchObject({
    reason: 'too-long',
  });
  await expect(read(many, { ...DEFAULT_LIMITS, inflatedBytes: 100 })).rejects.toMatchObject({
    reason: 'too-large',
  });
});

function asSpreadsheet({ name, content }: ZipPart): ZipPart {
  return { name, content: String(content).replaceAll('presentation>', 'spreadsheet>') };
}

function encrypted(): ZipPart {
  return {
    name: 'META-INF/manifest.xml',
    content:
      '<m:manifest xmlns:m="urn:m"><m:file-entry><m:encryption-data/></m:file-entry></m:manifest>',
  };
}
