import { expect, test } from 'vitest';
import { cells } from '../lessons/cells.fixture.ts';
import type { Section, SourceDocument } from '../source-document.ts';
import { takeChosen } from './document-part.ts';
import { listParts, MAX_PARTS } from './list-parts.ts';
import { readOutline } from './read-outline.ts';

function aDocument(sections: Section[]): SourceDocument {
  const pages = sections.map(({ page }) => page ?? 0);
  return { title: 'Moving Ice', kind: 'pdf', pageCount: pages.at(-1) ?? 0, sections };
}

function aSection(heading: string | null, page: number | null, words = 100): Section {
  return { heading, page, text: 'ice '.repeat(words).trim() };
}

test('a lesson has its title and its sections with their words', () => {
  const { title, pages, parts, isQuestionPaper } = readOutline(cells);
  expect({ title, pages, isQuestionPaper }).toEqual({
    title: cells.title,
    pages: cells.pageCount,
    isQuestionPaper: false,
  });
  expect(parts.map((part) => part.title)).toEqual(cells.sections.map(({ heading }) => heading));
});

test('a section that goes on over pages is one part', () => {
  const valley = { ...aSection('Valleys', 2), pageStarts: [{ offset: 8, page: 3 }] };
  const parts = listParts(aDocument([aSection('Ice', 1), aSection('Ice', 2), valley]));
  expect(parts).toEqual([
    { title: 'Ice', pages: { from: 1, to: 2 }, words: 200, sections: { from: 0, to: 2 } },
    { title: 'Valleys', pages: { from: 2, to: 3 }, words: 100, sections: { from: 2, to: 3 } },
  ]);
});

test('what is very short joins its shorter neighbour', () => {
  const sections = [aSection('Ice', 1), aSection('Snow', 1, 9), aSection('VALLEYS', 1, 60)];
  expect(listParts(aDocument(sections)).map(({ title }) => title)).toEqual([
    'Ice',
    'Snow; Valleys',
  ]);
});

test('without headings the parts are runs of pages', () => {
  const pages = Array.from({ length: 10 }, (_, at) => aSection(null, at + 1, 400));
  expect(listParts(aDocument(pages)).map(({ title }) => title)).toEqual([
    ...['Pages 1 to 3', 'Pages 4 to 6', 'Pages 7 to 9', 'Page 10'],
  ]);
});

test('a long section comes in runs of pages under its heading', () => {
  const pages = Array.from({ length: 6 }, (_, at) => aSection('Valleys', at + 1, 600));
  expect(listParts(aDocument(pages)).map(({ title }) => title)).toEqual([
    ...['Valleys, pages 1 to 2', 'Valleys, pages 3 to 4', 'Valleys, pages 5 to 6'],
  ]);
});

test('a book has its chapters, and never more parts than one looks through', () => {
  const chapters = Array.from({ length: 12 }, (_, at) => [
    aSection(`Chapter ${at + 1} Ice ${at + 1}`, at + 1),
    ...Array.from({ length: 9 }, (__, part) => aSection(`${at + 1}.${part + 1} Snow`, at + 1)),
  ]).flat();
  const parts = listParts(aDocument(chapters));
  expect(parts).toHaveLength(12);
  expect(parts[1]).toMatchObject({ title: 'Chapter 2 Ice 2', sections: { from: 10, to: 20 } });
  const unnumbered = Array.from({ length: 300 }, (_, at) => aSection(`About ice ${at}x`, at + 1));
  const joined = listParts(aDocument(unnumbered));
  expect(joined).toHaveLength(MAX_PARTS);
  expect(joined.at(-1)?.sections.to).toBe(300);
});

test('a heading above every word makes no more parts', () => {
  const words = Array.from({ length: 20_000 }, (_, at) =>
    aSection(`${'. '.repeat(500)}${at}`, 1, 1),
  );
  const parts = listParts(aDocument(words));
  expect(parts.length).toBeLessThanOrEqual(MAX_PARTS);
  expect(parts.at(-1)?.sections.to).toBe(20_000);
});

test('a document without pages or headings is one part', () => {
  const [part, ...others] = listParts({ ...aDocument([aSection(null, null)]), pageCount: null });
  expect(part).toMatchObject({ title: 'Moving Ice', pages: null });
  expect(others).toEqual([]);
});

test('nothing but what is chosen is taken', () => {
  const document = aDocument([aSection('Ice', 1), aSection('Snow', 2), aSection('Sea', 3)]);
  const headings = (chosen: Parameters<typeof takeChosen>[1]) =>
    takeChosen(document, chosen).sections.map(({ heading }) => heading);
  expect(
    headings({
      sections: [
        { from: 0, to: 1 },
        { from: 2, to: 3 },
      ],
    }),
  ).toEqual(['Ice', 'Sea']);
  expect(headings({ pages: { from: 2, to: 9 } })).toEqual(['Snow', 'Sea']);
  expect(headings({ pages: { from: 8, to: 9 } })).toEqual([]);
});
