import { expect, test } from 'vitest';
import type { Line } from './line.ts';
import type { PageRange, ReadPage } from './read-pages.ts';
import { readAllPages } from './share-pages.ts';

const PAGES = 120;

/** A reader that names fonts in the order in which it meets them, like pdf.js. */
function createReader(unreadable: number[] = []): ReadPage {
  const met: string[] = [];
  function nameOf(font: string): string {
    if (!met.includes(font)) met.push(font);
    return `f${met.indexOf(font)}`;
  }
  return (page) => {
    if (unreadable.includes(page)) return Promise.reject(new Error(`page ${page}`));
    const fonts = page % 10 === 0 ? ['bold', `page ${page}`, null] : ['plain', 'bold'];
    return Promise.resolve(
      fonts.map((font, at) => ({ ...line(page, at), font: font && nameOf(font) })),
    );
  };
}

function line(page: number, at: number): Line {
  return { text: `${page}.${at}`, page, x: 0, right: 1, y: at, height: 10, font: null };
}

async function readRangeElsewhere(read: ReadPage, { from, to }: PageRange): Promise<Line[][]> {
  const pages: Line[][] = [];
  for (let page = from; page <= to; page += 1) pages.push(await read(page));
  return pages;
}

test('pages that two processes read are the same, in order and in their fonts', async () => {
  const alone = await readAllPages(createReader(), PAGES);
  const ranges: PageRange[] = [];
  const shared = await readAllPages(createReader(), PAGES, (range) => {
    ranges.push(range);
    return readRangeElsewhere(createReader(), range);
  });
  expect(ranges).toEqual([{ from: 67, to: 120 }]);
  expect(shared).toEqual(alone);
});

test('reads all pages itself where nobody shares them, and leaves out what it cannot read', async () => {
  const { pages, error } = await readAllPages(createReader([3, 100]), PAGES, () =>
    Promise.resolve(null),
  );
  expect(pages).toHaveLength(PAGES - 2);
  expect(pages).toEqual((await readAllPages(createReader([3, 100]), PAGES)).pages);
  expect(error).toEqual(new Error('page 100'));
});

test('shares no short document', async () => {
  const { pages } = await readAllPages(createReader(), 100, () => {
    throw new Error('asked to share');
  });
  expect(pages).toHaveLength(100);
});
