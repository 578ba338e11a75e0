import { expect, test } from 'vitest';
import { filePathOf, textPathOf, toMaterialText } from './material-text.ts';

const section = (heading: string | null, page: number | null, text: string) => ({
  heading,
  page,
  text,
});

test('a document is read by its headings, paragraph by paragraph', () => {
  const sections = [section(null, 1, 'Water moves.'), section('Rain', 2, 'It falls.\n\nIt stops.')];
  expect(toMaterialText({ sections })).toEqual({
    sections: [
      { title: null, page: 1, paragraphs: ['Water moves.'] },
      { title: 'Rain', page: 2, paragraphs: ['It falls.', 'It stops.'] },
    ],
    isCut: false,
    ordersLeftOut: 0,
  });
});

test('a heading stands once, and pages without one stay apart', () => {
  const sections = [
    section('Rain', 2, 'It falls.'),
    section('Rain', 3, 'It stops.'),
    section(null, 4, 'Snow.'),
    section(null, 5, 'Ice.'),
  ];
  const { sections: kept } = toMaterialText({ sections });
  expect(kept.map(({ page, paragraphs }) => [page, paragraphs])).toEqual([
    [2, ['It falls.', 'It stops.']],
    [4, ['Snow.']],
    [5, ['Ice.']],
  ]);
});

test('a paragraph on another page than its section keeps its page', () => {
  const text = 'It falls.\n\nIt stops.\n\nIt falls again.';
  const over = { ...section('Rain', 2, text), pageStarts: [{ offset: 11, page: 3 }] };
  const { sections } = toMaterialText({ sections: [over, section('Rain', 5, 'Snow.')] });
  expect(sections).toMatchObject([{ page: 2, paragraphPages: [2, 3, 3, 5] }]);
});

test('what was left out is told', () => {
  const sections = [section('Rain', 1, 'It falls.')];
  expect(toMaterialText({ sections, ordersLeftOut: 2 }).ordersLeftOut).toBe(2);
});

test('a long text ends with a whole paragraph', () => {
  const paragraph = 'ä'.repeat(49_000);
  const text = Array.from({ length: 4 }, () => paragraph).join('\n\n');
  const read = toMaterialText({ sections: [section('One', 1, text), section('Two', 9, 'More.')] });
  expect(read.isCut).toBe(true);
  expect(read.sections).toEqual([{ title: 'One', page: 1, paragraphs: Array(3).fill(paragraph) }]);
});

test('what is made of headings or of single words is cut as well', () => {
  const heading = 'Rain '.repeat(100);
  const headed = Array.from({ length: 5000 }, (_, at) =>
    section(`${heading}${at}`, 1, 'It falls.'),
  );
  const words = section('Rain', 1, 'It\n\n'.repeat(100_000));
  for (const sections of [headed, [words]]) {
    const read = toMaterialText({ sections });
    expect(read.isCut).toBe(true);
    expect(JSON.stringify(read).length).toBeLessThan(400_000);
  }
});

test('a text lies beside its file', () => {
  expect(filePathOf(textPathOf('materials/anna/1f'))).toBe('materials/anna/1f');
  expect(filePathOf('materials/anna/1f')).toBe('materials/anna/1f');
});
