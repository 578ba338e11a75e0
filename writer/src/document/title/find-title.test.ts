import { expect, test } from 'vitest';
import type { Section } from '../source-document.ts';
import { findTitle } from './find-title.ts';

function under(...headings: (string | null)[]): Section[] {
  return headings.map((heading) => ({ heading, page: 1, text: 'Ice moves.' }));
}

test('a document is called as it states itself', () => {
  const named = { stated: 'Moving Ice', fileName: 'Glaciers.pdf' };
  expect(findTitle(named, under('Valleys'))).toBe('Moving Ice');
});

test('else as its file, where somebody has named that with care', () => {
  const named = { stated: 'CHAP 4.pmd', fileName: 'Moving_Ice (2).pdf' };
  expect(findTitle(named, under('Valleys'))).toBe('Moving Ice');
});

test('else as it is headed', () => {
  expect(findTitle({ fileName: 'moving ice notes.pdf' }, under('WHERE ICE MOVES'))).toBe(
    'Where Ice Moves',
  );
});

test('else as its file all the same', () => {
  expect(findTitle({ fileName: 'moving-ice.pdf' }, under(null, 'Valleys'))).toBe('Moving ice');
});

test('a better heading follows where the first is only the number of a chapter', () => {
  const named = { stated: 'CHAP 11.pmd', fileName: 'iglc111.pdf' };
  expect(findTitle(named, under('Chapter 11', '11 Moving Ice'))).toBe('Moving Ice');
  expect(findTitle(named, under('Chapter 11', '11.2 Valleys'))).toBe('Chapter 11');
});

test('what nobody has named is called as its file, or untitled', () => {
  expect(findTitle({ fileName: 'scan_0012.pdf' }, under(null))).toBe('Scan 0012');
  expect(findTitle({ fileName: '.pdf' }, under(null))).toBe('Untitled Quiz');
});

test('what states itself at the length of a book is not read to its end', () => {
  const started = performance.now();
  const stated = `a_${'('.repeat(100_000)}`;
  expect(findTitle({ stated, fileName: 'moving-ice.pdf' }, [])).toBe('Moving ice');
  expect(performance.now() - started).toBeLessThan(500);
});
