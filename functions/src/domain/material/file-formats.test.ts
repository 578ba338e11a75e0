import { describe, expect, test } from 'vitest';
import { acceptsExtension, agreesWithName, extensionOf, mimeOf } from './file-formats.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');
const ole = bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1');
const zip = bytes('PK\x03\x04');

describe('agreesWithName', () => {
  test.each([
    ['a.pdf', bytes('%PDF-1.7')],
    ['a.pdf', bytes('\n\njunk before %PDF-1.4')],
    ['A.PDF', bytes('%PDF-1.7')],
    ['a.docx', zip],
    ['a.pptx', zip],
    ['a.odt', zip],
    ['a.doc', ole],
    ['a.ppt', ole],
    ['a.rtf', bytes('{\\rtf1')],
    ['a.txt', bytes('plain words')],
    ['a.txt', bytes('\xff\xfeh\0i\0')],
    ['a.mp4', bytes('\0\0\0\x18ftypmp42')],
    ['a.mov', bytes('\0\0\0\x14moov')],
    ['a.webm', bytes('\x1a\x45\xdf\xa3')],
  ])('%s takes its own bytes', (name, head) => {
    expect(agreesWithName(name, head)).toBe(true);
  });

  test.each([
    ['a.pdf', zip],
    ['a.pdf', bytes('<html>')],
    ['a.docx', ole],
    ['a.doc', zip],
    ['a.txt', bytes('MZ\0\0')],
    ['a.mp4', bytes('<!DOCTYPE html>')],
    ['a.webm', bytes('\x1a\x45')],
    ['a.exe', bytes('MZ')],
    ['noending', bytes('text')],
  ])('%s refuses other bytes', (name, head) => {
    expect(agreesWithName(name, head)).toBe(false);
  });
});

test.each([
  ['PDF', 'a.pdf', true],
  ['PDF', 'a.docx', false],
  ['Document', 'a.txt', true],
  ['Presentation', 'a.PPTX', true],
  ['Video', 'a.mp4', true],
  ['Video', 'a.pdf', false],
] as const)('a %s material named %s', (type, name, expected) => {
  expect(acceptsExtension(type, name)).toBe(expected);
});

test.each([
  ['a.tar.gz', '.gz'],
  ['.pdf', ''],
  ['a', ''],
  ['a.PDF', '.pdf'],
])('the ending of %s', (name, expected) => {
  expect(extensionOf(name)).toBe(expected);
});

test('a file is sent with the type of our table, never as HTML', () => {
  expect(mimeOf('a.pdf')).toBe('application/pdf');
  expect(mimeOf('a.html')).toBe('application/octet-stream');
});
