import { decodeBytes } from '../text/decode-bytes.ts';
import { isAiken, readAiken } from './read-aiken.ts';
import { readCsv } from './read-csv.ts';
import { toItem, type Found, type ReadFile, type ReadFormat } from './read-file.ts';
import { readGift } from './read-gift.ts';
import { readMoodleXml } from './read-moodle-xml.ts';

const MAX_BYTES = 20_000_000;
const MAX_ITEMS = 500;

const problems = {
  tooLarge: 'This file is larger than 20 MB.',
  strange: 'This file has no questions in GIFT, Moodle XML, Aiken or CSV.',
  tooMany: `Only the first ${MAX_ITEMS} questions of this file are read.`,
} as const;

/** Reads the questions of a file. Whatever is in it, the promise is kept: a bad file has problems. */
export function readQuestions(bytes: Uint8Array, fileName: string): Promise<ReadFile> {
  if (bytes.length > MAX_BYTES) return Promise.resolve(nothing(problems.tooLarge));
  const read = readText(decodeBytes(bytes), fileName);
  if (!read || read.found.length === 0) return Promise.resolve(nothing(problems.strange));
  const { format, found } = read;
  return Promise.resolve({
    format,
    items: found.slice(0, MAX_ITEMS).map(toItem),
    problems: found.length > MAX_ITEMS ? [problems.tooMany] : [],
  });
}

function nothing(problem: string): ReadFile {
  return { format: null, items: [], problems: [problem] };
}

function readText(text: string, fileName: string): { format: ReadFormat; found: Found[] } | null {
  const tell = (format: ReadFormat, found: Found[] | null) => found && { format, found };
  if (/^\s*<\?xml|^\s*<quiz[\s>]/.test(text)) return tell('moodle-xml', readMoodleXml(text));
  if (/\.[ct]sv$/i.test(fileName)) return tell('csv', readCsv(text));
  if (isAiken(text)) return tell('aiken', readAiken(text));
  if (/\{[^{}]*\}/s.test(text) || /\.gift$/i.test(fileName)) return tell('gift', readGift(text));
  return tell('csv', readCsv(text));
}
