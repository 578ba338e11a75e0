import { expect, test } from 'vitest';
import { joinSections } from '../processes/extractor.fixture.ts';
import { DEFAULT_LIMITS } from './extraction-limits.ts';
import { readTxt } from './read-txt.ts';

test.each([
  ['UTF-8', Buffer.from('Ça suffit: 5 µm')],
  ['UTF-8 with a mark', Buffer.from('\ufeffÇa suffit: 5 µm')],
  ['UTF-16', Buffer.from('\ufeffÇa suffit: 5 µm', 'utf16le')],
  ['UTF-16, high byte first', Buffer.from('\ufeffÇa suffit: 5 µm', 'utf16le').swap16()],
  ['Latin-1', Buffer.from('Ça suffit: 5 µm', 'latin1')],
])('reads %s', (_, bytes) => {
  expect(joinSections(readTxt(bytes, 'note', DEFAULT_LIMITS))).toBe('Ça suffit: 5 µm');
});

test('joins the lines of paragraphs that blank lines set apart', () => {
  const document = readTxt(
    Buffer.from('Leaves are\ngreen.\n\nRoots are\r\nwhite.\n'),
    'note',
    DEFAULT_LIMITS,
  );
  expect(joinSections(document)).toBe('Leaves are green.\n\nRoots are white.');
});

test('takes each line for a paragraph where no blank line sets them apart', () => {
  const document = readTxt(
    Buffer.from('Leaves are green.\nRoots are white.'),
    'note',
    DEFAULT_LIMITS,
  );
  expect(joinSections(document)).toBe('Leaves are green.\n\nRoots are white.');
});
