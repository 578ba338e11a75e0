import { cleanCharacters, cleanLine } from './clean-text.ts';
import { ExtractionError } from './extraction-error.ts';
import type { ExtractionLimits } from './extraction-limits.ts';
import { createLineJoiner } from './join-lines.ts';
import { decodeText } from './plain-text.ts';
import { joinParagraphs } from './section-paragraphs.ts';
import type { SourceDocument } from './source-document.ts';
import { findTitle } from './title/find-title.ts';

export function readTxt(bytes: Buffer, fileName: string, limits: ExtractionLimits): SourceDocument {
  const text = decodeText(bytes);
  if (text === null) throw new ExtractionError('unsupported');
  // The length is known before any work is done.
  if (text.length > 2 * limits.characters) throw new ExtractionError('too-long');
  const lines = cleanCharacters(text).split('\n');
  const join = createLineJoiner(lines);
  const paragraphs = blocks(lines).map((block) => cleanLine(join(block)));
  const sections = joinParagraphs(paragraphs);
  return { title: findTitle({ fileName }, sections), kind: 'txt', pageCount: null, sections };
}

/** Blank lines separate paragraphs; without any, each line is one, as from editors that wrap. */
function blocks(lines: string[]): string[][] {
  const trimmed = lines.map((line) => line.trim());
  if (!trimmed.some((line, at) => line === '' && at > 0 && at < trimmed.length - 1)) {
    return trimmed.map((line) => [line]);
  }
  const found: string[][] = [[]];
  for (const line of trimmed) {
    if (line === '') found.push([]);
    else found.at(-1)?.push(line);
  }
  return found.filter((block) => block.length > 0);
}
